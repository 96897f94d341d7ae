/** The keyboard on a board: arrows move the cursor, Enter points, digits and pages turn to another part. */

import type { BoardPlayback, BoardSelection } from "../../table/model/drawing";
import { centre, ZOOM_STEP } from "./camera";
import type { BoardViewport } from "./viewport.svelte";

/** What the keys steer. */
interface Steered<P> {
  readonly table: {
    readonly selection: Pick<BoardSelection, "clear">;
    readonly playback: Pick<BoardPlayback, "busy" | "skip">;
  };
  readonly viewport: BoardViewport<P>;
  /** The cursor comes to a place. */
  over(place: P): void;
  /** The place is pointed at. */
  point(place: P): void;
}

type Press = <P>(steered: Steered<P>) => void;

function step(across: number, down: number): Press {
  return (steered) => steered.over(steered.viewport.step(across, down));
}

function turn(to: (front: number) => number): Press {
  return (steered) => {
    const { viewport } = steered;
    viewport.turnTo(to(viewport.front));
    steered.over(steered.viewport.step(0, 0));
    viewport.focus();
  };
}

function zoom(factor: number): Press {
  return ({ viewport }) => viewport.zoom(factor, centre(viewport.extent, viewport.camera));
}

const point: Press = (steered) => {
  const { pointed } = steered.viewport;
  if (pointed === null) steered.over(steered.viewport.step(0, 0));
  else steered.point(pointed);
};

const leave: Press = ({ table, viewport }) => {
  if (table.playback.busy) table.playback.skip();
  else if (viewport.open !== null) viewport.open = null;
  else table.selection.clear();
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
  "0": ({ viewport }) => viewport.reset(),
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
  const press = PRESSES[event.key] ?? turning(event.key, steered.viewport.fronts);
  if (press === undefined) return;
  event.preventDefault();
  press(steered);
}

/** Someone who steers a board by its keys; *over* and *point* are what the game does at a place. */
export function steering<T extends Steered<P>["table"], D extends BoardViewport<P>, P>(
  over: (table: T, viewport: D, place: P) => void,
  point: (table: T, viewport: D, place: P) => void,
): (event: KeyboardEvent, table: T, viewport: D) => void {
  return (event, table, viewport) =>
    steer(event, {
      table,
      viewport,
      over: (place) => over(table, viewport, place),
      point: (place) => point(table, viewport, place),
    });
}
