/** The keyboard on the map: the cursor goes to what is lit, or from region to region. */

import { steering } from "../parts/keys";
import { passOver, pointAt } from "./acting";
import { chart, middleOf } from "./geometry";
import { borderAt, borderMark, litBorders, litRegions, regionMark, regionOf } from "./pointing";

/** Do what a key means, if it means anything. */
export const steer = steering(passOver, pointAt, {
  open: (table) => [
    ...[...litRegions(table)].map(regionMark),
    ...[...litBorders(table)].map(borderMark),
  ],
  at: (place) => chart().borderPlaces[borderAt(place)] ?? middleOf(regionOf(place)),
});
