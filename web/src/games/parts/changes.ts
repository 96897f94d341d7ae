/** How numbers of a seat would change. */

import type { Seat } from "../../protocol/values";

export interface Changes {
  readonly seat: Seat;
  /** Each with its sentence, such as "money +3"; what does not change is left out. */
  readonly parts: readonly { readonly by: number; readonly text: string }[];
}

/** One number of a seat: what it is now, what it would be, and how its change is told. */
export interface Counted {
  readonly now: number;
  readonly then: number;
  readonly tell: (by: number) => string;
}

/** The changes of several seats; those for whom nothing changes are left out. */
export function changesOf(seats: number, numbers: (seat: Seat) => readonly Counted[]): Changes[] {
  return Array.from({ length: seats }, (_, seat) => {
    const changed = numbers(seat).filter(({ now, then }) => now !== then);
    const parts = changed.map(({ now, then, tell }) => ({
      by: then - now,
      text: tell(then - now),
    }));
    return { seat, parts };
  }).filter(({ parts }) => parts.length > 0);
}
