/** How wide the spaces of tracks are, in units; every track is 34 high. */

import { MOST_HERITAGE, TRACK_END, TRACK_START } from "../parts";

export const DYNASTY_SPACE = 17;
export const TRACK_WIDE = (TRACK_END - TRACK_START + 1) * DYNASTY_SPACE;
export const HERITAGE_SPACE = 22;
export const HERITAGE_WIDE = (MOST_HERITAGE + 1) * HERITAGE_SPACE;
