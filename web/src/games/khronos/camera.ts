/** Which part of the board is seen: the same part in all three ages. */

import type { Point } from "./art/line";
import { BOARD_HEIGHT, BOARD_WIDTH, CELL, columnOf, rowOf } from "./geometry";

export interface Camera {
  /** Upper left corner of what is seen, in units of the board. */
  readonly x: number;
  readonly y: number;
  /** 1 shows the whole board. */
  readonly zoom: number;
}

export const WHOLE: Camera = { x: 0, y: 0, zoom: 1 };
export const NEAREST = 5;
export const ZOOM_STEP = 1.5;

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** The camera kept on the board. */
function kept({ x, y, zoom }: Camera): Camera {
  const near = clamp(zoom, 1, NEAREST);
  return {
    x: clamp(x, 0, BOARD_WIDTH - BOARD_WIDTH / near),
    y: clamp(y, 0, BOARD_HEIGHT - BOARD_HEIGHT / near),
    zoom: near,
  };
}

/** Go nearer (or, below 1, further) by a *factor*; the point *at* stays where it is seen. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  const zoom = clamp(camera.zoom * factor, 1, NEAREST);
  const share = camera.zoom / zoom;
  return kept({ x: at.x - (at.x - camera.x) * share, y: at.y - (at.y - camera.y) * share, zoom });
}

/** Move what is seen by units of the board. */
export function panned(camera: Camera, across: number, down: number): Camera {
  return kept({ ...camera, x: camera.x + across, y: camera.y + down });
}

/** Move as little as needed to see a cell, with one cell around it. */
export function showing(camera: Camera, cell: number): Camera {
  const [x, y] = [columnOf(cell) * CELL, rowOf(cell) * CELL];
  const [wide, high] = [BOARD_WIDTH / camera.zoom, BOARD_HEIGHT / camera.zoom];
  return kept({
    ...camera,
    x: clamp(camera.x, x + 2 * CELL - wide, x - CELL),
    y: clamp(camera.y, y + 2 * CELL - high, y - CELL),
  });
}

/** The middle of what is seen. */
export function centre({ x, y, zoom }: Camera): Point {
  return { x: x + BOARD_WIDTH / zoom / 2, y: y + BOARD_HEIGHT / zoom / 2 };
}

/** As an SVG takes it. */
export function viewBox({ x, y, zoom }: Camera): string {
  return `${x} ${y} ${BOARD_WIDTH / zoom} ${BOARD_HEIGHT / zoom}`;
}
