/** Where regions, borders and everything upon them lie, in units of the map; made from art/chart.ts. */

import { curve, jitter, short, softened, type Point } from "../art/line";
import type { Box, Extent } from "../parts/camera";
import { CORNERS, LANES, MIDDLES, RINGS, SEAS, STRAITS } from "./art/chart";
import { BORDERS, REGION_NAMES } from "./parts";

/** The map is as wide as it is high. */
export const SIZE = 1000;
export const CENTRE: Point = { x: 500, y: 500 };

export type Kind = "coast" | "border" | "limit";

/** A line of the map from one place where lines meet to the next. */
export interface Stretch {
  readonly corners: readonly string[];
  /** The regions on its sides: two, or one where the other side is no region. */
  readonly owners: readonly number[];
  readonly kind: Kind;
  readonly points: readonly Point[];
  readonly path: string;
}

/** A place on a border or sea lane, and the direction across which things lie side by side. */
export interface BorderPlace extends Point {
  readonly across: Point;
}

export interface Lane {
  readonly border: number;
  readonly path: string;
}

/** The middle of a region's words and pieces, and how wide they may be. */
export interface Middle extends Point {
  readonly wide: number;
}

const rings: readonly (readonly string[])[] = REGION_NAMES.map((name) =>
  (RINGS[name] ?? "").split(" "),
);
const isSea: readonly boolean[] = REGION_NAMES.map((name) => SEAS.includes(name));

export const MIDDLE: readonly Middle[] = REGION_NAMES.map((name) => {
  const [x, y, wide] = MIDDLES[name] ?? [0, 0, 0];
  return { x, y, wide };
});

/** Whether a region is water with islands. */
export function isWater(region: number): boolean {
  return isSea[region] ?? false;
}

function corner(name: string): Point {
  const [x, y] = CORNERS[name] ?? [0, 0];
  return { x, y };
}

function keyOf(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

// ---- lines -----------------------------------------------------------------------------------

/** The regions on each side, by the two corners it joins. */
function sides(): Map<string, number[]> {
  const found = new Map<string, number[]>();
  rings.forEach((ring, region) => {
    ring.forEach((one, i) => {
      const key = keyOf(one, ring[(i + 1) % ring.length] ?? one);
      found.set(key, [...(found.get(key) ?? []), region]);
    });
  });
  return found;
}

const SIDES = sides();

/** How many lines meet at a corner. */
function degrees(): Map<string, number> {
  const found = new Map<string, number>();
  for (const key of SIDES.keys()) {
    for (const name of key.split(" ")) found.set(name, (found.get(name) ?? 0) + 1);
  }
  return found;
}

const DEGREES = degrees();

function isMeeting(name: string): boolean {
  return DEGREES.get(name) !== 2;
}

function kindOf(owners: readonly number[], key: string): Kind {
  const [one, other] = owners;
  if (one === undefined) return "border";
  if (STRAITS.some((strait) => keyOf(...(strait.split(" ") as [string, string])) === key)) {
    return "limit";
  }
  if (other === undefined) return isWater(one) ? "limit" : "coast";
  if (isWater(one) && isWater(other)) return "limit";
  return isWater(one) !== isWater(other) ? "coast" : "border";
}

const WOBBLE: Readonly<Record<Kind, number>> = { coast: 0.13, border: 0.08, limit: 0.05 };
const LEAST = 11; // units; shorter pieces of a line stay straight

/** Points between two, set aside so that the line looks drawn by hand. */
function wandering(from: Point, to: Point, wobble: number, turn: number): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < LEAST || turn > 4) return [];
  const aside = jitter(Math.round(from.x + to.x), Math.round(from.y + to.y), turn, wobble * length);
  const middle = {
    x: (from.x + to.x) / 2 + ((to.y - from.y) / length) * aside,
    y: (from.y + to.y) / 2 - ((to.x - from.x) / length) * aside,
  };
  return [
    ...wandering(from, middle, wobble, turn + 1),
    middle,
    ...wandering(middle, to, wobble, turn + 1),
  ];
}

function drawn(corners: readonly string[], kind: Kind): Point[] {
  const places = corners.map(corner);
  const points = places.flatMap((to, i) => {
    const from = places[i - 1];
    return from === undefined ? [to] : [...wandering(from, to, WOBBLE[kind], 0), to];
  });
  return softened(points, kind === "coast" ? 1 : 2);
}

function stretch(corners: readonly string[]): Stretch {
  const key = keyOf(corners[0] ?? "", corners[1] ?? "");
  const owners = SIDES.get(key) ?? [];
  const kind = kindOf(owners, key);
  const points = drawn(corners, kind);
  return { corners, owners, kind, points, path: curve(points, false) };
}

/** A ring cut where lines meet; an island is one stretch that comes back to where it began. */
function stretchesOf(ring: readonly string[]): string[][] {
  const first = Math.max(0, ring.findIndex(isMeeting));
  const turned = [...ring.slice(first), ...ring.slice(0, first), ring[first] ?? ""];
  const found: string[][] = [];
  let open: string[] = [];
  for (const name of turned) {
    open.push(name);
    if (open.length > 1 && isMeeting(name)) {
      found.push(open);
      open = [name];
    }
  }
  return open.length > 1 ? [...found, open] : found;
}

const drawnLines = new Map<string, Stretch>();

