/** The grid of Khronos as it is drawn: cells, footprints, rims of groups of cells. */

import { GRID_HEIGHT as HEIGHT, GRID_WIDTH as WIDTH } from "../../protocol/generated/khronos";
import { short, type Point } from "../../art/line";
import type { Box } from "../../art/box";
import type { Extent } from "../parts/camera";

export { HEIGHT, WIDTH };
export const CELLS = WIDTH * HEIGHT;
/** Side of a cell in the units all drawings use. */
export const CELL = 24;
export const BOARD_WIDTH = WIDTH * CELL;
export const BOARD_HEIGHT = HEIGHT * CELL;
/** Pixels beside and above a land, for the numbers of its rows and the letters of its columns. */
export const RIM_LEFT = 21;
export const RIM_TOP = 18;
export const EXTENT: Extent = { wide: BOARD_WIDTH, high: BOARD_HEIGHT, nearest: 5 };

export function columnOf(cell: number): number {
  return cell % WIDTH;
}

export function rowOf(cell: number): number {
  return Math.floor(cell / WIDTH);
}

/** The cell in a column and a row, or -1 off the grid. */
export function cellAt(column: number, row: number): number {
  const inside = column >= 0 && column < WIDTH && row >= 0 && row < HEIGHT;
  return inside ? row * WIDTH + column : -1;
}

/** Upper left corner of a cell. */
export function cornerOf(cell: number): Point {
  return { x: columnOf(cell) * CELL, y: rowOf(cell) * CELL };
}

/** A square of *rank* cells whose upper left cell is *cell*. */
export function boxOf(cell: number, rank: number): Box {
  return { ...cornerOf(cell), wide: rank * CELL, high: rank * CELL };
}

/** Middle of a square of *rank* cells whose upper left cell is *cell*. */
export function middleOf(cell: number, rank: number): Point {
  const corner = cornerOf(cell);
  return { x: corner.x + (rank * CELL) / 2, y: corner.y + (rank * CELL) / 2 };
}

/** The cells of a square of *rank* at *cell*, as far as they lie on the grid. */
export function footprint(cell: number, rank: number): number[] {
  const cells: number[] = [];
  for (let down = 0; down < rank; down++) {
    for (let across = 0; across < rank; across++) {
      const found = cellAt(columnOf(cell) + across, rowOf(cell) + down);
      if (found >= 0) cells.push(found);
    }
  }
  return cells;
}

/** The cells beside a cell, by its sides. */
export function neighbours(cell: number): number[] {
  const [x, y] = [columnOf(cell), rowOf(cell)];
  const around = [cellAt(x, y - 1), cellAt(x + 1, y), cellAt(x, y + 1), cellAt(x - 1, y)];
  return around.filter((one) => one >= 0);
}

/** Whether a square of *rank* at *cell* lies on the grid. */
export function fits(cell: number, rank: number): boolean {
  return columnOf(cell) + rank <= WIDTH && rowOf(cell) + rank <= HEIGHT;
}

/** One side of a cell on the rim of a group: from a corner of the grid to the next one. */
type Side = readonly [number, number, number, number];

/** The closed rims of a group of cells, clockwise, as corners of the grid. */
export function rims(cells: Iterable<number>): Point[][] {
  const inside = new Set(cells);
  const open = new Map<string, Side[]>();
  for (const cell of inside) {
    for (const side of sidesOf(cell, inside)) {
      const key = `${side[0]},${side[1]}`;
      open.set(key, [...(open.get(key) ?? []), side]);
    }
  }
  const found: Point[][] = [];
  for (;;) {
    const start = [...open.values()].find((sides) => sides.length > 0)?.[0];
    if (start === undefined) return found;
    found.push(traced(start, open));
  }
}

function sidesOf(cell: number, inside: ReadonlySet<number>): Side[] {
  const [x, y] = [columnOf(cell), rowOf(cell)];
  const has = (column: number, row: number): boolean => inside.has(cellAt(column, row));
  const sides: Side[] = [];
  if (!has(x, y - 1)) sides.push([x, y, x + 1, y]);
  if (!has(x + 1, y)) sides.push([x + 1, y, x + 1, y + 1]);
  if (!has(x, y + 1)) sides.push([x + 1, y + 1, x, y + 1]);
  if (!has(x - 1, y)) sides.push([x, y + 1, x, y]);
  return sides;
}

/** Follow a rim from its first side; where two rims meet at a corner, turn right. */
function traced(start: Side, open: Map<string, Side[]>): Point[] {
  const corners: Point[] = [];
  let side: Side | undefined = start;
  while (side !== undefined) {
    const here: Side = side;
    remove(open, here);
    corners.push({ x: here[0], y: here[1] });
    const next: Side[] = open.get(`${here[2]},${here[3]}`) ?? [];
    const [dx, dy] = [here[2] - here[0], here[3] - here[1]];
    side = next.find((one) => one[2] - one[0] === -dy && one[3] - one[1] === dx) ?? next[0];
  }
  return corners;
}

function remove(open: Map<string, Side[]>, side: Side): void {
  const key = `${side[0]},${side[1]}`;
  open.set(
    key,
    (open.get(key) ?? []).filter((one) => one !== side),
  );
}

/** Corners of a rim where it turns, without those it only passes. */
export function turns(rim: readonly Point[]): Point[] {
  return rim.filter((point, i) => {
    const before = rim.at(i - 1) ?? point;
    const after = rim[(i + 1) % rim.length] ?? point;
    return (
      (point.x - before.x) * (after.y - point.y) !== (point.y - before.y) * (after.x - point.x)
    );
  });
}

/** A group of cells as one path with round corners, *out* units outside (or, negative, inside) of it. */
export function outline(cells: Iterable<number>, out: number, round: number): string {
  return rims(cells)
    .map((rim) => rounded(moved(turns(rim), out), round))
    .join("");
}

/** Corners in drawing units, moved outward: a clockwise rim has the outside on its left. */
function moved(rim: readonly Point[], out: number): Point[] {
  return rim.map((point, i) => {
    const before = rim.at(i - 1) ?? point;
    const after = rim[(i + 1) % rim.length] ?? point;
    const coming = { x: Math.sign(point.x - before.x), y: Math.sign(point.y - before.y) };
    const going = { x: Math.sign(after.x - point.x), y: Math.sign(after.y - point.y) };
    return {
      x: point.x * CELL + (coming.y + going.y) * out,
      y: point.y * CELL - (coming.x + going.x) * out,
    };
  });
}

function rounded(corners: readonly Point[], round: number): string {
  const parts = corners.map((corner, i) => {
    const before = corners.at(i - 1) ?? corner;
    const after = corners[(i + 1) % corners.length] ?? corner;
    const from = towards(corner, before, round);
    const to = towards(corner, after, round);
    const start = `${i === 0 ? "M" : "L"}${short(from.x)} ${short(from.y)}`;
    return `${start}Q${short(corner.x)} ${short(corner.y)} ${short(to.x)} ${short(to.y)}`;
  });
  return `${parts.join("")}Z`;
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
