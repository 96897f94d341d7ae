/** What the table needs to know to show a game, and what a board may ask of the table. */

import type { Component } from "svelte";

import type { Bare, GameConstant, Place, Printed } from "../../protocol/game";
import type { Mark, OfferedAction } from "./choose";
import type { Foreseen, Refused } from "./consequences";
import type { Offers } from "./offers";
import type { Seat, Typed } from "../../protocol/values";
import type { Summary } from "../../protocol/wire";
import type { Shape } from "../../browser/layout.svelte";
import type { Words } from "../../words/words";

/** What one event does to the picture: the picture after it, what is seen meanwhile, how long. */
export interface Motion<S, E> {
  readonly scene: S;
  readonly effects: readonly E[];
  readonly ms: number;
}

/** A place of which something was told. */
export interface MarkedPlace {
  readonly place: Place;
  /** Who did something there. */
  readonly seat: Seat;
  /** It is told at this moment. */
  readonly isNow: boolean;
}

/** What an event means for the story of a game: what the slider of a replay marks. */
export type Milestone = "turn" | "round" | "scoring" | "clash" | "loss";

/** Who looks at a table, and what the server has said of it. */
export interface BoardSession {
  readonly summary: Summary;
  readonly viewer: Seat;
  /** Own answers, sealed until all have answered. */
  readonly held: readonly string[];
  /** How many of the own answers can be taken back. */
  readonly undoable: number;
  /** What has happened so far, for histories. */
  readonly past: readonly { readonly seat: Seat; readonly events: readonly Typed[] }[];
  /** Take back the last own answer, such as a sealed one. */
  undo(): Promise<void>;
}

/** What is offered, chosen and pointed at, and what would come of it. */
export interface BoardSelection<V = unknown> {
  /** Everything that is offered. */
  readonly offers: Offers;
  /** Marks that may be pointed at now, each with the number of options it leaves. */
  readonly lit: ReadonlyMap<Mark, number>;
  readonly chosen: readonly Mark[];
  readonly hovered: readonly Mark[] | null;
  /** The one option that is meant by what is chosen. */
  readonly meant: OfferedAction | undefined;
  /** It is shown what an option would do; in a puzzle it is not. */
  readonly previews: boolean;
  /** What the option pointed at, or else the one meant, would do. */
  readonly preview: Foreseen<V> | null;
  /** Why what is pointed at may not be done. */
  readonly refused: Refused | null;
  /** Why nothing of what is pointed at can be done, where that is no whole action. */
  readonly reasons: readonly Refused[];
  /** What is lit if these marks are chosen as well. */
  litWith(marks: readonly Mark[]): ReadonlyMap<Mark, number>;
  /** How many options are left if these marks are chosen as well. */
  leaves(marks: readonly Mark[]): number;
  /** An action in words, as far as the table shows what they mean. */
  tell(action: Bare): string;
  /** Ask why nothing can be done that begins with some words, such as `build castle`. */
  askReasons(stems: readonly string[]): void;
  /** The reasons, once they are known; none where something can be done. */
  reasonsAgainst(stem: string): readonly Refused[];
  /** Point at something: choose it, or one more of it; or take it back if it is chosen. */
  point(marks: readonly Mark[]): void;
  /** Take back what was chosen; of several the same, one for each. */
  drop(marks: readonly Mark[]): void;
  hover(marks: readonly Mark[] | null): void;
  /** Choose a whole option, as a list does. */
  pick(option: OfferedAction): void;
  clear(): void;
  /** Play the one option that is meant. */
  confirm(): Promise<void>;
}

/** Where something happened since the own last turn. */
export interface BoardRecap {
  readonly marked: readonly MarkedPlace[];
  /** The step with which what is marked begins. */
  readonly from: number;
  /** Places somebody was led to. */
  readonly found: readonly Place[];
}

