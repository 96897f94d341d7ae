/** The keyboard on the map: the cursor goes from region to region. */

import { steer as steerBoard } from "../parts/keys";
import { passOver, pointAt, type Table } from "./acting";
import type { Desk } from "./desk.svelte";

/** Do what a key means on the map, if it means anything there. */
export function steer(event: KeyboardEvent, table: Table, desk: Desk): void {
  steerBoard(event, {
    table,
    desk,
    step: (across, down) => desk.step(across, down),
    over: (place) => passOver(table, desk, place),
    point: (place) => pointAt(table, desk, place),
  });
}
