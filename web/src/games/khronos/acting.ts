/** What happens when a person points at a cell, or passes over it. */

import type { KhronosView } from "../../protocol/generated/khronos";
import type { BoardTable } from "../face";
import * as acting from "../parts/acting";
import type { Meaning } from "../parts/pointing";
import type { Desk, Place } from "./desk.svelte";
import type { Effect } from "./effects";
import { meaning } from "./pointing";
import type { Scene } from "./scene";

export type Table = BoardTable<KhronosView, Scene, Effect>;

function meansAt(table: Table): (place: Place) => Meaning | null {
  return ({ age, cell }) => meaning(table, table.view, age, cell);
}

/** Pass over a cell: what it would mean is foreseen, or why it may not be is asked. */
export function passOver(table: Table, desk: Desk, place: Place | null): void {
  acting.passOver(table, desk, place, meansAt(table));
}

/** Point at a cell: choose it, play it when it is chosen already, or open its sheet. */
export function pointAt(table: Table, desk: Desk, place: Place): void {
  if (!table.busy) desk.front = place.age;
  acting.pointAt(table, desk, place, meansAt(table));
}
