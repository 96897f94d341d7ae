/** What happens when a person points at a place, passes over it, or carries a citizen there. */

import type { SandsView } from "../../protocol/generated/sands";
import { fieldOf } from "../../table/model/choose";
import type { BoardTable } from "../../table/model/drawing";
import * as acting from "../parts/acting";
import { isChosen } from "../parts/pointing";
import type { Viewport } from "./viewport.svelte";
import type { Effect } from "./effects";
import { isMoving, meaning, regionMark, regionOf, takenUp, type Place } from "./pointing";
import type { Scene } from "./scene";

export type Table = BoardTable<SandsView, Scene, Effect>;

/** Pass over a place: what it would mean is foreseen, or why it may not be is asked. */
export function passOver(table: Table, viewport: Viewport, place: Place | null): void {
  acting.passOver(table, viewport, place, (one) => meaning(table, one));
}

/** Point at a place: choose it, play it when it is chosen already, or open its sheet. */
export function pointAt(table: Table, viewport: Viewport, place: Place): void {
  if (!table.playback.busy && isMoving(table) && movedTo(table, place)) {
    viewport.open = null;
    return;
  }
  acting.pointAt(table, viewport, place, (one) => meaning(table, one));
}

/** Move the citizen that is taken up, at once: a move can be taken back, and the last word is "done". */
function movedTo(table: Table, place: Place): boolean {
  const goal = regionMark(regionOf(place));
  const origin = table.selection.chosen.filter((mark) => fieldOf(mark) !== "region");
  if (table.selection.offers.count([...origin, goal]) !== 1) return false;
  table.selection.point([goal]);
  void table.selection.confirm();
  return true;
}

/** Carry a citizen over a place: its goals are lit, and what the move would do is foreseen. */
export function carryOver(table: Table, from: Place, over: Place | null): void {
  const taken = takenUp(from);
  if (!isChosen(table, taken)) {
    table.selection.clear();
    table.selection.point(taken);
  }
  const isHome = over === null || regionOf(over) === regionOf(from);
  table.selection.hover(isHome ? null : [regionMark(regionOf(over))]);
}

/** Put a carried citizen down: it moves, or stays where it was. */
export function putDown(table: Table, from: Place, over: Place | null): void {
  table.selection.hover(null);
  const isHome = over === null || regionOf(over) === regionOf(from);
  if (isHome || !movedTo(table, over)) table.selection.clear();
}
