/** Where things lie on the map of the world, in units of the sheet. */

import type { Point } from "../../art/line";
import type { Extent } from "../parts/camera";
import { HIGH, WIDE } from "./art/world";
import { regionNamed, parts } from "./parts";

export const EXTENT: Extent = { wide: WIDE, high: HIGH, nearest: 1 };

/** The medallion of each region. */
export function medallions(): readonly Point[] {
  return parts.regions.map(({ x, y }) => ({ x, y }));
}

export interface Rope {
  readonly from: number;
  readonly to: number;
  readonly path: string;
  /** Its ends where it leaves the sheet and comes back on the other side. */
  readonly around: boolean;
}

/** A rope hangs a little between two medallions. */
function hanging(from: Point, to: Point): string {
  const sag = 0.1 * Math.hypot(to.x - from.x, to.y - from.y);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + sag };
  return `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`;
}

/** A rope across the great ocean leaves the sheet at one side and comes back at the other. */
function around(west: Point, east: Point): string {
  const height = (west.y + east.y) / 2;
  const out = `M${east.x} ${east.y}Q${(east.x + WIDE) / 2} ${height} ${WIDE} ${height}`;
  return `${out}M0 ${height}Q${west.x / 2} ${height} ${west.x} ${west.y}`;
}

/** A rope between two regions at these places. */
export function roped(from: number, to: number, one: Point, two: Point): Rope {
  const [west, east] = one.x < two.x ? [one, two] : [two, one];
  const isAround = east.x - west.x > WIDE / 2;
  const path = isAround ? around(west, east) : hanging(one, two);
  return { from, to, path, around: isAround };
}

/** Every rope once. */
export function allRopes(): readonly Rope[] {
  const at = medallions();
  const nowhere = { x: 0, y: 0 };
  return parts.regions.flatMap(({ ropes }, from) =>
    ropes
      .map(regionNamed)
      .filter((to) => to > from)
      .map((to) => roped(from, to, at[from] ?? nowhere, at[to] ?? nowhere)),
  );
}
