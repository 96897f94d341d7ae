/** The keyboard on the map: the cursor goes from region to region. */

import { steering } from "../parts/keys";
import { passOver, pointAt } from "./acting";

/** Do what a key means, if it means anything. */
export const steer = steering(passOver, pointAt);