/** The position that is shown, and the events that lead to it. */
export interface BoardPlayback<V = unknown, S = unknown, E = unknown> {
  /** The position that is shown; while a step is played, the one before it. */
  readonly view: V;
  /** The picture that is shown: drawing.scene(view), moved on by the events played so far. */
  readonly scene: S;
  /** What is seen only now, while an event is played. */
  readonly effects: readonly E[];
  /** Events are being played; skip() shows the end at once. */
  readonly busy: boolean;
  readonly recap: BoardRecap;
  skip(): void;
}

/** The table as a board sees it: one of a game in progress (Table), or of a replay (ReadonlyTable). */
export interface BoardTable<V = unknown, S = unknown, E = unknown> {
  readonly game: GameConstant;
  readonly words: Words;
  readonly session: BoardSession;
  readonly selection: BoardSelection<V>;
  readonly playback: BoardPlayback<V, S, E>;
}

export interface BoardProps<V = unknown, S = unknown, E = unknown> {
  readonly view: V;
  readonly table: BoardTable<V, S, E>;
}

/** One thing of the map and what it is called: a drawing that the page has by name, or strokes. */
export interface LegendEntry {
  readonly name: string;
  /** The part of the drawing that is seen, as an SVG says it. */
  readonly box: string;
  readonly href?: string;
  readonly path?: string;
  /** The classes of the picture, and of its strokes. */
  readonly dress?: string;
  readonly stroke?: string;
}

/** What lies in front of one seat, in the rail of players. */
export interface PanelProps<V = unknown, S = unknown, E = unknown> extends BoardProps<V, S, E> {
  readonly seat: Seat;
  /** Only what everybody must have in sight: money, points, resources; on one line. */
  readonly brief?: boolean;
}

export interface Drawing<V = unknown, S = unknown, E = unknown, C = unknown> {
  /** The game with the box on this page. */
  readonly game: GameConstant;
  /** Show the parts of another box on this page; null for the newest shipped one. */
  lay?(printed: Printed<C> | null): void;
  /** The board that was asked for, where it is not the game's own. */
  readonly board?: "own" | "plain";
  /** Broad boards leave room below them, tall ones beside them. */
  readonly shape: Shape;
  readonly Board: Component<BoardProps<V, S, E>>;
  /** What is pointed at, what it would do, or why it may not be; the table keeps room for it. */
  readonly Reading: Component<BoardProps<V, S, E>>;
  readonly Panel: Component<PanelProps<V, S, E>>;
  readonly Hand: Component<BoardProps<V, S, E>>;
  /** What a person points at to mean an action; the usual marks (choose.ts) if left out. */
  marks?(action: Bare): Mark[];
  /** What a mark of its own is called, where it is no usual one. */
  nameOf?(mark: Mark, words: Words): string | undefined;
  /** An action in words that only the position has; the game's own words where it has none. */
  tell?(action: Bare, view: V, viewer: Seat, words: Words): string | undefined;
  /** What can be seen on the map, in the order in which one asks. */
  legend?(words: Words): LegendEntry[];
  /** Whether an event is told in small type: bookkeeping. */
  isMinor(event: Typed): boolean;
  scene(view: V): S;
  animate(scene: S, event: Typed): Motion<S, E>;
  /** The places an event speaks of. */
  history(event: Typed): Place[];
  /** Whether an event begins a chapter of the log: a round, a generation, an era. */
  isChapter?(event: Typed): boolean;
  /** Whether an event takes something from a seat, by what it says itself. */
  isLoss?(event: Typed, seat: Seat): boolean;
  /** Whether an event counts one card, such as a chronicle or a goal: the end tells each of them. */
  isReckoning?(event: Typed): boolean;
  /** Show no more of the board than what a figure speaks of, and what lies around it. */
  cut?(table: BoardTable<V, S, E>, places: readonly Place[]): void;
  /** Bring a place into sight on the board of a table. */
  lead?(table: object, place: Place): void;
  /** What an event means for the story of the game, if anything. */
  milestone?(event: Typed): Milestone | null;
}

/** A drawing whose own types only the game knows. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyDrawing = Drawing<any, any, any, any>;
