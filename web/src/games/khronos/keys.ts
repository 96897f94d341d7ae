/** The keyboard on a land: the cursor goes from cell to cell, digits and pages change the age. */

import { steer as steerBoard } from "../parts/keys";
import { passOver, pointAt, type Table } from "./acting";
import type { Desk } from "./desk.svelte";

/** Do what a key means on a land, if it means anything there. */
export function steer(event: KeyboardEvent, table: Table, desk: Desk): void {
  steerBoard(event, {
    table,
    desk,
    step: (across, down) => desk.step(across, down),
    over: (place) => passOver(table, desk, place),
    point: (place) => pointAt(table, desk, place),
  });
}
