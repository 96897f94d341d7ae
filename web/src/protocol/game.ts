/** A game as the browser knows it: its kinds of actions, what is printed, and how things are called. */

import type { PlainRecord } from "./values";

/** A kind of action: its fields in order, and its text with {field} for each slug where it is regular. */
export interface ActionConstant {
  readonly say: string;
  readonly fields: readonly string[];
  readonly text: string | null;
}

/** What is printed in the box and how things are called; made from the Python classes. */
export interface GameConstant {
  readonly name: string;
  readonly rules_version: number;
  /** The hash of the box that comes with the client. */
  readonly box?: string | null;
  readonly seats: readonly number[];
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly counted: Readonly<Record<string, readonly string[]>>;
  readonly seated: readonly string[];
  readonly options: readonly {
    readonly key: string;
    readonly values: readonly string[];
    readonly default: string;
    readonly open: boolean;
  }[];
  readonly actions: Readonly<Record<string, ActionConstant>>;
  readonly content: Readonly<Record<string, unknown>>;
  /** By field and name: what the owner of a box calls things, where that is other than what we do. */
  readonly titles?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What differs from box to box: the printed parts, and how things are called. */
export interface Printed<C = unknown> extends Pick<GameConstant, "names" | "options" | "titles"> {
  readonly content: C;
}

/** An action as it is offered: the key of its sentence and what it carries. */
export interface Bare {
  readonly say: string;
  readonly fields: PlainRecord;
}

/** A place an event speaks of, for "Why is this here?"; the fields are the game's own. */
export type Place = Readonly<Record<string, number>>;