/** The line through these corners, the same from both sides. */
function lineOf(corners: readonly string[]): { line: Stretch; reversed: boolean } {
  const back = [...corners].reverse();
  const [key, other] = [corners.join(" "), back.join(" ")];
  const reversed = other < key && other !== key;
  const line = drawnLines.get(reversed ? other : key) ?? stretch(reversed ? back : corners);
  drawnLines.set(reversed ? other : key, line);
  return { line, reversed };
}

function outline(ring: readonly string[]): Point[] {
  return stretchesOf(ring).flatMap((corners) => {
    const { line, reversed } = lineOf(corners);
    const points = reversed ? [...line.points].reverse() : line.points;
    return points.slice(0, -1);
  });
}

function shape(ring: readonly string[]): string {
  const parts = stretchesOf(ring).map((corners) => {
    const { line, reversed } = lineOf(corners);
    return curve(reversed ? [...line.points].reverse() : line.points, false);
  });
  return `${parts.map((part, i) => (i === 0 ? part : part.slice(part.indexOf("C")))).join("")}Z`;
}

/** The rim of each region as points. */
export const OUTLINES: readonly (readonly Point[])[] = rings.map(outline);
/** The shape of each region as path data. */
export const SHAPES: readonly string[] = rings.map(shape);
/** All lines of the map, each once. */
export const STRETCHES: readonly Stretch[] = [...drawnLines.values()];

/** Whether two regions have a line in common. */
export function touch(one: number, other: number): boolean {
  return STRETCHES.some(({ owners }) => owners.includes(one) && owners.includes(other));
}

// ---- borders and lanes -----------------------------------------------------------------------

function borderNamed(one: string, other: string): number {
  const ends = [REGION_NAMES.indexOf(one), REGION_NAMES.indexOf(other)];
  return BORDERS.findIndex(({ first, second }) => ends.includes(first) && ends.includes(second));
}

interface Bent {
  readonly path: string;
  readonly place: BorderPlace;
}

function bent(from: Point, to: Point, bend: number): Bent {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const bow = {
    x: (from.x + to.x) / 2 + 2 * bend * across.x,
    y: (from.y + to.y) / 2 + 2 * bend * across.y,
  };
  const middle = {
    x: (from.x + to.x) / 2 + bend * across.x,
    y: (from.y + to.y) / 2 + bend * across.y,
  };
  const path = `M${short(from.x)} ${short(from.y)}Q${short(bow.x)} ${short(bow.y)} ${short(to.x)} ${short(to.y)}`;
  return { path, place: { ...middle, across } };
}

const crossings = LANES.map(([one, other, from, to, bend]) => ({
  border: borderNamed(one, other),
  ...bent({ x: from[0], y: from[1] }, { x: to[0], y: to[1] }, bend),
}));

/** The ways over the sea. */
export const SEA_LANES: readonly Lane[] = crossings.map(({ border, path }) => ({ border, path }));

/** The point half way along a line. */
function halfWay(points: readonly Point[]): { at: Point; along: Point } {
  const lengths = points.map((point, i) => {
    const before = points[i - 1] ?? point;
    return Math.hypot(point.x - before.x, point.y - before.y);
  });
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (let i = 1; i < points.length; i += 1) {
    const [from, to, length] = [points[i - 1], points[i], lengths[i] ?? 0];
    if (from === undefined || to === undefined) break;
    if (left <= length) {
      const share = length === 0 ? 0 : left / length;
      const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      return { at, along: { x: (to.x - from.x) / length, y: (to.y - from.y) / length } };
    }
    left -= length;
  }
  return { at: points[0] ?? CENTRE, along: { x: 1, y: 0 } };
}

function placeOf(border: number): BorderPlace {
  const lane = crossings.find((one) => one.border === border);
  if (lane !== undefined) return lane.place;
  const { first = -1, second = -1 } = BORDERS[border] ?? {};
  const shared = STRETCHES.filter(
    ({ owners }) => owners.includes(first) && owners.includes(second),
  );
  const longest = shared.reduce<Stretch | undefined>(
    (best, one) => (best === undefined || one.points.length > best.points.length ? one : best),
    undefined,
  );
  const { at } = halfWay(longest?.points ?? []);
  const [from, to] = [longest?.points[0] ?? at, longest?.points.at(-1) ?? at];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { ...at, across: { x: (to.x - from.x) / length, y: (to.y - from.y) / length } };
}

/** Where caravans and trade goods lie, by border. */
export const BORDER_PLACES: readonly BorderPlace[] = BORDERS.map((_, border) => placeOf(border));

/** Whether a border is a way over the sea. */
export function isLane(border: number): boolean {
  return crossings.some((one) => one.border === border);
}

// ---- what is seen ----------------------------------------------------------------------------

export const EXTENT: Extent = { wide: SIZE, high: SIZE, nearest: 5 };

const HIGH = 96; // of the words and pieces of a region

/** The part of the map on which the words and pieces of a region lie. */
export function boxOf(region: number): Box {
  const { x, y, wide } = MIDDLE[region] ?? { ...CENTRE, wide: 0 };
  return { x: x - wide / 2, y: y - HIGH / 2, wide, high: HIGH };
}

/** A small part of the map around the place of a border. */
export function boxOfBorder(border: number): Box {
  const { x, y } = BORDER_PLACES[border] ?? { ...CENTRE };
  return { x: x - 12, y: y - 12, wide: 24, high: 24 };
}
