/** The messages between browser and server: the twin of table/wire.py. */

import type { Change, Plain, PlainRecord, Seat, Typed } from "./values";

// ---- what is offered -------------------------------------------------------------------------

/** Actions that differ in one field only: bit i of *bits* offers the value i of the field *open*. */
export interface FamilyOffer {
  readonly say: string;
  readonly fields: PlainRecord;
  readonly open: string;
  readonly bits: string;
  readonly stem: string;
}

/** One action. */
export interface SingleOffer {
  readonly say: string;
  readonly fields: PlainRecord;
  readonly text: string;
  /** It is played as soon as it is chosen: it only opens a question, or ends what is finished. */
  readonly at_once?: boolean;
}

export type Offer = FamilyOffer | SingleOffer;

export interface Question {
  readonly number: number;
  readonly decision: Typed;
  readonly offers: readonly Offer[];
  readonly sealed: readonly string[];
  /** There is one answer, it reveals nothing, and the table gives it on request. */
  readonly only?: boolean;
}

// ---- the table -------------------------------------------------------------------------------

export type SeatKind = "person" | "bot" | "open";

export interface SeatSummary {
  readonly name: string;
  readonly kind: SeatKind;
  readonly level?: string;
  readonly online: boolean;
  readonly mine: boolean;
  /** A bot plays on for the person with this name. */
  readonly substitute?: boolean;
  /** A program plays for the account of this seat. */
  readonly bot?: boolean;
  /** An open seat that is kept for me. */
  readonly kept?: boolean;
  /** A bot plays on for me. */
  readonly former?: boolean;
  /** Since when the person of this seat has been away, in unix seconds. */
  readonly away?: number;
  /** In lists, of somebody with rated games. */
  readonly rating?: SeatRating;
}

export type ClockKind = "none" | "move" | "bank";

export interface TimeControl {
  readonly kind: ClockKind;
  readonly seconds?: number;
  readonly increment?: number;
}

/**
 * What is played with: *id* is the name of a shipped box, the hash of any other. *entered* of the
 * *printed* values are no stand-ins, where that is known.
 */
export interface BoxLabel {
  readonly id: string;
  readonly title: string;
  readonly digest: string;
  readonly shipped: boolean;
  readonly entered?: number;
  readonly printed?: number;
}

/** How strong somebody is believed to be in the game of a table. */
export interface SeatRating {
  readonly mean: number;
  readonly deviation: number;
}

export interface Summary {
  readonly id: string;
  readonly game: string;
  readonly rules_version: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly SeatSummary[];
  readonly clock: TimeControl;
  /** Absent where the luck was not ours: an uploaded record. */
  readonly commitment: string | null;
  readonly opened_at: number;
  readonly branch: { readonly table: string; readonly step: number } | null;
  readonly state: "open" | "playing" | "over";
  /** Null for a game without boxes. */
  readonly box?: BoxLabel | null;
  /** Whether the table gives hints; absent: it does. */
  readonly hints?: boolean;
  /** Points that a mistake costs at least which is told in time; absent or 0: none is. */
  readonly teaching?: number;
  /** The table at which the same people play again. */
  readonly rematch?: string | null;
  /** Whether I opened it. */
  readonly own?: boolean;
  /** Whether those who look on may talk. */
  readonly talk?: boolean;
  /** Whether anybody may take an open seat. */
  readonly listed?: boolean;
  /** Whether it counts for the ratings of those who sit there. */
  readonly rated?: boolean;
}

export interface FinishedSummary extends Summary {
  /** Absent where it was ended by agreement. */
  readonly places?: readonly number[];
  readonly scores: readonly number[];
}

export interface Outcome {
  readonly type: "Outcome";
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
}

/** Seconds left by seat; *running* are the seats whose time runs, since *at*. */
export interface Clocks {
  readonly left: readonly (number | null)[];
  readonly running: readonly Seat[];
  readonly at: number;
  /** Until when they stand still, for a vacation. */
  readonly rests?: readonly (number | null)[];
}

// ---- what happened ---------------------------------------------------------------------------

/** *then*: given together with the answer before; *only*: there was no other. */
export type StepKind = "act" | "late" | "then" | "only" | "deal";

