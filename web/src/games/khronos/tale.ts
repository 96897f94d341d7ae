/** "Why is this here?": what happened on the cells of a building in its age. */

import type { Typed } from "../../protocol/values";
import { taleOf, type TaleStep } from "../parts/tale";
import { footprint } from "./geometry";
import { REASON } from "./parts";
import { rankOf } from "./scene";

/** A square of cells in one age. */
export interface Spot {
  readonly age: number;
  readonly cell: number;
  readonly rank: number;
}

/** Events, and answers, that happen in Reason without saying so. */
const IN_REASON = new Set([
  "Populated",
  "RestorationBegun",
  "Restored",
  "CubeStayed",
  "CubesMoved",
  "do-populate",
  "do-restore",
]);
/** Events that are the cause of what follows in their step. */
const CAUSES = new Set(["Built", "Upgraded"]);
/** Events of a place that change nothing there. */
const PASSING = new Set(["TookIncome"]);

function number(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

/** The squares of cells an event speaks of. */
export function spotsOf(event: Typed): Spot[] {
  const age = IN_REASON.has(event.type) ? REASON : number(event.age);
  const cell = number(event.cell);
  if (age === undefined || cell === undefined || PASSING.has(event.type)) return [];
  const rank = rankOf(number(event.tile) ?? 0);
  const [oldCell, oldTile] = [number(event.old_cell), number(event.old_tile)];
  const spot = { age, cell, rank: event.tile === undefined ? 1 : rank };
  if (oldCell === undefined) return [spot];
  return [{ age, cell: oldCell, rank: rankOf(oldTile ?? 0) }, spot];
}

function touches(event: Typed, age: number, cells: ReadonlySet<number>): boolean {
  return spotsOf(event).some(
    (spot) => spot.age === age && footprint(spot.cell, spot.rank).some((cell) => cells.has(cell)),
  );
}

/** What happened on these cells of an age, step by step, each with what caused it. */
export function tale(
  past: readonly { readonly events: readonly Typed[] }[],
  age: number,
  cells: readonly number[],
): TaleStep[] {
  const wanted = new Set(cells);
  return taleOf(
    past,
    (event) => touches(event, age, wanted),
    (event) => CAUSES.has(event.type),
  );
}
