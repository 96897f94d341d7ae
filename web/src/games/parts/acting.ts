/** What happens when a person passes over a place, or points at it. */

import type { BoardTable } from "../face";
import type { BoardDesk } from "./desk.svelte";
import { isChosen, type Meaning } from "./pointing";

type Acting = Pick<
  BoardTable,
  "busy" | "chosen" | "meant" | "hover" | "point" | "confirm" | "skip"
>;

/** Pass over a place: what it would mean is foreseen, or why it may not be is asked. */
export function passOver<P>(
  table: Acting,
  desk: BoardDesk<P>,
  place: P | null,
  means: (place: P) => Meaning | null,
): void {
  desk.pointed = place;
  const marks = place === null || table.busy ? null : (means(place)?.marks ?? null);
  table.hover(marks);
}

/** Point at a place: choose it, play it when it is chosen already, or open its sheet. */
export function pointAt<P>(
  table: Acting,
  desk: BoardDesk<P>,
  place: P,
  means: (place: P) => Meaning | null,
): void {
  if (table.busy) {
    table.skip();
    return;
  }
  const meant = means(place);
  if (meant?.count !== 1) {
    desk.open = place;
    return;
  }
  desk.open = null;
  if (isChosen(table, meant.marks) && table.meant !== undefined) void table.confirm();
  else table.point(meant.marks);
}
