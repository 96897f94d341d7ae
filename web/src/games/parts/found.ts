/** How a place is written in the document, so that it can be looked for there. */

import type { Place } from "../../protocol/game";

/** `age:0 cell:54 rank:2` as one word: `age:0-cell:54-rank:2`. */
export function foundKey(place: Place): string {
  return Object.entries(place)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([field, number]) => `${field}:${number}`)
    .join("-");
}
