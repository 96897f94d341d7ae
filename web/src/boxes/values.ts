/** Values of a box as people write them in a cell, and back. */

import type { Column, Value } from "../protocol/boxes";

/** What joins the entries of a list: phrases may hold commas. */
function joint(column: Column): string {
  return column.entry?.kind === "phrase" || column.entry?.kind === "text" ? "; " : ", ";
}

/** A value as it stands in its cell. */
export function written(column: Column, value: Value | undefined): string {
  if (value === undefined) return "";
  return Array.isArray(value) ? value.join(joint(column)) : String(value);
}

function single(column: Column, text: string): string | number {
  const plain = text.trim();
  const isNumber = column.kind === "number" && /^[-+−]?\d+$/.test(plain);
  return isNumber ? Number(plain.replace("−", "-")) : plain;
}

/** The value a text in a cell means; what it may be, the judge says. */
export function valueOf(column: Column, text: string): Value {
  const { entry } = column;
  if (column.kind !== "list" || entry === undefined) {
    return text.trim() === "" && column.default !== undefined
      ? column.default
      : single(column, text);
  }
  const parts = text.split(joint(column).trim()).map((part) => part.trim());
  return parts.filter((part) => part !== "").map((part) => single(entry, part));
}

/** Whether two values are the same. */
export function isSame(one: Value | undefined, other: Value | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What can be written next: the whole cell, and what is shown for it. */
export interface Completion {
  readonly text: string;
  readonly shown: string;
  /** The part of the text that is still to be filled in. */
  readonly open?: readonly [number, number];
}

/** Everything a column knows to be possible. */
function possible(column: Column, rowsOf: (sheet: string) => readonly string[]): readonly string[] {
  if (column.kind === "list" && column.entry !== undefined) return possible(column.entry, rowsOf);
  if (column.kind === "choice") return column.names?.filter((name) => name !== "") ?? [];
  if (column.kind === "reference") return rowsOf(column.sheet ?? "");
  return column.vocabulary ?? [];
}

const MOST = 12; // nobody reads more; another letter leaves fewer
const FILLED = /\b[A-Z][A-Z_]*\b/; // a word in capitals stands for what is filled in

/** What *text* could become: of what is possible, what begins with the last entry, then what has it. */
export function completions(
  column: Column,
  text: string,
  rowsOf: (sheet: string) => readonly string[],
): Completion[] {
  const by = column.kind === "list" ? joint(column).trim() : null;
  const cut = by === null ? 0 : text.lastIndexOf(by) + 1;
  const kept = cut === 0 ? "" : `${text.slice(0, cut).trimEnd()} `;
  const typed = text.slice(cut).trim().toLowerCase();
  const all = possible(column, rowsOf);
  if (all.some((one) => one.toLowerCase() === typed)) return [];
  const words = typed.split(/[\s-]+/).filter((word) => word !== "" && !/^\d+$/.test(word));
  const has = (one: string) => words.every((word) => one.toLowerCase().includes(word));
  const starts = (one: string) => one.toLowerCase().startsWith(typed);
  const found = [...all.filter(starts), ...all.filter((one) => !starts(one) && has(one))];
  return found.slice(0, MOST).map((shown) => completed(kept, shown, typed));
}

/** A pattern is taken over with the number that was typed already, and the next gap marked. */
function completed(kept: string, shown: string, typed: string): Completion {
  const number = /\d+/.exec(typed)?.[0];
  const filled = number === undefined ? shown : shown.replace(/\bNUMBER\b/, number);
  const text = kept + filled;
  const gap = FILLED.exec(filled);
  if (gap === null) return { text, shown };
  const from = kept.length + gap.index;
  return { text, shown, open: [from, from + gap[0].length] };
}
