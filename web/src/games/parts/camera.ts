/** Which part of a board is seen, and how near. */

import type { Box } from "../../art/box";
import type { Point } from "../../art/line";

export interface Camera {
  /** Upper left corner of what is seen, in units of the board. */
  readonly x: number;
  readonly y: number;
  /** 1 shows the whole board. */
  readonly zoom: number;
}

/** How large a board is in its own units, and how near one may go. */
export interface Extent {
  /** Where its upper left corner lies, if not at 0. */
  readonly x?: number;
  readonly y?: number;
  readonly wide: number;
  readonly high: number;
  readonly nearest: number;
}

export const ZOOM_STEP = 1.5;

/** The camera that shows the whole board. */
export function whole({ x = 0, y = 0 }: Extent): Camera {
  return { x, y, zoom: 1 };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** The camera kept on the board. */
function kept(extent: Extent, { x, y, zoom }: Camera): Camera {
  const { wide, high, nearest } = extent;
  const near = clamp(zoom, 1, nearest);
  const first = whole(extent);
  return {
    x: clamp(x, first.x, first.x + wide - wide / near),
    y: clamp(y, first.y, first.y + high - high / near),
    zoom: near,
  };
}

/** Go nearer (or, below 1, further) by a *factor*; the point *at* stays where it is seen. */
export function zoomed(extent: Extent, camera: Camera, factor: number, at: Point): Camera {
  const zoom = clamp(camera.zoom * factor, 1, extent.nearest);
  const share = camera.zoom / zoom;
  const [x, y] = [at.x - (at.x - camera.x) * share, at.y - (at.y - camera.y) * share];
  return kept(extent, { x, y, zoom });
}

/** Move what is seen by units of the board. */
export function panned(extent: Extent, camera: Camera, across: number, down: number): Camera {
  return kept(extent, { ...camera, x: camera.x + across, y: camera.y + down });
}

/** Move as little as needed to see a part of the board, with a *margin* around it. */
export function showing(extent: Extent, camera: Camera, box: Box, margin: number): Camera {
  const [wide, high] = [extent.wide / camera.zoom, extent.high / camera.zoom];
  return kept(extent, {
    ...camera,
    x: clamp(camera.x, box.x + box.wide + margin - wide, box.x - margin),
    y: clamp(camera.y, box.y + box.high + margin - high, box.y - margin),
  });
}

/** The part of a board around a *box*, so much wider than high; as far as the board reaches. */
export function cutOut(board: Extent, box: Box, shape: number): Extent {
  const wide = Math.min(Math.max(box.wide, box.high * shape), board.wide);
  const high = Math.min(Math.max(box.high, wide / shape), board.high);
  const { x, y } = middle(box);
  return {
    ...board,
    x: clamp(x - wide / 2, 0, board.wide - wide),
    y: clamp(y - high / 2, 0, board.high - high),
    wide,
    high,
  };
}

/** The middle of what is seen. */
export function centre(extent: Extent, { x, y, zoom }: Camera): Point {
  return middle({ x, y, wide: extent.wide / zoom, high: extent.high / zoom });
}

export function middle({ x, y, wide, high }: Box): Point {
  return { x: x + wide / 2, y: y + high / 2 };
}

/** As an SVG takes it. */
export function viewBox({ wide, high }: Extent, { x, y, zoom }: Camera): string {
  return `${x} ${y} ${wide / zoom} ${high / zoom}`;
}
