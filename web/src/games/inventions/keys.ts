/** The keyboard on the map: arrows go from medallion to medallion, Enter points. */

import { steering } from "../parts/keys";
import { passOver, pointAt } from "./acting";

/** Do what a key means, if it means anything. */
export const steer = steering(passOver, pointAt);
