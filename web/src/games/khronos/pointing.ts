/**
 * What pointing at a cell of an age means now. Knows no rules: it asks the table how many options
 * some marks would leave, and where none is left it names an action whose refusal says why.
 */

import type { Building, KhronosView } from "../../protocol/generated/khronos";
import { type Bare } from "../../protocol/game";
import { fieldOf, slugOf, type Mark } from "../../table/model/choose";
import {
  chosenOf,
  chosenWithout,
  joined,
  slugsBeside,
  type Meaning,
  type Pointable,
} from "../parts/pointing";
import { CELLS, cellAt, columnOf, fits, footprint, rowOf } from "./geometry";
import { AGE_NAMES, AGES, CELL_NAMES, REASON, parts } from "./parts";
import { buildingAt, cellsOf, kindOf, rankOf } from "./scene";

/** An action offered at a place, and what is pointed at to mean it. */
export interface Entry extends Bare {
  readonly marks: readonly Mark[];
  /** The upper left cell of what it concerns. */
  readonly cell: number;
  /** The tile it would bring. */
  readonly tile: number | null;
  /** How many cards it takes, where that is chosen. */
  readonly count: number | null;
}

/** Verbs whose cell is the upper left one of a building that stands there. */
const ON_BUILDINGS = ["demolish", "downsize"];
/** Verbs that are only used in Reason and do not say so. */
const IN_REASON = ["populate", "restore"];

export function ageMark(age: number): Mark {
  return `age:${AGE_NAMES[age] ?? age}`;
}

export function cellMark(cell: number): Mark {
  return `cell:${CELL_NAMES[cell] ?? cell}`;
}

export function tileMark(tile: number): Mark {
  return `tile:${parts.names.tile[tile] ?? tile}`;
}

/** The tile that is chosen, or -1. */
export function chosenTile(table: Pointable): number {
  return parts.names.tile.indexOf(chosenOf(table, "tile") ?? "");
}

/** What is chosen apart from a place: pointing at another place keeps it. */
function kept(table: Pointable): Mark[] {
  const fields = table.selection.chosen.map(fieldOf);
  const place = fields.includes("cell") ? ["cell", "age", "count"] : [];
  return chosenWithout(table, place);
}

/** Whether so much is chosen, or so little is offered, that cells are to be lit. */
export function isNarrowed(table: Pointable): boolean {
  const verb = chosenOf(table, "do");
  if (chosenTile(table) >= 0) return true;
  if (verb !== undefined) return verb !== "build" && verb !== "upgrade" && verb !== "travel";
  return (
    table.selection.chosen.length === 0 &&
    table.selection.offers.total > 0 &&
    table.selection.offers.count(["do:end"]) === 0
  );
}

/** Whether what is asked can be answered by pointing at a cell. */
export function isAnsweredOnLand(table: Pointable): boolean {
  return AGES.some((age) => litCells(table, age).size > 0);
}

/** Cells of an age that may be pointed at now. */
export function litCells(table: Pointable, age: number): Set<number> {
  const cells = new Set<number>();
  if (!isNarrowed(table)) return cells;
  for (const context of contexts(age)) {
    for (const slug of slugsBeside(table, joined(kept(table), context), "cell")) {
      cells.add(CELL_NAMES.indexOf(slug));
    }
  }
  return cells;
}

/** Marks that say "in this age" for each kind of action. */
function contexts(age: number): Mark[][] {
  if (age === REASON) return IN_REASON.map((verb) => [`do:${verb}`]);
  return [[ageMark(age)]];
}

/** What pointing at a cell means now; null if too little is chosen to say. */
export function meaning(
  table: Pointable,
  view: KhronosView,
  age: number,
  cell: number,
): Meaning | null {
  if (chosenOf(table, "adventurer") !== undefined) return journey(table, age);
  if (!isNarrowed(table)) return null;
  const building = buildingAt(view.boards[age] ?? [], cell);
  const anchors = building === undefined ? [cell] : [cell, building.cell];
  for (const context of contexts(age)) {
    for (const anchor of anchors) {
      const marks = [...context, cellMark(anchor)];
      const count = table.selection.offers.count(joined(kept(table), marks));
      if (count > 0) return { marks, count };
    }
  }
  const marks = unoffered(table, view, age, cell);
  return marks === null ? null : { marks, count: 0 };
}

/** With an adventurer chosen, pointing anywhere at an age sends it there. */
function journey(table: Pointable, age: number): Meaning {
  const marks = [ageMark(age)];
  const count = table.selection.offers.count(joined(chosenWithout(table, ["age"]), marks));
  return { marks, count };
}

