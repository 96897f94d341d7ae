/** Where the places of a zone lie, in pixels, when it has so much room. */

import type { Box } from "../../art/box";
import { wide as width, wrapped } from "../../picture/lettering";
import type { DeclaredBoard, GridZone, SvgZone } from "../../protocol/board";
import type { FilledZone, Place } from "./scene";

export interface Laid {
  readonly wide: number;
  readonly high: number;
  /** One for each place, in their order. */
  readonly boxes: readonly Box[];
}

// Pixels.
const GAP = 6;
const CELL = 56;
const CELL_MOST = 80;
const GRID_HIGH = 440; // of few rows, where there is room
const BROAD = 800; // the room of those
const CELL_LEAST = 20;
const STOP = 46; // of a track: a finger needs it
export const CARD = { wide: 84, high: 104 };
const TOKEN = 44;
const SVG_HIGH = 320;
const SVG_LOW = 190; // where one part of the board is above the other
const LOW = 480; // the room of those
export const SMALL = 12; // letters
export const LETTERS = 14;
const SIGN = 24; // the icon of a token
export const RIM = 2; // so that outlines are not cut off

/** How wide a zone would like to be. */
export function naturalWidth(filled: FilledZone, board: DeclaredBoard, around: number): number {
  const { zone, places } = filled;
  if (zone.kind === "grid") return zone.columns * cellIn(zone, around) + 2 * RIM;
  if (zone.kind === "svg") return sizeOf(zone, board, around).wide;
  if (zone.kind === "track") return Math.min(places.length, 10) * STOP + 2 * RIM;
  if (zone.kind === "cards") return Math.max(1, Math.min(places.length, 6)) * (CARD.wide + GAP);
  return places.reduce((sum, place) => sum + tokenWidth(place) + GAP, 2 * RIM);
}

/** How much room a zone has, and how wide what it lies in is. */
export interface Room {
  readonly own: number;
  readonly around: number;
}

/** Lay out a zone in the room it has. */
export function lay(filled: FilledZone, board: DeclaredBoard, space: Room): Laid {
  const { own: room } = space;
  const { zone, places } = filled;
  if (zone.kind === "grid") return grid(zone, space);
  if (zone.kind === "svg") return svg(zone, board, space);
  if (zone.kind === "track") return flow(places, room, { wide: () => STOP, high: STOP, gap: 0 });
  if (zone.kind === "cards") {
    return flow(places, room, { wide: () => CARD.wide, high: CARD.high, gap: GAP });
  }
  return flow(places, room, { wide: tokenWidth, high: TOKEN, gap: GAP });
}

/** How large a square would like to be. */
function cellIn({ rows }: GridZone, around: number): number {
  return around < BROAD ? CELL : Math.max(CELL, Math.min(CELL_MOST, GRID_HIGH / rows));
}

function grid(zone: GridZone, { own: room, around }: Room): Laid {
  const { rows, columns } = zone;
  const side = Math.max(CELL_LEAST, Math.min(cellIn(zone, around), (room - 2 * RIM) / columns));
  const boxes = Array.from({ length: rows * columns }, (_, i) => ({
    x: RIM + (i % columns) * side,
    y: RIM + Math.floor(i / columns) * side,
    wide: side,
    high: side,
  }));
  return { wide: columns * side + 2 * RIM, high: rows * side + 2 * RIM, boxes };
}

/** How large a drawing is shown where there is room. */
function sizeOf(
  { file }: SvgZone,
  board: DeclaredBoard,
  around: number,
): { wide: number; scale: number } {
  const [, , wide = 1, high = 1] = board.drawings[file]?.box ?? [];
  const scale = (around < LOW ? SVG_LOW : SVG_HIGH) / high;
  return { wide: wide * scale, scale };
}

/** Pixels to a unit of the drawing of a zone. */
export function scaleIn(zone: SvgZone, board: DeclaredBoard, { own, around }: Room): number {
  const { wide, scale } = sizeOf(zone, board, around);
  return scale * Math.min(1, own / wide);
}

function svg(zone: SvgZone, board: DeclaredBoard, room: Room): Laid {
  const [left = 0, top = 0, wide = 1, high = 1] = board.drawings[zone.file]?.box ?? [];
  const scale = scaleIn(zone, board, room);
  const side = (zone.size ?? 40) * scale;
  const boxes = (zone.anchors ?? []).map(([x, y]) => ({
    x: (x - left) * scale - side / 2,
    y: (y - top) * scale - side / 2,
    wide: side,
    high: side,
  }));
  return { wide: wide * scale, high: high * scale, boxes };
}

interface Flow {
  readonly wide: (place: Place) => number;
  readonly high: number;
  readonly gap: number;
}

/** Places beside each other, in as many lines as they need. */
function flow(places: readonly Place[], room: number, { wide, high, gap }: Flow): Laid {
  let [x, y, right] = [RIM, RIM, 0];
  const boxes = places.map((place) => {
    const long = Math.min(wide(place), room - 2 * RIM);
    if (x > RIM && x + long > room - RIM) [x, y] = [RIM, y + high + gap];
    const box = { x, y, wide: long, high };
    x += long + gap;
    right = Math.max(right, x - gap);
    return box;
  });
  return { wide: right + RIM, high: places.length === 0 ? 0 : y + high + RIM, boxes };
}

function tokenWidth({ name, pieces }: Place): number {
  const [piece] = pieces;
  const hasSign = piece !== undefined && (piece.icon !== null || piece.seat !== null);
  const text = Math.max(width(name, SMALL), width(piece?.text ?? "", LETTERS));
  return text + 2 * 10 + (hasSign ? SIGN + GAP : 0);
}

/** Where the pieces of a place stand in its box: alone in the middle, or in rows. */
export function standing(box: Box, count: number): Box[] {
  const across = Math.ceil(Math.sqrt(count));
  const down = Math.ceil(count / across);
  const side = Math.min(box.wide, box.high) * (count === 1 ? 0.66 : 0.88 / across);
  const left = box.x + (box.wide - across * side) / 2;
  const top = box.y + (box.high - down * side) / 2;
  return Array.from({ length: count }, (_, i) => ({
    x: left + (i % across) * side,
    y: top + Math.floor(i / across) * side,
    wide: side,
    high: side,
  }));
}

/** A name in the lines of a card. */
export function cardLines(name: string): string[] {
  return wrapped(name, CARD.wide - 18, SMALL, 3);
}
