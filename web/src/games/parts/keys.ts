/** The keyboard on a board: arrows move the cursor, Enter points, digits and pages turn to another part. */

import type { BoardTable } from "../face";
import { centre, ZOOM_STEP } from "./camera";
import type { BoardDesk } from "./desk.svelte";

/** What the keys steer. */
interface Steered<P> {
  readonly table: Pick<BoardTable, "busy" | "skip" | "clear">;
  readonly desk: BoardDesk<P>;
  /** The cursor comes to a place. */
  over(place: P): void;
  /** The place is pointed at. */
  point(place: P): void;
}

type Press = <P>(steered: Steered<P>) => void;

function step(across: number, down: number): Press {
  return (steered) => steered.over(steered.desk.step(across, down));
}

function turn(to: (front: number) => number): Press {
  return (steered) => {
    const { desk } = steered;
    desk.turnTo(to(desk.front));
    steered.over(steered.desk.step(0, 0));
    desk.focus();
  };
}

function zoom(factor: number): Press {
  return ({ desk }) => desk.zoom(factor, centre(desk.extent, desk.camera));
}

const point: Press = (steered) => {
  const { pointed } = steered.desk;
  if (pointed === null) steered.over(steered.desk.step(0, 0));
  else steered.point(pointed);
};

const leave: Press = ({ table, desk }) => {
  if (table.busy) table.skip();
  else if (desk.open !== null) desk.open = null;
  else table.clear();
};

const PRESSES: Readonly<Record<string, Press>> = {
  ArrowLeft: step(-1, 0),
  ArrowRight: step(1, 0),
  ArrowUp: step(0, -1),
  ArrowDown: step(0, 1),
  Enter: point,
  " ": point,
  Escape: leave,
  "+": zoom(ZOOM_STEP),
  "=": zoom(ZOOM_STEP),
  "-": zoom(1 / ZOOM_STEP),
  "0": ({ desk }) => desk.reset(),
};

/** What a key means that turns to another part of a board that has several. */
function turning(key: string, fronts: number): Press | undefined {
  if (fronts < 2) return undefined;
  if (key === "PageUp") return turn((front) => front - 1);
  if (key === "PageDown") return turn((front) => front + 1);
  const wanted = Number(key) - 1;
  return wanted >= 0 && wanted < fronts ? turn(() => wanted) : undefined;
}

/** Do what a key means on a board, if it means anything there. */
function steer<P>(event: KeyboardEvent, steered: Steered<P>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const press = PRESSES[event.key] ?? turning(event.key, steered.desk.fronts);
  if (press === undefined) return;
  event.preventDefault();
  press(steered);
}

/** Someone who steers a board by its keys; *over* and *point* are what the game does at a place. */
export function steering<T extends Steered<P>["table"], D extends BoardDesk<P>, P>(
  over: (table: T, desk: D, place: P) => void,
  point: (table: T, desk: D, place: P) => void,
): (event: KeyboardEvent, table: T, desk: D) => void {
  return (event, table, desk) =>
    steer(event, {
      table,
      desk,
      over: (place) => over(table, desk, place),
      point: (place) => point(table, desk, place),
    });
}
