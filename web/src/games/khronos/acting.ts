/** What happens when a person points at a cell, passes over it, or asks for what can be done there. */

import type { KhronosView } from "../../protocol/generated/khronos";
import type { BoardTable } from "../face";
import type { Desk, Place } from "./desk.svelte";
import type { Effect } from "./effects";
import { meaning } from "./pointing";
import type { Scene } from "./scene";

export type Table = BoardTable<KhronosView, Scene, Effect>;

/** Pass over a cell: what it would mean is foreseen, or why it may not be is asked. */
export function passOver(table: Table, desk: Desk, place: Place | null): void {
  desk.pointed = place;
  if (place === null || table.busy) {
    table.hover(null);
    return;
  }
  table.hover(meaning(table, table.view, place.age, place.cell)?.marks ?? null);
}

/** Point at a cell: choose it, play it when it is chosen already, or open its sheet. */
export function pointAt(table: Table, desk: Desk, place: Place): void {
  if (table.busy) {
    table.skip();
    return;
  }
  desk.front = place.age;
  const meant = meaning(table, table.view, place.age, place.cell);
  if (meant?.count !== 1) {
    desk.open = place;
    return;
  }
  desk.open = null;
  const isChosen = meant.marks.every((mark) => table.chosen.includes(mark));
  if (isChosen && table.meant !== undefined) void table.confirm();
  else table.point(meant.marks);
}
