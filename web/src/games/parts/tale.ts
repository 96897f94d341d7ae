/** "Why is this here?": what happened at a place, step by step. */

import type { Typed } from "../../protocol/values";

export interface TaleStep {
  /** The number of the step, for the link into the replay. */
  readonly step: number;
  readonly events: readonly Typed[];
}

/** What *touches* a place, step by step, each with what caused it. */
export function taleOf(
  past: readonly { readonly events: readonly Typed[] }[],
  touches: (event: Typed) => boolean,
  isCause: (event: Typed) => boolean,
): TaleStep[] {
  return past.flatMap(({ events }, step) => {
    const own = new Set(events.filter(touches));
    if (own.size === 0) return [];
    return [{ step, events: events.filter((event) => own.has(event) || isCause(event)) }];
  });
}
