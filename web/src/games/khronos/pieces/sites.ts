/** Sites that are open for the chosen tile, told apart by what they cost and what they do. */

import type { Table } from "../acting";
import { CELL, footprint, HEIGHT, outline, WIDTH } from "../geometry";
import { parts } from "../parts";
import type { Ground } from "./terrain";
import { ageMark, cellMark, chosenTile, tileMark } from "../pointing";
import { rankOf } from "../scene";

/** *free*: no more than the cards of the tile; *surcharge*: difficult ground; *upgrade*: on a building. */
export const SITE_KINDS = ["free", "surcharge", "upgrade"] as const;
export type SiteKind = (typeof SITE_KINDS)[number];

/** An area of open sites: the middle of the tile may lie anywhere in it. */
export interface SiteArea {
  readonly kind: SiteKind;
  readonly path: string;
  /** Units by which the middle of the tile lies beside the middle of its upper left cell. */
  readonly shift: number;
}

/** What each ground costs more at this table; 0 where it costs nothing. */
function surchargeOf(table: Table, ground: Ground): number {
  const [forest = 0, mountain = 0] =
    parts.content.surcharges[table.playback.view.players.length] ?? [];
  if (ground === "forest") return forest;
  return ground === "mountain" ? mountain : 0;
}

function kindAt(table: Table, ground: readonly Ground[], age: number, cell: number): SiteKind {
  const tile = chosenTile(table);
  const marks = ["do:upgrade", tileMark(tile), ageMark(age), cellMark(cell)];
  if (table.selection.offers.count(marks) > 0) return "upgrade";
  const covered = footprint(cell, rankOf(tile));
  const dear = covered.some((one) => surchargeOf(table, ground[one] ?? "plain") > 0);
  return dear ? "surcharge" : "free";
}

/** The open sites of an age as areas. */
export function areasOf(
  table: Table,
  ground: readonly Ground[],
  age: number,
  cells: ReadonlySet<number>,
): SiteArea[] {
  const kinds = new Map<SiteKind, number[]>(SITE_KINDS.map((kind) => [kind, []]));
  for (const cell of cells) kinds.get(kindAt(table, ground, age, cell))?.push(cell);
  const shift = ((rankOf(chosenTile(table)) - 1) * CELL) / 2;
  return [...kinds].flatMap(([kind, found]) =>
    found.length === 0 ? [] : [{ kind, path: outline(found, 1.2, 3), shift }],
  );
}

const TOLERANCE = 0.1; // of a cell: the middle of a cell still means the tile that begins there

/** The upper left cell of a square of *rank* whose middle is pointed at. */
export function anchorUnder(at: { readonly x: number; readonly y: number }, rank: number): number {
  const first = (along: number, length: number) => {
    const wanted = Math.floor(along / CELL - (rank - 1) / 2 + TOLERANCE);
    return Math.min(Math.max(wanted, 0), length - rank);
  };
  return first(at.y, HEIGHT) * WIDTH + first(at.x, WIDTH);
}