export interface Step {
  readonly seat: Seat;
  readonly kind: StepKind;
  readonly action: string | null;
  readonly events: readonly Typed[];
  readonly at: number;
  /** Absent in the past of a welcome. */
  readonly view?: Change;
}

/** What is voted on: to end it here, or that *who*, a bot or a person, takes over a seat. */
export interface Motion {
  readonly number: number;
  readonly kind: "end" | "bot" | "person";
  /** Who made it; -2: somebody who looks on. */
  readonly by: Seat;
  readonly seat: Seat;
  readonly who: string;
  readonly voters: readonly Seat[];
  readonly agreed: readonly Seat[];
}

/** What somebody did about the table, after so many steps. */
export interface Notice {
  readonly kind: "resigned" | "moved" | "agreed" | "objected" | "carried" | "rested" | "returned";
  readonly seat: Seat;
  readonly at: number;
  readonly step: number;
  readonly motion: "" | Motion["kind"];
  readonly about: Seat;
  readonly who: string;
}

/** What one thing brought every seat; the message points-NAME says what. */
export interface LedgerRow {
  readonly name: string;
  readonly points: readonly number[];
}

/** A dynasty, an era or the like that is over. */
export interface LedgerPeriod {
  readonly number: number;
  readonly rows: readonly LedgerRow[];
  readonly totals: readonly number[];
}

/** The points of every seat by what brought them. */
export interface Ledger {
  readonly rows: readonly LedgerRow[];
  readonly totals: readonly number[];
  readonly periods: readonly LedgerPeriod[];
}

/** The rating of the person on a seat after a rated game. */
export interface SeatRating {
  readonly seat: Seat;
  readonly mean: number;
  readonly deviation: number;
}

/** How the table stands now; part of every welcome and update. */
export interface Now {
  readonly question: Question | null;
  readonly waiting: readonly Seat[];
  readonly undo: number;
  readonly clocks: Clocks | null;
  readonly outcome: Outcome | null;
  readonly seed: string | null;
  /** Whether it was ended before its end: by agreement, or since all but one gave it up. */
  readonly ended: boolean;
  /** The seat that is left of a rated game that all others gave up. */
  readonly won?: Seat;
  /** Dynasties, eras or the like that are over. */
  readonly periods: number;
  readonly motion: Motion | null;
  readonly notices: readonly Notice[];
  /** Own answers, sealed until all have answered; absent: none. */
  readonly held?: readonly string[];
}

export interface Welcome extends Now {
  readonly type: "welcome";
  readonly number: number;
  readonly table: Summary;
  readonly seat: Seat;
  readonly steps: number;
  readonly past: readonly Step[];
  readonly view: Plain;
  /** Of the pages that the server has; left out where it has none. */
  readonly version?: string;
}

export interface Update extends Now {
  readonly type: "update";
  readonly number: number;
  readonly kept: number;
  readonly steps: readonly Step[];
  /** From the view last sent to the view now, after an undo. */
  readonly view?: Change;
}

/** A whole game, from the first view on. */
export interface Story {
  readonly table: Summary;
  readonly first: Plain;
  readonly steps: readonly Step[];
  readonly notices: readonly Notice[];
}

/** A game as it stood after one step: its view, and all steps without theirs. */
export interface StoryMoment {
  readonly table: Summary;
  readonly step: number;
  readonly view: Plain;
  readonly steps: readonly Step[];
  readonly notices: readonly Notice[];
}

export interface SeatsMessage {
  readonly type: "seats";
  readonly seats: readonly SeatSummary[];
  readonly rematch: string | null;
}

/** The one who opened the table deleted it. */
export interface Deleted {
  readonly type: "deleted";
}

export interface Thinking {
  readonly type: "thinking";
  readonly seat: Seat;
}

export interface ChatLine {
  readonly type: "chat";
  readonly id: string;
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
  readonly at: number;
}

export interface FaultMessage {
  readonly type: "fault";
  readonly code: string;
  readonly message: string;
}

export interface Pong {
  readonly type: "pong";
}

export type Message =
  Welcome | Update | SeatsMessage | Deleted | Thinking | ChatLine | FaultMessage | Pong;
