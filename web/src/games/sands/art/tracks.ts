/** How wide the spaces of tracks are, in units; every track is 34 high. */

import { parts } from "../parts";

export const DYNASTY_SPACE = 17;
export const HERITAGE_SPACE = 22;

/** How wide the dynasty track is. */
export function trackWide(): number {
  return (parts.trackEnd - parts.trackStart + 1) * DYNASTY_SPACE;
}

/** How wide the heritage track is. */
export function heritageWide(): number {
  return (parts.mostHeritage + 1) * HERITAGE_SPACE;
}
