/**
 * The keyboard on a board: arrows lead from one open place to the next, with Shift, or where none is
 * open, from place to place; Enter points, digits and pages turn to another part.
 */

import type { Point } from "../../art/line";
import type { BoardPlayback, BoardSelection } from "../../table/model/drawing";
import { centre, ZOOM_STEP } from "./camera";
import { nextTowards } from "./cursor";
import type { BoardViewport } from "./viewport.svelte";

/** The places of a part of the board that answer what is asked, and where they lie. */
export interface Sites<T, D, P> {
  open(table: T, viewport: D): readonly P[];
  at(place: P): Point;
}

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
  /** The next open place in a direction; null where there is none. */
  next(across: number, down: number): P | null;
}

type Press = <P>(steered: Steered<P>, isFine: boolean) => void;

function step(across: number, down: number): Press {
  return (steered, isFine) => {
    const open = isFine ? null : steered.next(across, down);
    steered.over(open ?? steered.viewport.step(across, down));
  };
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
function turning(key: string, { fronts, byDigits }: BoardViewport<unknown>): Press | undefined {
  if (fronts < 2) return undefined;
  if (key === "PageUp") return turn((front) => front - 1);
  if (key === "PageDown") return turn((front) => front + 1);
  const wanted = byDigits ? Number(key) - 1 : -1;
  return wanted >= 0 && wanted < fronts ? turn(() => wanted) : undefined;
}

/** Do what a key means on a board, if it means anything there. */
function steer<P>(event: KeyboardEvent, steered: Steered<P>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const press = PRESSES[event.key] ?? turning(event.key, steered.viewport);
  if (press === undefined) return;
  event.preventDefault();
  press(steered, event.shiftKey);
}

/** The open place that comes next, seen from the one pointed at. */
function nextOpen<P>(
  open: readonly P[],
  at: (place: P) => Point,
  from: P | null,
  across: number,
  down: number,
): P | null {
  const HERE = -1;
  const places = new Map(open.map((place, i) => [i, at(place)]));
  if (from !== null) places.set(HERE, at(from));
  const next = nextTowards(from === null ? null : HERE, places, across, down);
  return next === null || next === HERE ? null : (open[next] ?? null);
}

/**
 * Someone who steers a board by its keys; *over* and *point* are what the game does at a place,
 * *sites* says which places answer what is asked.
 */
export function steering<T extends Steered<P>["table"], D extends BoardViewport<P>, P>(
  over: (table: T, viewport: D, place: P) => void,
  point: (table: T, viewport: D, place: P) => void,
  sites?: Sites<T, D, P>,
): (event: KeyboardEvent, table: T, viewport: D) => void {
  return (event, table, viewport) =>
    steer(event, {
      table,
      viewport,
      over: (place) => over(table, viewport, place),
      point: (place) => point(table, viewport, place),
      next: (across, down) => {
        if (sites === undefined) return null;
        const open = sites.open(table, viewport);
        return nextOpen(open, (place) => sites.at(place), viewport.pointed, across, down);
      },
    });
}
