/** Puzzles as the server tells them; the twin of server/puzzles/messages.py. */

import type { Reason } from "./coach";
import type { Typed } from "./values";
import type { SingleOffer, Update, Welcome } from "./wire";

/** How hard a puzzle or how good a solver is, and how far that may be wrong. */
export interface PuzzleRating {
  readonly mean: number;
  readonly deviation: number;
}

export interface PuzzleInfo {
  readonly id: string;
  readonly themes: readonly string[];
  readonly rating: PuzzleRating;
}

/** The puzzles of a game: which are those of the day, an easy one first, and which to begin with. */
export interface PuzzleShelf {
  readonly game: string;
  readonly daily: readonly string[];
  readonly first: readonly string[];
  readonly puzzles: readonly PuzzleInfo[];
}

/** Where the solver stands in a puzzle. */
export interface PuzzleTold {
  readonly answers: readonly string[];
  readonly message: Welcome | Update;
  readonly over: boolean;
  /** Something was done, and no more has to be: the turn can be judged. */
  readonly ready: boolean;
}

/** What a right turn goes on with; null where the answers so far begin none. */
export interface PuzzleHint {
  readonly action: SingleOffer | null;
  readonly solver: PuzzleRating;
}

/** A turn without the answers that change nothing, and what happens in it. */
export interface TurnTold {
  readonly answers: readonly SingleOffer[];
  readonly events: readonly Typed[];
}

/** Whether a turn is right, and what the solution gains over it. */
export interface Verdict {
  readonly right: boolean;
  /** Right, and not only as good as the best. */
  readonly best: boolean;
  readonly gain: number;
  readonly unsure: number;
  /** For the turn that is better, beside the one that is worse. */
  readonly reasons: readonly Reason[];
  /** They are what both turns bring once the next one was played too. */
  readonly later: boolean;
  readonly better: TurnTold;
  readonly worse: TurnTold;
  readonly solution: readonly SingleOffer[];
  /** What was judged. */
  readonly turn: readonly SingleOffer[];
  /** What the solution gains over the second best. */
  readonly proved: { readonly chances: number; readonly unsure: number };
  readonly solver: PuzzleRating;
}

/** The first try at a puzzle. */
export interface FirstTry {
  readonly game: string;
  readonly puzzle: string;
  readonly solved: boolean;
  /** Seconds since 1970. */
  readonly at: number;
}

/** A first try, and how good the solver was after it. */
export interface RatedTry extends FirstTry {
  readonly solver: PuzzleRating;
}

/** Puzzles in a row until one is missed, or as many as possible against the clock. */
export type RunKind = "streak" | "storm";

/** The best run of its kind through the puzzles of a game. */
export interface BestRun {
  readonly game: string;
  readonly kind: RunKind;
  readonly solved: number;
  /** Seconds since 1970. */
  readonly at: number;
}
