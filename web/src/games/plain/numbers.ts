/** The numbers of the seats: what lies in front of each, and how it would change. */

import type { Plain, PlainRecord, Seat } from "../../protocol/values";
import { changesOf, type Changes } from "../parts/changes";
import { signed } from "../../art/sums";
import { fieldName, isRecord, namesOf, typeOf, type Telling } from "./tree";

function playerOf(view: Plain, seat: Seat): PlainRecord {
  const players = isRecord(view) && Array.isArray(view.players) ? view.players : [];
  const player = (players as readonly Plain[])[seat];
  return isRecord(player) ? player : {};
}

/** How the numbers of each seat would change on the way from one view to another. */
export function seatChanges(
  view: Plain,
  then: Plain,
  seats: number,
  telling: Pick<Telling, "game" | "words">,
): Changes[] {
  return changesOf(seats, (seat) => {
    const [before, after] = [playerOf(view, seat), playerOf(then, seat)];
    const record = typeOf(before);
    return Object.entries(before).flatMap(([field, now]) => {
      const later = after[field];
      if (typeof now !== "number" || typeof later !== "number") return [];
      if (namesOf({ record, field }, telling) !== null) return [];
      const name = fieldName(field, telling.words);
      return [{ now, then: later, tell: (by: number) => `${name} ${signed(by)}` }];
    });
  });
}
