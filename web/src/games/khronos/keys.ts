/** The keyboard on a board: arrows move the cursor, Enter points, digits and pages change the age. */

import { passOver, pointAt, type Table } from "./acting";
import { centre, ZOOM_STEP } from "./camera";
import type { Desk } from "./desk.svelte";

type Press = (table: Table, desk: Desk) => void;

function step(across: number, down: number): Press {
  return (table, desk) => passOver(table, desk, desk.step(across, down));
}

function turn(to: (front: number) => number): Press {
  return (table, desk) => {
    desk.turnTo(to(desk.front));
    passOver(table, desk, desk.step(0, 0));
    const land = desk.seen[desk.front];
    if (land instanceof HTMLElement) land.focus({ preventScroll: true });
  };
}

function point(table: Table, desk: Desk): void {
  if (desk.pointed === null) passOver(table, desk, desk.step(0, 0));
  else pointAt(table, desk, desk.pointed);
}

function leave(table: Table, desk: Desk): void {
  if (table.busy) table.skip();
  else if (desk.open !== null) desk.open = null;
  else table.clear();
}

const PRESSES: Readonly<Record<string, Press>> = {
  ArrowLeft: step(-1, 0),
  ArrowRight: step(1, 0),
  ArrowUp: step(0, -1),
  ArrowDown: step(0, 1),
  Enter: point,
  " ": point,
  Escape: leave,
  PageUp: turn((front) => front - 1),
  PageDown: turn((front) => front + 1),
  "1": turn(() => 0),
  "2": turn(() => 1),
  "3": turn(() => 2),
  "+": (_, desk) => desk.zoom(ZOOM_STEP, centre(desk.camera)),
  "=": (_, desk) => desk.zoom(ZOOM_STEP, centre(desk.camera)),
  "-": (_, desk) => desk.zoom(1 / ZOOM_STEP, centre(desk.camera)),
  "0": (_, desk) => desk.reset(),
};

/** Do what a key means on a board, if it means anything there. */
export function steer(event: KeyboardEvent, table: Table, desk: Desk): void {
  const press = event.ctrlKey || event.metaKey || event.altKey ? undefined : PRESSES[event.key];
  if (press === undefined) return;
  event.preventDefault();
  press(table, desk);
}
