/** Lines for drawing: points, soft curves through them, and numbers that look unplanned. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A number with one decimal, as it is written into a path. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A number from 0 to 1 that looks unplanned and is always the same for the same place. */
export function wander(x: number, y: number, turn: number): number {
  let seed = (x * 374761393 + y * 668265263 + turn * 2147483647) | 0;
  seed = Math.imul(seed ^ (seed >>> 13), 1274126177);
  return ((seed ^ (seed >>> 16)) >>> 0) / 4294967296;
}

/** The same number, from -*reach* to *reach*. */
export function jitter(x: number, y: number, turn: number, reach: number): number {
  return (wander(x, y, turn) * 2 - 1) * reach;
}

/** A soft curve through *points* as path data; a *closed* one comes back to where it began. */
export function curve(points: readonly Point[], closed: boolean): string {
  const first = points[0];
  if (first === undefined) return "";
  const count = points.length;
  const at = (i: number): Point =>
    (closed ? points[(i + count) % count] : points[Math.min(Math.max(i, 0), count - 1)]) ?? first;
  const parts = [`M${short(first.x)} ${short(first.y)}`];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const two = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    parts.push(`C${pair(one)} ${pair(two)} ${pair(to)}`);
  }
  return parts.join("") + (closed ? "Z" : "");
}

/** Points with every corner pulled towards its neighbours, *times* over; the ends stay. */
export function softened(points: readonly Point[], times: number): Point[] {
  let soft = [...points];
  for (let turn = 0; turn < times; turn++) {
    soft = soft.map((point, i) => {
      const [before, after] = [soft[i - 1], soft[i + 1]];
      if (before === undefined || after === undefined) return point;
      return {
        x: (before.x + 2 * point.x + after.x) / 4,
        y: (before.y + 2 * point.y + after.y) / 4,
      };
    });
  }
  return soft;
}

/** Points moved sideways by what *distance* says for each, to the left of the way they go. */
export function beside(points: readonly Point[], distance: (index: number) => number): Point[] {
  return points.map((point, i) => {
    const before = points[i - 1] ?? point;
    const after = points[i + 1] ?? point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const across = { x: (after.y - before.y) / length, y: -(after.x - before.x) / length };
    return { x: point.x + across.x * distance(i), y: point.y + across.y * distance(i) };
  });
}

function pair(point: Point): string {
  return `${short(point.x)} ${short(point.y)}`;
}
