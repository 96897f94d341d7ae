/** What there is to say about an analysis: whose chance swung, what was better, how it stood when. */

import type { Analysis, Judged, Outlook } from "../protocol/coach";
import { NOBODY, type Seat } from "../protocol/values";

/** A step at which somebody's chance changed. */
export interface Swing {
  readonly step: number;
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** Whose chance changed most at a step; the one who gained, where two changed alike. */
export function swingAt(curve: readonly Outlook[], step: number): Swing | null {
  const [before, after] = [curve[step - 1]?.chances, curve[step]?.chances];
  if (before === undefined || after === undefined) return null;
  const changes = after.map((chance, seat) => chance - (before[seat] ?? 0));
  const most = Math.max(...changes.map(Math.abs));
  const found = changes.findIndex((change) => change > most - 1e-9);
  const seat = found >= 0 ? found : changes.findIndex((change) => -change > most - 1e-9);
  const [from, to] = [before[seat], after[seat]];
  return from === undefined || to === undefined ? null : { step, seat, from, to };
}

/** The turning points that can be told, the greatest first. */
export function turnings({ turning, curve }: Analysis): Swing[] {
  return turning.flatMap((step) => swingAt(curve, step) ?? []);
}

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
