/** What a bot advises, and what it finds in a whole game. */

import type { Seat } from "./values";
import type { SingleOffer } from "./wire";

/** Points a seat may expect from one thing by the end of the game; the game has a word for it. */
export interface Reason {
  readonly name: string;
  readonly points: number;
  /** What can be counted of it now, where that changes. */
  readonly before: number | null;
  readonly after: number | null;
}

/** What an answer brings by itself, and what only a plan brings; all of it is the gain. */
export interface Explanation {
  readonly gain: number;
  readonly reasons: readonly Reason[];
  readonly plan: {
    readonly steps: readonly SingleOffer[];
    readonly reasons: readonly Reason[];
  } | null;
  /** The answer it is compared with; null for ending the turn. */
  readonly beside: SingleOffer | null;
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
  readonly why: Explanation;
}

/** An answer that is worth a look, and why. */
export interface Suggestion {
  readonly action: SingleOffer;
  readonly why: Explanation;
}

/** The answer by which a turn is left as it is, and what is lost for nothing with it. */
export interface Closing {
  readonly action: SingleOffer;
  readonly forfeits: readonly { readonly name: string; readonly count: number }[];
}

/** What is worth a look at a question, the best first, and how to leave it at that. */
export interface Suggestions {
  readonly number: number;
  readonly suggestions: readonly Suggestion[];
  readonly closing: Closing | null;
}

/** A better turn than the one about to end, and what it costs not to play it. */
export interface Mistake {
  readonly points: number;
  /** What the turn itself changes. */
  readonly caused: readonly Reason[];
  /** The better turn, as far as it changes something. */
  readonly line: readonly SingleOffer[];
  /** What that brings more. */
  readonly reasons: readonly Reason[];
}

/** What is found of a turn that an answer would end. */
export interface Judgement {
  readonly number: number;
  readonly mistake: Mistake | null;
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
  /** The step of the question that it was a part of. */
  readonly whole: number;
  readonly seat: Seat;
  readonly played: SingleOffer;
  /** Null when nothing better was found. */
  readonly best: SingleOffer | null;
  /** How much better, in chances to win; *unsure* is half of the 95 % interval. */
  readonly gain: number;
  readonly unsure: number;
  /** The better turn, as far as it changes something. */
  readonly line: readonly SingleOffer[];
  readonly points: number;
  readonly reasons: readonly Reason[];
  /** The reasons are what both turns bring once the next one was played too. */
  readonly later: boolean;
  readonly thorough: boolean;
}

/** Who decided what (nobody, where something was drawn), and whose chance it changed. */
export interface Turning {
  readonly step: number;
  /** The step of the question that was decided. */
  readonly whole: number;
  readonly seat: Seat;
  readonly action: SingleOffer | null;
  readonly subject: Seat;
  /** Of a decision for which something better was found: the chance with that. */
  readonly before: number;
  readonly after: number;
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
  /** The greatest first. */
  readonly turning: readonly Turning[];
  readonly moves: readonly Judged[];
}
