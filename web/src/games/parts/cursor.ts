/** A cursor among places that form no grid. */

import type { Point } from "../../art/line";

const ASIDE = 2.5; // how much more a step to the side counts than one ahead

/** The next place in a direction; the same where there is none, the first where there was no place yet. */
export function nextTowards<K extends string | number>(
  from: K | null,
  places: ReadonlyMap<K, Point>,
  across: number,
  down: number,
): K | null {
  const here = from === null ? undefined : places.get(from);
  if (from === null || here === undefined) return [...places.keys()][0] ?? null;
  let next: K = from;
  let least = Infinity;
  for (const [place, at] of places) {
    const ahead = (at.x - here.x) * across + (at.y - here.y) * down;
    const aside = Math.abs((at.x - here.x) * down) + Math.abs((at.y - here.y) * across);
    const far = ahead + ASIDE * aside;
    if (ahead > 0 && far < least) [next, least] = [place, far];
  }
  return next;
}
