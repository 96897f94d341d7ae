/** A drawn map of Khronos: a letter for each cell, row by row. */

export const WIDTH = 16;
export const HEIGHT = 20;
export const CELLS = WIDTH * HEIGHT;

export type Terrain = "plain" | "forest" | "mountain" | "river";
export type Brush = Terrain | "hamlet";
export const BRUSHES: readonly Brush[] = ["plain", "forest", "mountain", "river", "hamlet"];

/** All cells of a map in reading order: `.` plain, `f` forest, `m` mountain, `~` river, `h` `F` `M` with a hamlet. */
export type Land = string;

interface Letter {
  readonly terrain: Terrain;
  readonly hamlet: boolean;
}

const LETTERS: Readonly<Record<string, Letter>> = {
  ".": { terrain: "plain", hamlet: false },
  f: { terrain: "forest", hamlet: false },
  m: { terrain: "mountain", hamlet: false },
  "~": { terrain: "river", hamlet: false },
  h: { terrain: "plain", hamlet: true },
  F: { terrain: "forest", hamlet: true },
  M: { terrain: "mountain", hamlet: true },
};
const BARE: Readonly<Record<Terrain, string>> = {
  plain: ".",
  forest: "f",
  mountain: "m",
  river: "~",
};
const SETTLED: Readonly<Record<string, string>> = { plain: "h", forest: "F", mountain: "M" };

export const EMPTY: Land = ".".repeat(CELLS);

/** What lies on a cell. */
export function ground(land: Land, cell: number): Letter {
  return LETTERS[land[cell] ?? "."] ?? { terrain: "plain", hamlet: false };
}

/** The letter of a cell; there is none for a hamlet in the river. */
export function letterOf(terrain: Terrain, hamlet: boolean): string {
  return (hamlet ? SETTLED[terrain] : undefined) ?? BARE[terrain];
}

/** The map with another letter on one cell. */
export function withLetter(land: Land, cell: number, letter: string): Land {
  return land.slice(0, cell) + letter + land.slice(cell + 1);
}

/** How many hamlets are drawn. */
export function hamlets(land: Land): number {
  return Array.from(land).filter((letter) => LETTERS[letter]?.hamlet).length;
}

/** The rows of a map, top row first. */
export function rowsOf(land: Land): string[] {
  return Array.from({ length: HEIGHT }, (_, row) => land.slice(row * WIDTH, (row + 1) * WIDTH));
}

/** How a table's option writes a drawn map: its rows joined by slashes. */
export function optionOf(land: Land): string {
  return rowsOf(land).join("/");
}

/** A map made of *rows*; a sentence's key and its details where they are none. */
export function landOf(rows: readonly string[]): Land | Trouble {
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
export interface Trouble {
  readonly key: string;
  readonly details: Readonly<Record<string, string | number>>;
}

/** How people call a cell: `f7`. */
export function cellName(cell: number): string {
  return columnName(cell % WIDTH) + String(Math.floor(cell / WIDTH) + 1);
}

export function columnName(column: number): string {
  return String.fromCharCode("a".charCodeAt(0) + column);
}
