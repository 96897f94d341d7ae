/** The map of a table: what ground each cell has, and where hamlets are printed. */

import { CELLS, HEIGHT, WIDTH } from "../geometry";

export type Ground = "plain" | "forest" | "mountain" | "river";

export interface Terrain {
  /** By cell. */
  readonly ground: readonly Ground[];
  /** Cells with a printed hamlet. */
  readonly hamlets: readonly number[];
}

const GROUNDS: Readonly<Record<string, Ground>> = {
  ".": "plain",
  h: "plain",
  f: "forest",
  F: "forest",
  m: "mountain",
  M: "mountain",
  "~": "river",
};
const HAMLETS = "hFM";

/** The terrain of a map drawn as rows of letters. */
export function terrainOf(rows: readonly string[]): Terrain {
  const letters = rows
    .join("")
    .slice(0, CELLS)
    .padEnd(WIDTH * HEIGHT, ".");
  const ground = Array.from(letters, (letter) => GROUNDS[letter] ?? "plain");
  const hamlets = Array.from(letters).flatMap((letter, cell) =>
    HAMLETS.includes(letter) ? [cell] : [],
  );
  return { ground, hamlets };
}

/** Cells of one ground, in reading order. */
export function cellsOf(terrain: Terrain, ground: Ground): number[] {
  return terrain.ground.flatMap((found, cell) => (found === ground ? [cell] : []));
}
