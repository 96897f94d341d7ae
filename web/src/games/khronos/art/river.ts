/** The river: one flowing band through its cells, whatever way they go. */

import {
  BOARD_HEIGHT,
  BOARD_WIDTH,
  CELL,
  cellAt,
  columnOf,
  HEIGHT,
  middleOf,
  neighbours,
  rowOf,
  WIDTH,
} from "../geometry";
import { beside, curve, jitter, softened, type Point } from "../../../art/line";

export interface River {
  /** The banks as closed shapes. */
  readonly water: string;
  /** Lines that follow the stream. */
  readonly flow: string;
}

const HALF = CELL * 0.36;

/** Draw the river through these cells. */
export function river(cells: readonly number[]): River {
  const wet = new Set(cells);
  const reaches = reachesOf(wet).map((reach) => pathOf(reach, wet));
  const pools = cells.filter((cell) => isPool(cell, wet)).map(pool);
  return {
    water: [...reaches.map(band), ...pools].join(""),
    flow: reaches.map(stream).join(""),
  };
}

function wetBeside(cell: number, wet: ReadonlySet<number>): number[] {
  return neighbours(cell).filter((one) => wet.has(one));
}

/** Cut the river into ways without forks: from an end or a fork to the next one. */
function reachesOf(wet: ReadonlySet<number>): number[][] {
  const gone = new Set<string>();
  const found: number[][] = [];
  const isKnot = (cell: number): boolean => wetBeside(cell, wet).length !== 2;
  const follow = (start: number, next: number): void => {
    const reach = [start];
    let [before, here] = [start, next];
    for (;;) {
      gone.add(`${before},${here}`).add(`${here},${before}`);
      reach.push(here);
      const on = wetBeside(here, wet).find((one) => one !== before);
      if (isKnot(here) || on === undefined || gone.has(`${here},${on}`)) break;
      [before, here] = [here, on];
    }
    found.push(reach);
  };
  const knots = [...wet].filter(isKnot);
  for (const start of [...knots, ...wet]) {
    for (const next of wetBeside(start, wet)) {
      if (!gone.has(`${start},${next}`)) follow(start, next);
    }
    if (wetBeside(start, wet).length === 0) found.push([start]);
  }
  return found;
}

/** The middle of the stream, bending softly, running out over the rim of the map. */
function pathOf(reach: readonly number[], wet: ReadonlySet<number>): Point[] {
  const middles = reach.map((cell) => middleOf(cell, 1));
  const [first, last] = [reach[0] ?? 0, reach.at(-1) ?? 0];
  const ends = (cell: number): boolean => wetBeside(cell, wet).length <= 1;
  const points = [
    ...(ends(first) ? beyond(first) : []),
    ...middles,
    ...(ends(last) && last !== first ? beyond(last) : []),
  ];
  return softened(halved(softened(points, 1)), 3);
}

/** A point outside the map beside a cell on its rim. */
function beyond(cell: number): Point[] {
  const middle = middleOf(cell, 1);
  if (rowOf(cell) === 0) return [{ x: middle.x, y: -CELL }];
  if (rowOf(cell) === HEIGHT - 1) return [{ x: middle.x, y: BOARD_HEIGHT + CELL }];
  if (columnOf(cell) === 0) return [{ x: -CELL, y: middle.y }];
  if (columnOf(cell) === WIDTH - 1) return [{ x: BOARD_WIDTH + CELL, y: middle.y }];
  return [];
}

function halved(points: readonly Point[]): Point[] {
  return points.flatMap((point, i) => {
    const next = points[i + 1];
    if (next === undefined) return [point];
    return [point, { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }];
  });
}

function band(points: readonly Point[]): string {
  const width = (i: number): number => HALF + jitter(i, points.length, 3, 1.1);
  const left = beside(points, width);
  const right = beside(points, (i) => -width(i + 7)).reverse();
  return points.length > 1 ? curve([...left, ...right], true) : "";
}

function stream(points: readonly Point[]): string {
  // Each begins further down, so that their dashes are not side by side.
  const lines = [-0.42, 0.08, 0.46].map((share, i) =>
    beside(points, () => HALF * share).slice(i * 3),
  );
  return lines.map((line) => curve(line, false)).join("");
}

/** Whether a cell is the upper left one of four wet ones, or wet alone. */
function isPool(cell: number, wet: ReadonlySet<number>): boolean {
  const [x, y] = [columnOf(cell), rowOf(cell)];
  const four = [cellAt(x + 1, y), cellAt(x, y + 1), cellAt(x + 1, y + 1)];
  return four.every((one) => wet.has(one)) || wetBeside(cell, wet).length === 0;
}

function pool(cell: number): string {
  const middle = middleOf(cell, 1);
  const wide = CELL * 0.4;
  const corner = [-1, 1].flatMap((sx) => [-1, 1].map((sy) => ({ sx, sy })));
  const around = corner
    .sort((a, b) => Math.atan2(a.sy, a.sx) - Math.atan2(b.sy, b.sx))
    .map(({ sx, sy }) => ({ x: middle.x + sx * wide, y: middle.y + sy * wide }));
  return curve(around, true);
}
