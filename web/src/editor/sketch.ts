/** A drawn map of Khronos: a letter for each cell, row by row. */

import { CELLS, HEIGHT, WIDTH } from "../games/khronos/geometry";
import { CELL_NAMES } from "../games/khronos/parts";
import type { Ground } from "../games/khronos/pieces/terrain";

export type Brush = Ground | "hamlet";
export const BRUSHES: readonly Brush[] = ["plain", "forest", "mountain", "river", "hamlet"];

/** All cells of a map in reading order: `.` plain, `f` forest, `m` mountain, `~` river, `h` `F` `M` with a hamlet. */
export type Sketch = string;

interface Letter {
  readonly ground: Ground;
  readonly hamlet: boolean;
}

const LETTERS: Readonly<Record<string, Letter>> = {
  ".": { ground: "plain", hamlet: false },
  f: { ground: "forest", hamlet: false },
  m: { ground: "mountain", hamlet: false },
  "~": { ground: "river", hamlet: false },
  h: { ground: "plain", hamlet: true },
  F: { ground: "forest", hamlet: true },
  M: { ground: "mountain", hamlet: true },
};
const BARE: Readonly<Record<Ground, string>> = {
  plain: ".",
  forest: "f",
  mountain: "m",
  river: "~",
};
const SETTLED: Readonly<Record<string, string>> = { plain: "h", forest: "F", mountain: "M" };

export const EMPTY: Sketch = ".".repeat(CELLS);

/** What lies on a cell. */
export function letterAt(sketch: Sketch, cell: number): Letter {
  return LETTERS[sketch[cell] ?? "."] ?? { ground: "plain", hamlet: false };
}

/** The letter of a cell; there is none for a hamlet in the river. */
export function letterOf(ground: Ground, hamlet: boolean): string {
  return (hamlet ? SETTLED[ground] : undefined) ?? BARE[ground];
}

/** The map with another letter on one cell. */
export function withLetter(sketch: Sketch, cell: number, letter: string): Sketch {
  return sketch.slice(0, cell) + letter + sketch.slice(cell + 1);
}

/** How many hamlets are drawn. */
export function hamlets(sketch: Sketch): number {
  return Array.from(sketch).filter((letter) => LETTERS[letter]?.hamlet).length;
}

/** The rows of a map, top row first. */
export function rowsOf(sketch: Sketch): string[] {
  return Array.from({ length: HEIGHT }, (_, row) => sketch.slice(row * WIDTH, (row + 1) * WIDTH));
}

/** How a table's option writes a drawn map: its rows joined by slashes. */
export function optionOf(sketch: Sketch): string {
  return rowsOf(sketch).join("/");
}

/** A map made of *rows*; a sentence's key and its details where they are none. */
export function sketchOf(rows: readonly string[]): Sketch | MapError {
  if (rows.length !== HEIGHT) {
    return { key: "editor-file-rows", details: { count: rows.length, wanted: HEIGHT } };
  }
  for (const [i, row] of rows.entries()) {
    if (row.length !== WIDTH) {
      return { key: "editor-file-row", details: { row: i + 1, count: row.length, wanted: WIDTH } };
    }
    const strange = Array.from(row).find((letter) => LETTERS[letter] === undefined);
    if (strange !== undefined) {
      return { key: "editor-file-letter", details: { row: i + 1, letter: strange } };
    }
  }
  return rows.join("");
}

/** Why a text is no map: a key of the word lists with what it speaks of. */
export interface MapError {
  readonly key: string;
  readonly details: Readonly<Record<string, string | number>>;
}

/** How people call a cell: `f7`. */
export function cellName(cell: number): string {
  return CELL_NAMES[cell] ?? "";
}

/** The cell people call so; -1 if there is none. */
export function cellNamed(name: string): number {
  return CELL_NAMES.indexOf(name);
}

export function columnName(column: number): string {
  return cellName(column).slice(0, 1);
}
