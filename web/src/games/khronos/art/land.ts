/** The land of a map as a few long paths, drawn once: grounds, trees, ridges, the river. */

import { CELL, columnOf, cornerOf, HEIGHT, rims, rowOf, WIDTH } from "../geometry";
import { cellsOf, terrainOf, type Terrain } from "../pieces/terrain";
import { curve, jitter, short, wander, type Point } from "../../../art/line";
import { river } from "./river";

export interface Land {
  readonly terrain: Terrain;
  readonly forest: string;
  readonly mountain: string;
  /** Round trees, pointed trees, and their trunks. */
  readonly trees: string;
  readonly trunks: string;
  readonly ridges: string;
  /** Strokes on the shaded side of the ridges. */
  readonly hachures: string;
  /** Tufts of grass on the plain. */
  readonly tufts: string;
  /** The damp ground of the cells the river runs through. */
  readonly marsh: string;
  readonly water: string;
  readonly flow: string;
}

const drawn = new Map<string, Land>();

/** The land of a map given as rows of letters; each map is drawn once. */
export function landOf(rows: readonly string[]): Land {
  const key = rows.join("/");
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const land = drawLand(terrainOf(rows));
  drawn.set(key, land);
  return land;
}

/** Draw a land that may never be seen again, such as a map that is being painted. */
export function drawLand(terrain: Terrain): Land {
  const forest = cellsOf(terrain, "forest");
  const mountain = cellsOf(terrain, "mountain");
  const plain = cellsOf(terrain, "plain").filter((cell) => !terrain.hamlets.includes(cell));
  const trees = forest.filter((cell) => !terrain.hamlets.includes(cell)).flatMap(treesOf);
  const peaks = mountain.filter((cell) => !terrain.hamlets.includes(cell)).flatMap(peaksOf);
  return {
    terrain,
    forest: wash(forest),
    mountain: wash(mountain),
    trees: trees.map(crown).join(""),
    trunks: trees.map(trunk).join(""),
    ridges: peaks.map(ridge).join(""),
    hachures: peaks.map(hachure).join(""),
    tufts: plain.map(tuft).join(""),
    marsh: wash(cellsOf(terrain, "river")),
    ...river(cellsOf(terrain, "river")),
  };
}

/** A ground like a wash of colour: its rim follows the cells, but not like a ruler. */
function wash(cells: readonly number[]): string {
  return rims(cells)
    .map((rim) => curve(rim.flatMap(bent), true))
    .join("");
}

/** A corner of the grid and the middle of the side after it, off by a hair inside the map. */
function bent(corner: Point, index: number, rim: readonly Point[]): Point[] {
  const next = rim[(index + 1) % rim.length] ?? corner;
  const middle = { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 };
  return [off(corner, 1.7), off(middle, 1.9)];
}

function off(point: Point, reach: number): Point {
  const onRim = point.x === 0 || point.x === WIDTH || point.y === 0 || point.y === HEIGHT;
  const far = onRim ? 3 : 0;
  const outward = (value: number, most: number): number =>
    value === 0 ? -far : value === most ? far : 0;
  return {
    x: point.x * CELL + jitter(point.x * 2, point.y * 2, 1, reach) + outward(point.x, WIDTH),
    y: point.y * CELL + jitter(point.x * 2, point.y * 2, 2, reach) + outward(point.y, HEIGHT),
  };
}

interface Growth extends Point {
  readonly size: number;
  readonly pointed: boolean;
  readonly lean: number;
}

/** Places for trees in a cell, spread loosely. */
const STANDS: readonly Point[] = [
  { x: 0.22, y: 0.42 },
  { x: 0.68, y: 0.36 },
  { x: 0.42, y: 0.7 },
  { x: 0.84, y: 0.78 },
  { x: 0.1, y: 0.92 },
];

function treesOf(cell: number): Growth[] {
  const [x, y, corner] = [columnOf(cell), rowOf(cell), cornerOf(cell)];
  const count = 3 + Math.floor(wander(x, y, 11) * 2.4);
  return STANDS.slice(0, count).map((stand, i) => ({
    x: corner.x + stand.x * CELL + jitter(x, y, 20 + i, 2.2),
    y: corner.y + stand.y * CELL + jitter(x, y, 30 + i, 1.8),
    size: 0.85 + wander(x, y, 40 + i) * 0.4,
    pointed: wander(x, y, 50 + i) > 0.45,
    lean: 0,
  }));
}

function crown(tree: Growth): string {
  const s = tree.size;
  const n = (value: number): string => short(value * s);
  if (tree.pointed) {
    return `M${short(tree.x)} ${short(tree.y - 7 * s)}l${n(2.5)} ${n(6)}h${n(-5)}z`;
  }
  const from = `M${short(tree.x - 2.4 * s)} ${short(tree.y - 2.6 * s)}`;
  return `${from}a${n(2.4)} ${n(2.5)} 0 1 1 ${n(4.8)} 0a${n(2.4)} ${n(1.7)} 0 1 1 ${n(-4.8)} 0z`;
}

function trunk(tree: Growth): string {
  return `M${short(tree.x)} ${short(tree.y - 1)}v${short(1.9 * tree.size)}`;
}

function peaksOf(cell: number): Growth[] {
  const [x, y, corner] = [columnOf(cell), rowOf(cell), cornerOf(cell)];
  const stands = wander(x, y, 12) > 0.45 ? [0.3, 0.74] : [0.5];
  return stands.map((share, i) => ({
    x: corner.x + share * CELL + jitter(x, y, 60 + i, 2),
    y: corner.y + CELL * (i === 0 ? 0.84 : 0.62) + jitter(x, y, 70 + i, 2.2),
    size: (stands.length === 1 ? 1.25 : 0.9) + jitter(x, y, 80 + i, 0.12),
    pointed: true,
    lean: jitter(x, y, 90 + i, 1.2),
  }));
}

function ridge(peak: Growth): string {
  const n = (value: number): string => short(value * peak.size);
  const foot = `M${short(peak.x - 6.4 * peak.size)} ${short(peak.y)}`;
  const up = `l${n(3 + peak.lean)} ${n(-4.6)}l${n(1.2)} ${n(0.7)}l${n(2.2)} ${n(-4.6)}`;
  return `${foot}${up}l${n(2.4 - peak.lean)} ${n(4.2)}l${n(1)} ${n(-0.5)}l${n(3)} ${n(4.8)}`;
}

function hachure(peak: Growth): string {
  const n = (value: number): string => short(value * peak.size);
  const top = { x: peak.x + peak.lean * peak.size, y: peak.y - 8.5 * peak.size };
  const strokes = [0.4, 1.7, 3.1].map((across, i) => {
    const start = `M${short(top.x + across * peak.size)} ${short(top.y + (1 + i * 2) * peak.size)}`;
    return `${start}l${n(0.7)} ${n(4.4 - i * 0.6)}`;
  });
  return strokes.join("");
}

/** A few blades of grass, in one cell of three. */
function tuft(cell: number): string {
  const [x, y, corner] = [columnOf(cell), rowOf(cell), cornerOf(cell)];
  if (wander(x, y, 13) > 0.34) return "";
  const left = corner.x + CELL * (0.25 + wander(x, y, 14) * 0.5);
  const base = corner.y + CELL * (0.3 + wander(x, y, 15) * 0.5);
  const at = `M${short(left)} ${short(base)}`;
  return `${at}q-0.3 -1.7 -1.7 -2.5${at}q0.1 -1.9 0.9 -3.3m0.9 3.6q0.2 -1.2 1.5 -1.8`;
}