/** The whole of an action that is not offered, so that the server says why not. */
function unoffered(table: Pointable, view: KhronosView, age: number, cell: number): Mark[] | null {
  const board = view.boards[age] ?? [];
  const tile = chosenTile(table);
  if (tile >= 0) {
    const verb = chosenOf(table, "do") ?? (covers(board, tile, cell) ? "upgrade" : "build");
    return [`do:${verb}`, tileMark(tile), ageMark(age), cellMark(cell)];
  }
  const verb = verbOf(table);
  const anchor = cellMark(buildingAt(board, cell)?.cell ?? cell);
  if (verb === "populate") return [`do:${verb}`, anchor];
  if (verb === "restore") return [`do:${verb}`, anchor, "count:1"];
  if (verb === "shrink") return [`do:${verb}`, ageMark(age), cellMark(cell)];
  if (verb !== undefined && ON_BUILDINGS.includes(verb))
    return [`do:${verb}`, ageMark(age), anchor];
  return null;
}

/** The verb that is chosen, or the only one that is offered. */
export function verbOf(table: Pointable): string | undefined {
  const verbs = slugsBeside(table, [], "do");
  return chosenOf(table, "do") ?? (verbs.length === 1 ? verbs[0] : undefined);
}

/** Whether a tile laid at a cell would lie on a lower building of its kind. */
function covers(board: readonly Building[], tile: number, cell: number): boolean {
  const cells = new Set(footprint(cell, rankOf(tile)));
  return board.some(
    (one) =>
      kindOf(one.tile) === kindOf(tile) &&
      rankOf(one.tile) < rankOf(tile) &&
      cellsOf(one).some((covered) => cells.has(covered)),
  );
}

/** Everything offered at a cell: on the building that stands there, or on the free land. */
export function entriesAt(table: Pointable, view: KhronosView, age: number, cell: number): Entry[] {
  const building = buildingAt(view.boards[age] ?? [], cell);
  if (building === undefined) return entriesOn(table, age, cell);
  const enlarged = parts.tiles.flatMap((tile, id) =>
    tile.kind === kindOf(building.tile) && tile.rank > rankOf(building.tile)
      ? anchorsAround(building, tile.rank).flatMap((anchor) =>
          entriesOn(table, age, anchor).filter((entry) => entry.tile === id),
        )
      : [],
  );
  const here = entriesOn(table, age, building.cell).filter((entry) => entry.tile === null);
  return [...here, ...enlarged.filter((entry) => entry.say === "do-upgrade")];
}

/** Upper left cells from which a square of *rank* contains a building. */
function anchorsAround(building: Building, rank: number): number[] {
  const more = rank - rankOf(building.tile);
  const anchors: number[] = [];
  for (let up = more; up >= 0; up--) {
    for (let left = more; left >= 0; left--) {
      const anchor = cellAt(columnOf(building.cell) - left, rowOf(building.cell) - up);
      if (anchor >= 0 && anchor < CELLS && fits(anchor, rank)) anchors.push(anchor);
    }
  }
  return anchors;
}

function entriesOn(table: Pointable, age: number, cell: number): Entry[] {
  return contexts(age).flatMap((context) => {
    const marks = [...context, cellMark(cell)];
    if (table.selection.offers.count(marks) === 0) return [];
    const verbs = slugsBeside(table, marks, "do");
    return verbs.flatMap((verb) => finished(table, age, cell, joined([`do:${verb}`], marks)));
  });
}

/** The actions that marks leave, told apart by their tile or their number of cards. */
function finished(table: Pointable, age: number, cell: number, marks: readonly Mark[]): Entry[] {
  const say = `do-${slugOf(marks[0] ?? "")}`;
  const fields = age === REASON ? { cell } : { age, cell };
  const plain: Entry = { say, fields, marks, cell, tile: null, count: null };
  const tiles = slugsBeside(table, marks, "tile").map((slug) => parts.names.tile.indexOf(slug));
  const counts = slugsBeside(table, marks, "count").map(Number);
  if (tiles.length + counts.length === 0) return [plain];
  return [
    ...tiles.map((tile) => {
      return { ...plain, fields: { ...fields, tile }, marks: [...marks, tileMark(tile)], tile };
    }),
    ...counts.map((count) => {
      return { ...plain, fields: { ...fields, count }, marks: [...marks, `count:${count}`], count };
    }),
  ];
}

/** Upper left cells of the buildings of an age on which a card of a kind can be used. */
export function litBuildings(
  table: Pointable,
  view: KhronosView,
  age: number,
  kind: number,
): Set<number> {
  const own = (view.boards[age] ?? []).filter(({ tile }) => kindOf(tile) === kind);
  const able = own.filter(({ cell }) => entriesAt(table, view, age, cell).length > 0);
  return new Set(able.map(({ cell }) => cell));
}
