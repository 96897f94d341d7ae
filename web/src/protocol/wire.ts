/** The messages between browser and server: the twin of table/wire.py. */

/** A seat at the table: 0, 1, ... */
export type Seat = number;

/** Nobody in particular: the deal, or no owner. */
export const NOBODY: Seat = -1;
/** A viewer who sees what everybody may know. */
export const SPECTATOR: Seat = -2;
/** A viewer who sees everything, when the game is over. */
export const OPEN: Seat = -3;

export type Plain = null | boolean | number | string | readonly Plain[] | PlainRecord;
export interface PlainRecord {
  readonly [field: string]: Plain;
}

/** An event, a decision, a refusal: a record that says what it is. */
export interface Typed extends PlainRecord {
  readonly type: string;
}

/** How one value becomes another; see change.ts. */
export type Change =
  | null
  | readonly [0, Plain]
  | readonly [1, Readonly<Record<string, Change>>]
  | readonly [2, readonly (readonly [number, Change])[]]
  | readonly [3, number, number, readonly Plain[]];

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
}

export type Offer = FamilyOffer | SingleOffer;

export interface Question {
  readonly number: number;
  readonly asked: Typed;
  readonly offers: readonly Offer[];
  readonly sealed: readonly string[];
}

// ---- the table -------------------------------------------------------------------------------

export type SeatKind = "person" | "bot" | "open";

export interface SeatSummary {
  readonly name: string;
  readonly kind: SeatKind;
  readonly level?: string;
  readonly online: boolean;
  readonly mine: boolean;
}

export type ClockKind = "none" | "move" | "bank";

export interface TimeControl {
  readonly kind: ClockKind;
  readonly seconds?: number;
  readonly increment?: number;
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
  /** Whether the table gives hints; absent: it does. */
  readonly hints?: boolean;
}

export interface FinishedSummary extends Summary {
  readonly places: readonly number[];
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
}

// ---- what happened ---------------------------------------------------------------------------

export type StepKind = "act" | "late" | "deal";

export interface Step {
  readonly seat: Seat;
  readonly kind: StepKind;
  readonly action: string | null;
  readonly events: readonly Typed[];
  readonly at: number;
  /** Absent in the past of a welcome. */
  readonly view?: Change;
}

/** How the table stands now; part of every welcome and update. */
export interface Now {
  readonly question: Question | null;
  readonly waiting: readonly Seat[];
  readonly undo: number;
  readonly clocks: Clocks | null;
  readonly outcome: Outcome | null;
  readonly seed: string | null;
}

export interface Welcome extends Now {
  readonly type: "welcome";
  readonly number: number;
  readonly table: Summary;
  readonly seat: Seat;
  readonly steps: number;
  readonly past: readonly Step[];
  readonly view: Plain;
}

export interface Update extends Now {
  readonly type: "update";
  readonly number: number;
  readonly kept: number;
  readonly steps: readonly Step[];
  /** From the view last sent to the view now, after an undo. */
  readonly view?: Change;
}

export interface SeatsMessage {
  readonly type: "seats";
  readonly seats: readonly SeatSummary[];
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

export type Message = Welcome | Update | SeatsMessage | Thinking | ChatLine | FaultMessage | Pong;

// ---- consequences ----------------------------------------------------------------------------

export interface Detail {
  readonly type: "Detail";
  readonly name: string;
  readonly value: Plain;
}

export interface Refusal {
  readonly type: "Refusal";
  readonly rule: string;
  readonly key: string;
  readonly details: readonly Detail[];
}

export interface PricePart {
  readonly type: "Part";
  readonly key: string;
  readonly amount: number;
  readonly details: readonly Detail[];
}

export interface Price {
  readonly type: "Price";
  readonly currency: string;
  readonly total: number;
  readonly parts: readonly PricePart[];
}

/** What an action would do, or why it may not be done. */
export interface Considered {
  readonly refusal: Refusal | null;
  readonly events: readonly Typed[];
  /** From the present view to the view afterwards. */
  readonly view: Change;
  readonly assumed: readonly string[];
  readonly asked: Typed | null;
  readonly prices: readonly Price[];
  readonly before: Typed | null;
  readonly after: Typed | null;
}

// ---- hints and analysis ----------------------------------------------------------------------

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

// ---- how strong the bots are -----------------------------------------------------------------

export interface Level {
  readonly name: string;
  readonly bot: string;
  /** To think about a turn. */
  readonly seconds: number;
}

/** How often the first bot won against the others, with the 95 % interval. */
export interface LadderMatch {
  readonly first: string;
  readonly others: readonly string[];
  readonly seats: number;
  readonly budget: string;
  readonly games: number;
  readonly win_rate: number;
  readonly ci95: readonly [low: number, high: number];
  /** Mean scores by bot. */
  readonly scores: Readonly<Record<string, number>>;
  /** The rate it should reach. */
  readonly wanted: number | null;
  readonly seed: number;
  readonly commit: string;
}

export interface Rating {
  readonly name: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export interface LadderGame {
  readonly matches: readonly LadderMatch[];
  /** By number of seats. */
  readonly ratings: Readonly<Record<string, readonly Rating[]>>;
}

export interface Ladder {
  readonly levels: readonly Level[];
  readonly games: Readonly<Record<string, LadderGame>>;
}

// ---- lobby and replay ------------------------------------------------------------------------

export interface Me {
  readonly name: string;
  readonly login: string | null;
}

export interface GameOption {
  readonly key: string;
  readonly values: readonly string[];
  readonly default: string;
  readonly open: boolean;
}

export interface GameSummary {
  readonly name: string;
  readonly seats: readonly number[];
  readonly rules_version: number;
  readonly options: readonly GameOption[];
  /** The names of the bots that play it, the weakest first. */
  readonly bots: readonly string[];
}

/** A table of one's own, and the seats it waits for. */
export interface Playing extends Summary {
  readonly waiting?: readonly Seat[];
}

export interface Tables {
  readonly mine: readonly Playing[];
  readonly open: readonly Summary[];
  readonly recent: readonly FinishedSummary[];
}

export interface SeatWish {
  readonly kind: "me" | "guest" | "invite" | "bot";
  readonly name?: string;
  readonly level?: string;
}

export interface TableWish {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly SeatWish[];
  readonly clock: TimeControl;
  readonly listed: boolean;
  /** Left out: the table gives hints. */
  readonly hints?: false;
}

export interface Invitation {
  readonly seat: Seat;
  readonly token: string;
}

export interface Opened {
  readonly id: string;
  readonly invitations: readonly Invitation[];
}

export interface Invited extends Summary {
  readonly seat: Seat;
}

export interface Claimed {
  readonly id: string;
  readonly seat: Seat;
}

export interface BranchWish {
  readonly step: number;
  readonly seats: readonly SeatWish[];
  readonly clock: TimeControl;
}

export interface Story {
  readonly table: Summary;
  readonly first: Plain;
  readonly steps: readonly Step[];
}

/** An action in words, as other clients get it. */
export interface SpokenOption {
  readonly text: string;
  readonly sentence: string;
  readonly marks: readonly string[];
}
