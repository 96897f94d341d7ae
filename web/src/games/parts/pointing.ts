/**
 * What is meant by pointing. Knows no rules: it asks the table how many options some marks would
 * leave.
 */

import { fieldOf, slugOf, type Mark } from "../../table/model/choose";
import type { BoardSelection } from "../../table/model/drawing";

/** What pointing needs to know of a table. */
export interface Pointable {
  readonly selection: Pick<BoardSelection, "chosen" | "offers">;
}

interface Choosing {
  readonly selection: Pick<BoardSelection, "chosen">;
}

/** What pointing at a place means. */
export interface Meaning {
  readonly marks: readonly Mark[];
  /** How many offered actions it leaves; none: it is refused. */
  readonly count: number;
}

/** The chosen value of a field. */
export function chosenOf(table: Choosing, field: string): string | undefined {
  const mark = table.selection.chosen.find((one) => one.startsWith(`${field}:`));
  return mark === undefined ? undefined : slugOf(mark);
}

/** Whether all of some marks are chosen. */
export function isChosen(table: Choosing, marks: readonly Mark[]): boolean {
  return marks.every((mark) => table.selection.chosen.includes(mark));
}

/** The slugs of one field among the marks that could be pointed at beside *marks*. */
export function slugsBeside(table: Pointable, marks: readonly Mark[], field: string): string[] {
  const lit = [...table.selection.offers.lit(marks).keys(), ...marks];
  return lit.filter((mark) => fieldOf(mark) === field).map(slugOf);
}

/** Marks with more of them; a contradiction stays one and leaves nothing. */
export function joined(marks: readonly Mark[], more: readonly Mark[]): Mark[] {
  return [...new Set([...marks, ...more])];
}

/** What is chosen apart from some fields. */
export function chosenWithout(table: Pointable, fields: readonly string[]): Mark[] {
  return table.selection.chosen.filter((mark) => !fields.includes(fieldOf(mark)));
}
