/** What happens when a person passes over a place, or points at it. */

import type { BoardTable } from "../drawing";
import type { BoardViewport } from "./viewport.svelte";
import { isChosen, type Meaning } from "./pointing";

type Acting = Pick<
  BoardTable,
  "busy" | "chosen" | "meant" | "hover" | "point" | "confirm" | "skip"
>;

/** Pass over a place: what it would mean is foreseen, or why it may not be is asked. */
export function passOver<P>(
  table: Acting,
  viewport: BoardViewport<P>,
  place: P | null,
  means: (place: P) => Meaning | null,
): void {
  viewport.pointed = place;
  const marks = place === null || table.busy ? null : (means(place)?.marks ?? null);
  table.hover(marks);
}

/** Point at a place: choose it, play it when it is chosen already, or open its sheet. */
export function pointAt<P>(
  table: Acting,
  viewport: BoardViewport<P>,
  place: P,
  means: (place: P) => Meaning | null,
): void {
  if (table.busy) {
    table.skip();
    return;
  }
  const meant = means(place);
  if (meant?.count !== 1) {
    viewport.open = place;
    return;
  }
  viewport.open = null;
  if (isChosen(table, meant.marks) && table.meant !== undefined) void table.confirm();
  else table.point(meant.marks);
}
