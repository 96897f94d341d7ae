/** What happens when a person points at something, or passes over it. */

import type { InventionsDecision, InventionsView } from "../../protocol/generated/inventions";
import type { BoardTable } from "../../table/model/drawing";
import * as shared from "../parts/acting";
import { samePlace, type Viewport, type Place } from "./viewport.svelte";
import type { Effect } from "./effects";
import { isLit, meaning } from "./pointing";
import type { Scene } from "./scene";

export type Table = BoardTable<InventionsView, Scene, Effect>;

/** What is asked, as the game knows it. */
export function askedOf(table: Table): InventionsDecision | null {
  return table.playback.view.decision as unknown as InventionsDecision | null;
}

export function passOver(table: Table, viewport: Viewport, place: Place | null): void {
  shared.passOver(table, viewport, place, (one) => meaning(table, one));
}

/** Point at something: it is chosen while it leaves several answers, and others narrow them. */
export function pointAt(table: Table, viewport: Viewport, place: Place): void {
  const meant = meaning(table, place);
  if (!table.playback.busy && meant !== null && meant.count > 1) {
    viewport.open = null;
    table.selection.point(meant.marks);
    return;
  }
  shared.pointAt(table, viewport, place, (one) => meaning(table, one));
}

/** Carry something away from its place: it is chosen, if others have to be chosen beside it. */
export function takeUp(table: Table, viewport: Viewport, place: Place): void {
  const meant = meaning(table, place);
  const isOpen = !table.playback.busy && meant !== null && meant.count > 1;
  if (isOpen && !meant.marks.every((mark) => table.selection.chosen.includes(mark)))
    pointAt(table, viewport, place);
}

/** Put what is carried down on something: both are chosen. */
export function putDown(table: Table, viewport: Viewport, place: Place): void {
  const from = viewport.carried;
  viewport.carried = null;
  if (
    from === null ||
    samePlace(from, place) ||
    table.playback.busy ||
    table.selection.chosen.length === 0
  )
    return;
  if (isLit(table, place)) pointAt(table, viewport, place);
}
