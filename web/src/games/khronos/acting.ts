/** What happens when a person points at a cell, or passes over it. */

import type { KhronosView } from "../../protocol/generated/khronos";
import type { BoardTable } from "../../table/model/drawing";
import * as acting from "../parts/acting";
import type { Meaning } from "../parts/pointing";
import type { Viewport, Place } from "./viewport.svelte";
import type { Effect } from "./effects";
import { meaning } from "./pointing";
import type { Scene } from "./scene";

export type Table = BoardTable<KhronosView, Scene, Effect>;

function meansAt(table: Table): (place: Place) => Meaning | null {
  return ({ age, cell }) => meaning(table, table.playback.view, age, cell);
}

/** Pass over a cell: what it would mean is foreseen, or why it may not be is asked. */
export function passOver(table: Table, viewport: Viewport, place: Place | null): void {
  acting.passOver(table, viewport, place, meansAt(table));
}

/** Point at a cell: choose it, play it when it is chosen already, or open its sheet. */
export function pointAt(table: Table, viewport: Viewport, place: Place): void {
  if (!table.playback.busy) viewport.front = place.age;
  acting.pointAt(table, viewport, place, meansAt(table));
}
