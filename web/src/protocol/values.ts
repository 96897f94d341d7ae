/** The values of which all messages are made: seats, records that say what they are, changes. */

/** A seat at the table: 0, 1, ... */
export type Seat = number;

/**
 * Nobody in particular: the deal, or no owner. A spectator sees what everybody may know; an open
 * view, when the game is over, everything.
 */
export { NOBODY, OPEN, SPECTATOR } from "./generated/seats";

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
