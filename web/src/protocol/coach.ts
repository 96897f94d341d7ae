/** What a bot advises, and what it finds in a whole game. */

import type { Seat } from "./values";
import type { SingleOffer } from "./wire";

/** Points a seat may expect from one thing; the game has a word for its name. */
export interface Reason {
  readonly name: string;
  readonly points: number;
}

/** What a bot would answer now, and why. */
export interface Hint {
  readonly number: number;
  readonly action: SingleOffer;
  /** Its own answers of the rest of the turn; the first is *action*. */
  readonly line: readonly SingleOffer[];
  /** To win, with this answer. */
  readonly chance: number;
  /** The best other answer; null where only one makes sense. */
  readonly instead: { readonly action: SingleOffer; readonly chance: number } | null;
  readonly reasons: readonly Reason[];
}

/** An answer that is worth a look, and in what its turn differs from the others. */
export interface Suggestion {
  readonly action: SingleOffer;
  readonly reasons: readonly Reason[];
}

/** What is worth a look at a question, the best first. */
export interface Suggestions {
  readonly number: number;
  readonly suggestions: readonly Suggestion[];
}

/** How everybody stood after a step: chances to win and expected points, by seat. */
export interface Outlook {
  readonly chances: readonly number[];
  readonly points: readonly number[];
}

/** Why a seat's chance to win changed over the game: what was drawn, its own and the others' play. */
export interface Fortune {
  readonly draws: number;
  readonly play: number;
  readonly others: number;
}

/** A decision that was judged. */
export interface Judged {
  readonly step: number;
  readonly seat: Seat;
  readonly played: SingleOffer;
  /** Null when nothing better was found. */
  readonly best: SingleOffer | null;
  /** How much better, in chances to win; *unsure* is half of the 95 % interval. */
  readonly gain: number;
  readonly unsure: number;
  readonly points: number;
  readonly reasons: readonly Reason[];
  readonly thorough: boolean;
}

/** What is known so far about a whole game. */
export interface Analysis {
  readonly state: "working" | "done";
  /** Decisions with a choice: looked at thoroughly, and all. */
  readonly looked: number;
  readonly decisions: number;
  /** By step of the story. */
  readonly curve: readonly Outlook[];
  /** By seat. */
  readonly luck: readonly Fortune[];
  /** The steps of the greatest swings, the greatest first. */
  readonly turning: readonly number[];
  readonly moves: readonly Judged[];
}
