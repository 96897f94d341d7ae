/** Drawing the map of The Sands of Time: rings of shared corners, from which borders follow. */

import { Chart, type Plan } from "../../games/sands/art/cartography";
import type { PlainBox, PlainRow } from "../../protocol/boxes";
import { rowsOf, STAND_IN, textIn, withRows } from "../rows";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const NEAR = 16; // units: a corner that near is meant
const WIDEST = 150;

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function number(value: unknown): number {
  return typeof value === "number" ? value : 0;
}

function endsOf(row: PlainRow): [string, string] {
  const [one = "", other = ""] = texts(row.regions);
  return [one, other];
}

/** The map of a box while it is entered. */
export function planOf(box: PlainBox): Plan {
  const regions = rowsOf(box, "region").map((row) => ({
    name: textIn(row, "name"),
    ring: texts(row.ring),
    middle: [number(row.x), number(row.y), number(row.wide)] as const,
    sea: row.sea === 1,
  }));
  const at = (name: string) => regions.findIndex((region) => region.name === name);
  const borders = rowsOf(box, "border").map((row) => {
    const [one, other] = endsOf(row);
    return { first: at(one), second: at(other) };
  });
  const lanes = rowsOf(box, "border").flatMap((row) => {
    const lane = Array.isArray(row.lane) ? row.lane.map(Number) : [];
    if (lane.length < 4) return [];
    const [a = 0, b = 0, c = 0, d = 0, bend = 0] = lane;
    const [from, to] = endsOf(row);
    return [{ from, to, start: [a, b] as const, end: [c, d] as const, bend }];
  });
  const corners = Object.fromEntries(
    rowsOf(box, "corner").map((row) => [
      textIn(row, "name"),
      [number(row.x), number(row.y)] as const,
    ]),
  );
  const straits = rowsOf(box, "strait").map((row) => texts(row.corners).join(" "));
  return { corners, regions, borders, lanes, straits };
}

/** The corner at a spot, if one is near. */
export function cornerAt(box: PlainBox, { x, y }: Spot): string | null {
  const far = (row: PlainRow) => Math.hypot(number(row.x) - x, number(row.y) - y);
  const [first] = [...rowsOf(box, "corner")].sort((one, other) => far(one) - far(other));
  return first !== undefined && far(first) <= NEAR ? textIn(first, "name") : null;
}

/** The box with a corner elsewhere: all regions that share it follow. */
export function withCorner(box: PlainBox, name: string, { x, y }: Spot): PlainBox {
  const rows = rowsOf(box, "corner").map((row) =>
    row.name === name ? { ...row, x: Math.round(x), y: Math.round(y) } : row,
  );
  return withRows(box, "corner", rows);
}

/** The box with a corner at a spot, which is the one that is near or a new one; and its name. */
export function cornered(box: PlainBox, spot: Spot): { box: PlainBox; corner: string } {
  const near = cornerAt(box, spot);
  if (near !== null) return { box, corner: near };
  const names = rowsOf(box, "corner").map((row) => row.name);
  let count = names.length + 1;
  while (names.includes(`corner-${count}`)) count += 1;
  const corner = `corner-${count}`;
  const row: PlainRow = {
    name: corner,
    x: Math.round(spot.x),
    y: Math.round(spot.y),
    source: "",
    status: "entered",
  };
  return { box: withRows(box, "corner", [...rowsOf(box, "corner"), row]), corner };
}

/** Whether points go round clockwise, as the screen counts (down is more). */
function isClockwise(points: readonly (readonly [number, number])[]): boolean {
  const twice = points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    return sum + (nx - x) * (ny + y);
  }, 0);
  return twice < 0;
}

/** The box with a region drawn around these corners; its words lie in the middle. */
export function withRing(box: PlainBox, region: number, ring: readonly string[]): PlainBox {
  const { corners } = planOf(box);
  const points = ring.map((name) => corners[name] ?? ([0, 0] as const));
  const turned = isClockwise(points) ? [...ring] : [...ring].reverse();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const middle = (all: readonly number[]) =>
    Math.round(all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length));
  const wide = Math.max(
    40,
    Math.min(WIDEST, Math.round((Math.max(...xs) - Math.min(...xs)) * 0.75)),
  );
  const rows = rowsOf(box, "region").map((row, i) =>
    i === region ? { ...row, ring: turned, x: middle(xs), y: middle(ys), wide } : row,
  );
  return withFollowing(withRows(box, "region", rows), region);
}

/**
 * The box with the borders of a region as they follow from its sides: a neighbour it touches has
 * one, a neighbour it no longer touches has none, unless a way over the sea is drawn to it.
 */
export function withFollowing(box: PlainBox, region: number): PlainBox {
  const plan = planOf(box);
  const chart = new Chart(plan);
  const name = plan.regions[region]?.name ?? "";
  const other = ([one, two]: [string, string]) => (one === name ? two : one);
  const touched = plan.regions.flatMap((one, i) =>
    i !== region && chart.touch(region, i) ? [one.name] : [],
  );
  const kept = rowsOf(box, "border").filter((row) => {
    const ends = endsOf(row);
    const isLane = Array.isArray(row.lane) && row.lane.length >= 4;
    return !ends.includes(name) || isLane || touched.includes(other(ends));
  });
  const known = kept
    .map(endsOf)
    .filter((ends) => ends.includes(name))
    .map(other);
  const fresh = touched
    .filter((one) => !known.includes(one))
    .map((one): PlainRow => ({ ...BORDER, regions: [name, one] }));
  return withRows(box, "border", [...kept, ...fresh]);
}

const BORDER: PlainRow = { kind: "border", good: 0, lane: [], source: "", status: "entered" };

/** The box with a trade good on a border, or without the one that lay there. */
export function withGood(box: PlainBox, border: number): PlainBox {
  const rows = rowsOf(box, "border").map((row, i) =>
    i === border
      ? { ...row, good: row.good === 1 ? 0 : 1, statuses: { ...row.statuses, good: "entered" } }
      : row,
  );
  return withRows(box, "border", rows);
}

/** The box with a way over the sea between two regions, or without the one there was. */
export function withLane(box: PlainBox, one: number, other: number): PlainBox {
  const { regions } = planOf(box);
  const [from, to] = [regions[one], regions[other]];
  if (from === undefined || to === undefined || one === other) return box;
  const joins = (row: PlainRow) => {
    const ends = endsOf(row);
    return ends.includes(from.name) && ends.includes(to.name);
  };
  const rows = rowsOf(box, "border");
  const [ax, ay] = from.middle;
  const [bx, by] = to.middle;
  const part = (a: number, b: number, share: number) => Math.round(a + (b - a) * share);
  const lane = [part(ax, bx, 0.35), part(ay, by, 0.35), part(ax, bx, 0.65), part(ay, by, 0.65), 10];
  if (!rows.some(joins)) {
    return withRows(box, "border", [...rows, { ...BORDER, regions: [from.name, to.name], lane }]);
  }
  return withRows(
    box,
    "border",
    rows.filter((row) => !joins(row)),
  );
}

/** The box with a region more, not drawn yet; its number is the last. */
export function withRegion(box: PlainBox): PlainBox {
  const names = rowsOf(box, "region").map((row) => row.name);
  let count = 1;
  while (names.includes(`new-region-${count}`)) count += 1;
  const [like] = rowsOf(box, "region");
  const row: PlainRow = {
    ...like,
    name: `new-region-${count}`,
    ring: [],
    sea: 0,
    source: "",
    status: STAND_IN,
    statuses: {},
  };
  return withRows(box, "region", [...rowsOf(box, "region"), row]);
}
