/** The keyboard on a land: the cursor goes from cell to cell, digits and pages change the age. */

import { steering } from "../parts/keys";
import { passOver, pointAt } from "./acting";

/** Do what a key means, if it means anything. */
export const steer = steering(passOver, pointAt);
