/** Who the user is, which games and tables there are, and what a new table asks for. */

import type { DeclaredBoard } from "./board";
import type { Seat } from "./values";
import type { FinishedSummary, Summary, TimeControl } from "./wire";

export interface Me {
  readonly name: string;
  readonly login: string | null;
  /** I look after this server. */
  readonly moderator?: boolean;
  /** A program plays for this account. */
  readonly bot?: boolean;
}

/** What a personal token may be used for. */
export type TokenScope = "read" | "play" | "challenge";

/** A personal token of mine, without its secret. */
export interface TokenInfo {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly made_at: number;
  readonly used_at: number | null;
}

/** A new token; its secret is shown once. */
export interface CreatedToken {
  readonly token: TokenInfo;
  readonly secret: string;
}

/** Where I am signed in. */
export interface SessionInfo {
  readonly id: string;
  /** As the browser calls itself. */
  readonly browser: string;
  readonly made_at: number;
  readonly here: boolean;
}

/** How strong somebody is believed to be in a game. */
export interface PersonRating {
  readonly game: string;
  readonly mean: number;
  readonly deviation: number;
  readonly played: number;
}

/** What somebody with an account has played. */
export interface Profile {
  readonly name: string;
  readonly login: string;
  /** It is my own. */
  readonly own: boolean;
  /** A program plays for this account. */
  readonly bot: boolean;
  readonly results: readonly {
    readonly game: string;
    readonly seats: number;
    readonly played: number;
    readonly won: number;
  }[];
  readonly running: readonly Playing[];
  readonly games: readonly FinishedSummary[];
  /** Ended before their end. */
  readonly agreed: readonly FinishedSummary[];
  /** By rated games: how strong, how unsure that is, after how many games. */
  readonly ratings: readonly PersonRating[];
  /** All of mine on my own page; mine with this person on another's. */
  readonly meetings: readonly {
    readonly login: string;
    readonly name: string;
    readonly played: number;
    readonly ahead: number;
    readonly behind: number;
  }[];
}

/** All tables, as a moderator sees them. */
export interface ModeratedTables {
  readonly tables: readonly {
    readonly table: Summary;
    /** A login; empty for a guest. */
    readonly opener: string;
    readonly stopped: boolean;
  }[];
  readonly more: boolean;
}

/** Something a moderator did; an empty name stands for the command line. */
export interface AuditEntry {
  readonly at: number;
  readonly moderator: string;
  readonly what: string;
  readonly about: string;
}

/** Finished games of my own, to take along. */
export interface ExportedGames {
  readonly games: readonly { readonly table: FinishedSummary; readonly record: string }[];
  readonly more: boolean;
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

/** What a client must know of a game to show it, where it brings no code of its own. */
export interface GameDetails {
  readonly name: string;
  readonly rules_version: number;
  readonly seats: readonly number[];
  readonly options: readonly GameOption[];
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly counted: Readonly<Record<string, readonly string[]>>;
  readonly seated: readonly string[];
  readonly actions: Readonly<
    Record<
      string,
      { readonly say: string; readonly fields: readonly string[]; readonly text: string | null }
    >
  >;
  /** By record and field of a view: the names its numbers have. */
  readonly fields: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By language, as far as the game brings them. */
  readonly words: Readonly<Record<string, string>>;
  readonly rulebook: Readonly<Record<string, string>>;
  /** The board that the game declares. */
  readonly board: DeclaredBoard | null;
}

/** A game in progress, and the seats it waits for; times are unix seconds. */
export interface Playing extends Summary {
  readonly waiting?: readonly Seat[];
  /** When the time of the turn is up; absent without a clock that runs. */
  readonly due_at?: number;
  /** When the last move was made. */
  readonly moved_at?: number;
}

/** Somebody with an account, in a list. */
export interface PersonInfo {
  readonly login: string;
  readonly name: string;
  readonly rating: PersonRating | null;
  readonly bot: boolean;
}

/** People found by name, or the rating list of a game. */
export interface People {
  readonly people: readonly PersonInfo[];
  readonly more: boolean;
}

export interface Tables {
  readonly mine: readonly Playing[];
  readonly open: readonly Summary[];
  /** There are more open tables. */
  readonly more?: boolean;
  /** Listed games of others, which can be watched. */
  readonly playing: readonly Playing[];
  readonly recent: readonly FinishedSummary[];
  /** My own that cannot be played on: their rules are not known here. */
  readonly frozen?: readonly Summary[];
}

/** A page of open tables. */
export interface OpenTables {
  readonly tables: readonly Summary[];
  readonly more: boolean;
}

export interface SeatBody {
  readonly kind: "me" | "guest" | "invite" | "bot";
  readonly name?: string;
  readonly level?: string;
  /** An invited seat for the account of a bot. */
  readonly login?: string;
}

export interface TableBody {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly SeatBody[];
  readonly clock: TimeControl;
  readonly listed: boolean;
  /** Left out: the table gives hints. */
  readonly hints?: false;
  /** A mistake that costs so many points is told before the turn is over. */
  readonly teaching?: number;
  /** Left out: the newest shipped box. */
  readonly box?: string;
  /** It counts for the ratings of those who sit down. */
  readonly rated?: true;
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

export interface BranchBody {
  readonly step: number;
  readonly seats: readonly SeatBody[];
  readonly clock: TimeControl;
  readonly teaching?: number;
}

/** A table that continues from the text of a position, or from the end of a record. */
export interface ContinueBody extends Omit<BranchBody, "step"> {
  readonly text: string;
}

/** A whole position as text. */
export interface PositionText {
  readonly position: string;
}

/** An action in words, as other clients get it. */
export interface SpokenOption {
  readonly text: string;
  readonly sentence: string;
  readonly marks: readonly string[];
}

export type Pace = "live" | "days" | "none";

/** What somebody wants to play who looks for a table; "" and 0 stand for anything. */
export interface Seek {
  readonly game: string;
  readonly seats: number;
  readonly pace: Pace | "";
  readonly rated: boolean;
}

export interface SeekInfo extends Seek {
  readonly name: string;
  readonly made_at: number;
}

export interface Seeks {
  /** Mine; null when I have none, or none any more. */
  readonly seek: SeekInfo | null;
  /** Where I sit by it. */
  readonly table: string | null;
  /** What others seek who wait, the oldest first. */
  readonly others: readonly SeekInfo[];
}
