/** What there is to say about an analysis: what was better, how it stood when. */

import type { Judged } from "../protocol/coach";
import { NOBODY, type Seat } from "../protocol/values";

/** The decisions of a seat, or of everybody (NOBODY in particular). */
export function decisionsOf(moves: readonly Judged[], seat: Seat): Judged[] {
  return moves.filter((move) => seat === NOBODY || move.seat === seat);
}

/** A decision for which something better was found. */
export type Improved = Judged & { readonly best: NonNullable<Judged["best"]> };

/** Those for which something better was found, the dearest first. */
export function improvable(moves: readonly Judged[]): Improved[] {
  const found = moves.filter((move): move is Improved => move.best !== null && move.gain > 0);
  return found.sort((a, b) => b.gain - a.gain || a.step - b.step);
}

/** Whether the gain could be chance. */
export function isDoubtful({ gain, unsure }: Judged): boolean {
  return unsure >= gain;
}

/** The steps a table of the curve tells: the beginning, every round, the turning points, the end. */
export function toldSteps(
  known: number,
  rounds: readonly number[],
  turning: readonly number[],
): number[] {
  const steps = new Set([0, ...rounds, ...turning, known - 1]);
  return [...steps].filter((step) => step >= 0 && step < known).sort((a, b) => a - b);
}

/** Whose decisions are shown at first: the reader's own; a stranger sees everybody's. */
export function readerOf(seats: readonly { readonly mine: boolean }[], viewer: Seat): Seat {
  const own = seats.findIndex(({ mine }) => mine);
  return own >= 0 ? own : Math.max(viewer, NOBODY);
}
