/** Where the teacher's marks lie on the screen. */

import type { Place } from "../protocol/game";

/** What is pointed at: places, arrows between two of them, marks of the desk. */
export interface Pointed {
  readonly places: readonly Place[];
  readonly arrows: readonly (readonly [number, number])[];
  readonly marks: readonly string[];
  /** It is only read: nothing can be tried. */
  readonly reads: boolean;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const OUT = 5; // pixels around what is meant
const NEAR = 24; // pixels between two places that need no arrow

/** Whether something can be seen within what scrolls: its middle is there, and it has a size. */
export function isWithin(rect: Rect, frame: Rect): boolean {
  return rect.width > 0 && rect.height > 0 && contains(frame, middle(rect));
}

/** Whether two places have something in common. */
export function overlaps(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** A little more than what is meant. */
export function around({ x, y, width, height }: Rect): Rect {
  return { x: x - OUT, y: y - OUT, width: width + 2 * OUT, height: height + 2 * OUT };
}

/** All of a board but some places of it, in rectangles that do not overlap. */
export function uncovered(board: Rect, holes: readonly Rect[]): Rect[] {
  const across = edges(
    board.x,
    board.width,
    holes.flatMap(({ x, width }) => [x, x + width]),
  );
  const down = edges(
    board.y,
    board.height,
    holes.flatMap(({ y, height }) => [y, y + height]),
  );
  return down.flatMap(([y, low]) =>
    across.flatMap(([x, right]) => {
      const middle = { x: (x + right) / 2, y: (y + low) / 2 };
      const isHole = holes.some((hole) => contains(hole, middle));
      return isHole ? [] : [{ x, y, width: right - x, height: low - y }];
    }),
  );
}

export function pathOf(rects: readonly Rect[]): string {
  return rects
    .map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`)
    .join("");
}

/** The stretches between cuts, on whole pixels, so that no line is seen between them. */
function edges(from: number, length: number, cuts: readonly number[]): [number, number][] {
  const [first, last] = [Math.round(from), Math.round(from + length)];
  const inside = cuts.map(Math.round).filter((cut) => cut > first && cut < last);
  const all = [...new Set([first, ...inside, last])].sort((one, other) => one - other);
  return all.slice(1).map((end, i) => [all[i] ?? first, end]);
}

function contains({ x, y, width, height }: Rect, at: Point): boolean {
  return at.x >= x - 0.5 && at.x <= x + width + 0.5 && at.y >= y - 0.5 && at.y <= y + height + 0.5;
}

/** A slightly bent line from the edge of one place to the edge of another; none where they lie too near. */
export function arrowPath(from: Rect, to: Rect): [string] | [] {
  const [a, b] = [middle(from), middle(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  if (length - half(from, dx, dy) - half(to, dx, dy) < NEAR) return [];
  const start = along(a, b, half(from, dx, dy) / length);
  const end = along(b, a, half(to, dx, dy) / length);
  const bend = Math.min(40, length / 6);
  const over = {
    x: (a.x + b.x) / 2 + (dy / length) * bend,
    y: (a.y + b.y) / 2 - (Math.abs(dx) / length) * bend,
  };
  return [`M${start.x} ${start.y}Q${over.x} ${over.y} ${end.x} ${end.y}`];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export function middle({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function along(from: Point, to: Point, share: number): Point {
  const part = Math.min(share, 0.45);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** How far the edge of a rectangle lies from its middle, in a direction. */
function half({ width, height }: Rect, dx: number, dy: number): number {
  const length = Math.hypot(dx, dy) || 1;
  const [across, down] = [Math.abs(dx) / length, Math.abs(dy) / length];
  return Math.min(width / 2 / (across || 1e-9), height / 2 / (down || 1e-9));
}
