/** Drawing a map: where regions, borders and everything upon them lie, in units of the map. */

import { curve, jitter, short, softened, type Point } from "../../../art/line";

/** The middle of the map, which is as wide as it is high. */
export const CENTRE: Point = { x: 500, y: 500 };

type Pair = readonly [number, number];

/** A way over the sea from a region to another, bent by so much. */
export interface PlannedLane {
  readonly from: string;
  readonly to: string;
  readonly start: Pair;
  readonly end: Pair;
  readonly bend: number;
}

/** What is known of a region before it is drawn: its corners clockwise, and where its words lie. */
export interface PlannedRegion {
  readonly name: string;
  readonly ring: readonly string[];
  readonly middle: readonly [x: number, y: number, wide: number];
  /** Water with islands in it. */
  readonly sea: boolean;
}

/** A map before it is drawn. Two regions with two corners in a row in common touch there. */
export interface Plan {
  readonly corners: Readonly<Record<string, Pair>>;
  readonly regions: readonly PlannedRegion[];
  readonly borders: readonly { readonly first: number; readonly second: number }[];
  readonly lanes: readonly PlannedLane[];
  /** Pairs of corners with sea on both sides. */
  readonly straits: readonly string[];
}

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

function keyOf(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
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

/** A map as it is drawn. */
export class Chart {
  /** The middle of each region's words and pieces. */
  readonly middles: readonly Middle[];
  /** The rim of each region as points. */
  readonly outlines: readonly (readonly Point[])[];
  /** The shape of each region as path data. */
  readonly shapes: readonly string[];
  /** All lines of the map, each once. */
  readonly stretches: readonly Stretch[];
  /** The ways over the sea. */
  readonly lanes: readonly Lane[];
  /** Where caravans and trade goods lie, by border. */
  readonly borderPlaces: readonly BorderPlace[];
  /** The regions on each side, by the two corners it joins. */
  private readonly sides = new Map<string, number[]>();
  /** How many lines meet at a corner. */
  private readonly degrees = new Map<string, number>();
  private readonly lines = new Map<string, Stretch>();
  private readonly crossings: readonly (Bent & { readonly border: number })[];

  constructor(private readonly plan: Plan) {
    this.gatherSides();
    const rings = plan.regions.map(({ ring }) => ring);
    this.middles = plan.regions.map(({ middle: [x, y, wide] }) => ({ x, y, wide }));
    this.outlines = rings.map((ring) => this.outline(ring));
    this.shapes = rings.map((ring) => this.shape(ring));
    this.stretches = [...this.lines.values()];
    this.crossings = plan.lanes.map(({ from, to, start, end, bend }) => ({
      border: this.borderNamed(from, to),
      ...bent({ x: start[0], y: start[1] }, { x: end[0], y: end[1] }, bend),
    }));
    this.lanes = this.crossings.map(({ border, path }) => ({ border, path }));
    this.borderPlaces = plan.borders.map((_, border) => this.placeOf(border));
  }

  /** Whether a region is water with islands. */
  isWater(region: number): boolean {
    return this.plan.regions[region]?.sea ?? false;
  }

  /** Whether two regions have a line in common. */
  touch(one: number, other: number): boolean {
    return this.stretches.some(({ owners }) => owners.includes(one) && owners.includes(other));
  }

  /** Whether a border is a way over the sea. */
  isLane(border: number): boolean {
    return this.crossings.some((one) => one.border === border);
  }

  private gatherSides(): void {
    this.plan.regions.forEach(({ ring }, region) => {
      ring.forEach((one, i) => {
        const key = keyOf(one, ring[(i + 1) % ring.length] ?? one);
        this.sides.set(key, [...(this.sides.get(key) ?? []), region]);
      });
    });
    for (const key of this.sides.keys()) {
      for (const name of key.split(" ")) {
        this.degrees.set(name, (this.degrees.get(name) ?? 0) + 1);
      }
    }
  }

  private isMeeting(name: string): boolean {
    return this.degrees.get(name) !== 2;
  }

  private kindOf(owners: readonly number[], key: string): Kind {
    const [one, other] = owners;
    if (one === undefined) return "border";
    const straits = this.plan.straits.map((pair) => pair.split(" ") as [string, string]);
    if (straits.some((pair) => keyOf(...pair) === key)) return "limit";
    if (other === undefined) return this.isWater(one) ? "limit" : "coast";
    if (this.isWater(one) && this.isWater(other)) return "limit";
    return this.isWater(one) !== this.isWater(other) ? "coast" : "border";
  }

  private drawn(corners: readonly string[], kind: Kind): Point[] {
    const places = corners.map((name) => {
      const [x, y] = this.plan.corners[name] ?? [0, 0];
      return { x, y };
    });
    const points = places.flatMap((to, i) => {
      const from = places[i - 1];
      return from === undefined ? [to] : [...wandering(from, to, WOBBLE[kind], 0), to];
    });
    return softened(points, kind === "coast" ? 1 : 2);
  }

  private stretch(corners: readonly string[]): Stretch {
    const key = keyOf(corners[0] ?? "", corners[1] ?? "");
    const owners = this.sides.get(key) ?? [];
    const kind = this.kindOf(owners, key);
    const points = this.drawn(corners, kind);
    return { corners, owners, kind, points, path: curve(points, false) };
  }

  /** A ring cut where lines meet; an island is one stretch that comes back to where it began. */
  private stretchesOf(ring: readonly string[]): string[][] {
    const first = Math.max(
      0,
      ring.findIndex((name) => this.isMeeting(name)),
    );
    const turned = [...ring.slice(first), ...ring.slice(0, first), ring[first] ?? ""];
    const found: string[][] = [];
    let open: string[] = [];
    for (const name of turned) {
      open.push(name);
      if (open.length > 1 && this.isMeeting(name)) {
        found.push(open);
        open = [name];
      }
    }
    return open.length > 1 ? [...found, open] : found;
  }

  /** The line through these corners, the same from both sides. */
  private lineOf(corners: readonly string[]): { line: Stretch; reversed: boolean } {
    const back = [...corners].reverse();
    const [key, other] = [corners.join(" "), back.join(" ")];
    const reversed = other < key && other !== key;
    const known = this.lines.get(reversed ? other : key);
    const line = known ?? this.stretch(reversed ? back : corners);
    this.lines.set(reversed ? other : key, line);
    return { line, reversed };
  }

  private outline(ring: readonly string[]): Point[] {
    return this.stretchesOf(ring).flatMap((corners) => {
      const { line, reversed } = this.lineOf(corners);
      const points = reversed ? [...line.points].reverse() : line.points;
      return points.slice(0, -1);
    });
  }

  private shape(ring: readonly string[]): string {
    if (ring.length < 3) return ""; // not drawn yet
    const pieces = this.stretchesOf(ring).map((corners) => {
      const { line, reversed } = this.lineOf(corners);
      return curve(reversed ? [...line.points].reverse() : line.points, false);
    });
    return `${pieces.map((piece, i) => (i === 0 ? piece : piece.slice(piece.indexOf("C")))).join("")}Z`;
  }

  private borderNamed(one: string, other: string): number {
    const ends = [one, other].map((end) => this.plan.regions.findIndex(({ name }) => name === end));
    return this.plan.borders.findIndex(
      ({ first, second }) => ends.includes(first) && ends.includes(second),
    );
  }

  private placeOf(border: number): BorderPlace {
    const lane = this.crossings.find((one) => one.border === border);
    if (lane !== undefined) return lane.place;
    const { first = -1, second = -1 } = this.plan.borders[border] ?? {};
    const shared = this.stretches.filter(
      ({ owners }) => owners.includes(first) && owners.includes(second),
    );
    const longest = shared.reduce<Stretch | undefined>(
      (best, one) => (best === undefined || one.points.length > best.points.length ? one : best),
      undefined,
    );
    if (longest === undefined) return this.between(first, second);
    const { at } = halfWay(longest.points);
    const [from, to] = [longest.points[0] ?? at, longest.points.at(-1) ?? at];
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return { ...at, across: { x: (to.x - from.x) / length, y: (to.y - from.y) / length } };
  }

  /** Half way between two regions that have no line in common and no lane drawn. */
  private between(first: number, second: number): BorderPlace {
    const [one, other] = [this.middles[first] ?? CENTRE, this.middles[second] ?? CENTRE];
    const length = Math.hypot(other.x - one.x, other.y - one.y) || 1;
    return {
      x: (one.x + other.x) / 2,
      y: (one.y + other.y) / 2,
      across: { x: -(other.y - one.y) / length, y: (other.x - one.x) / length },
    };
  }
}
