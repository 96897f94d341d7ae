/** The moves of the action that is going on, from what happened so far. */

import type { Typed } from "../../../protocol/values";

export interface Trail {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

function movesIn(events: readonly Typed[], seat: number): Typed[] {
  return events.filter((event) => event.type === "CitizenMoved" && event.seat === seat);
}

/** Where citizens of a seat have gone in the steps that lie directly behind, together by way. */
export function trails(
  past: readonly { readonly events: readonly Typed[] }[],
  seat: number,
): Trail[] {
  const found = new Map<string, Trail>();
  for (let step = past.length - 1; step >= 0; step -= 1) {
    const moves = movesIn(past[step]?.events ?? [], seat);
    if (moves.length === 0) break;
    for (const { old_region, region } of moves) {
      const [from, to] = [Number(old_region), Number(region)];
      const key = `${from}-${to}`;
      found.set(key, { from, to, count: (found.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...found.values()];
}
