/** Puzzles as the server tells them; the twin of server/puzzle_bodies.py. */

import type { Reason } from "./coach";
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

/** The puzzles of a game, and which of them is that of the day. */
export interface PuzzleShelf {
  readonly game: string;
  readonly daily: string;
  readonly puzzles: readonly PuzzleInfo[];
}

/** Where one stands in a puzzle. */
export interface PuzzleTold {
  readonly answers: readonly string[];
  readonly message: Welcome | Update;
  /** The turn is over and can be judged. */
  readonly over: boolean;
}

/** Whether a turn is right, and what the solution gains over it. */
export interface Verdict {
  readonly right: boolean;
  readonly gain: number;
  readonly unsure: number;
  readonly reasons: readonly Reason[];
  readonly solution: readonly SingleOffer[];
  /** What was judged. */
  readonly turn: readonly SingleOffer[];
  readonly second: readonly SingleOffer[];
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
