/** What happens when a person passes over a place, or points at it. */

import type { BoardPlayback, BoardSelection } from "../../table/model/drawing";
import type { BoardViewport } from "./viewport.svelte";
import { isChosen, type Meaning } from "./pointing";

interface Acting {
  readonly selection: Pick<BoardSelection, "chosen" | "meant" | "hover" | "point" | "confirm">;
  readonly playback: Pick<BoardPlayback, "busy" | "skip">;
}

/** Pass over a place: what it would mean is foreseen, or why it may not be is asked. */
export function passOver<P>(
  table: Acting,
  viewport: BoardViewport<P>,
  place: P | null,
  means: (place: P) => Meaning | null,
): void {
  viewport.pointed = place;
  const marks = place === null || table.playback.busy ? null : (means(place)?.marks ?? null);
  table.selection.hover(marks);
}

/** Point at a place: choose it, play it when it is chosen already, or open its sheet. */
export function pointAt<P>(
  table: Acting,
  viewport: BoardViewport<P>,
  place: P,
  means: (place: P) => Meaning | null,
): void {
  if (table.playback.busy) {
    table.playback.skip();
    return;
  }
  const meant = means(place);
  if (meant?.count !== 1) {
    viewport.open = place;
    return;
  }
  viewport.open = null;
  if (isChosen(table, meant.marks) && table.selection.meant !== undefined)
    void table.selection.confirm();
  else table.selection.point(meant.marks);
}
