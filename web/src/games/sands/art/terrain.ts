/** Marks of the ground in ink: ridges, tufts and waves, where nothing else lies. */

import { jitter, short, wander, type Point } from "../../../art/line";
import { boxOf, chart } from "../geometry";
import { parts } from "../parts";

const STEP = 25; // units from mark to mark
const MARGIN = 12; // to the rim of the region

function inside(rim: readonly Point[], { x, y }: Point): boolean {
  let isIn = false;
  rim.forEach((one, i) => {
    const other = rim[(i + rim.length - 1) % rim.length] ?? one;
    if (one.y > y === other.y > y) return;
    if (x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) isIn = !isIn;
  });
  return isIn;
}

function isFar(rim: readonly Point[], { x, y }: Point): boolean {
  return rim.every((one) => Math.hypot(one.x - x, one.y - y) > MARGIN);
}

function spots(region: number): Point[] {
  const rim = chart().outlines[region] ?? [];
  const [xs, ys] = [rim.map(({ x }) => x), rim.map(({ y }) => y)];
  const words = boxOf(region);
  const found: Point[] = [];
  for (let y = Math.min(...ys); y < Math.max(...ys); y += STEP) {
    for (let x = Math.min(...xs); x < Math.max(...xs); x += STEP) {
      const at = { x: x + jitter(x, y, 1, 8), y: y + jitter(x, y, 2, 8) };
      const isFree =
        at.x < words.x - 2 ||
        at.x > words.x + words.wide + 2 ||
        at.y < words.y - 2 ||
        at.y > words.y + words.high + 2;
      if (isFree && inside(rim, at) && isFar(rim, at)) found.push(at);
    }
  }
  return found;
}

function ridge({ x, y }: Point): string {
  const high = 8 + wander(x, y, 3) * 5;
  const wide = high * 0.8;
  const [left, top] = [short(x - wide), short(y - high)];
  return (
    `M${left} ${short(y)}Q${short(x - wide * 0.3)} ${short(y - high * 0.5)} ${short(x)} ${top}` +
    `Q${short(x + wide * 0.3)} ${short(y - high * 0.5)} ${short(x + wide)} ${short(y)}` +
    `M${short(x)} ${top}l${short(wide * 0.28)} ${short(high * 0.5)}l-2 ${short(high * 0.3)}` +
    `M${short(x + wide * 0.5)} ${short(y - high * 0.42)}l1 ${short(high * 0.3)}`
  );
}

function tuft({ x, y }: Point): string {
  return `M${short(x - 4)} ${short(y)}q1.6 -1 2 -4.4M${short(x)} ${short(y + 0.6)}v-6.4M${short(x + 4)} ${short(y)}q-1.6 -1 -2 -4.4`;
}

function wave({ x, y }: Point): string {
  return `M${short(x - 8)} ${short(y)}q4 -4 8 0t8 0`;
}

function marks(region: number): string {
  const isHigh = parts.terrainNames[parts.regions[region]?.terrain ?? 0] === "mountain";
  const draw = chart().isWater(region) ? wave : isHigh ? ridge : tuft;
  const often = chart().isWater(region) ? 0.4 : isHigh ? 0.85 : 0.45;
  return spots(region)
    .filter(({ x, y }) => wander(x, y, 7) < often)
    .map(draw)
    .join("");
}

/** The marks on the map of this page's box, by region. */
export const groundMarks = parts.made(() => parts.regions.map((_, region) => marks(region)));
