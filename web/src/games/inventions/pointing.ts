/**
 * What pointing at a thing means now. Knows no rules: it asks the table how many options some marks
 * would leave, and where none is left it names an action whose refusal says why.
 */

import { INVENTIONS } from "../../protocol/generated/inventions";
import { fieldOf, slugOf, type Mark, type OfferedAction } from "../../table/model/choose";
import type { ActionConstant } from "../../protocol/game";
import { chosenOf, joined, slugsBeside, type Meaning, type Pointable } from "../parts/pointing";
import type { Place } from "./viewport.svelte";
import { slug, parts } from "./parts";

const ACTIONS: Readonly<Record<string, ActionConstant>> = INVENTIONS.actions;
const MOST = 24; // options that a sheet lists

/** The marks that name a thing; a region may be where a journey begins. */
export function marksAt({ kind, number }: Place): Mark[] {
  switch (kind) {
    case "region":
      return [`old_region:${slug("region", number)}`, `region:${slug("region", number)}`];
    case "space":
      return [`place:${parts.eraSpaces[number]?.place ?? number}`];
    case "rank":
      return [`place:${number}`];
    default:
      return [`${kind}:${slug(kind, number)}`];
  }
}

/** What is chosen already and can be chosen together with a mark. */
function kept(table: Pointable, mark: Mark): Mark[] {
  const others = table.selection.chosen.filter((one) => fieldOf(one) !== fieldOf(mark));
  return table.selection.offers.count(joined(others, [mark])) > 0 ? others : [];
}

/** What pointing at a thing means now; null if it means nothing. */
export function meaning(table: Pointable, place: Place): Meaning | null {
  if (table.selection.offers.total === 0) return null;
  const isUnderWay = chosenOf(table, "old_region") !== undefined;
  for (const mark of marksAt(place)) {
    if (isUnderWay && fieldOf(mark) === "old_region" && !table.selection.chosen.includes(mark))
      continue;
    const count = table.selection.offers.count(joined(kept(table, mark), [mark]));
    if (count > 0) return { marks: [mark], count };
  }
  const marks = unoffered(table, place);
  return marks === null ? null : { marks, count: 0 };
}

/** Whether a thing may be pointed at now to answer what is asked. */
export function isLit(table: Pointable, place: Place): boolean {
  return (meaning(table, place)?.count ?? 0) > 0;
}

/** The whole of an action that is not offered, so that the server says why not. */
function unoffered(table: Pointable, place: Place): Mark[] | null {
  const mark = marksAt(place).at(-1);
  if (mark === undefined) return null;
  const verb = verbWith(table, fieldOf(mark));
  const fields = verb === undefined ? undefined : ACTIONS[verb]?.fields;
  if (verb === undefined || fields === undefined) return null;
  const rest = fields.filter((field) => field !== fieldOf(mark));
  const found = rest.map((field) => chosenOf(table, field) ?? slugsBeside(table, [], field)[0]);
  if (found.includes(undefined)) return null;
  return [`do:${verb}`, mark, ...rest.map((field, i) => `${field}:${found[i] ?? ""}`)];
}

/** The verb that is chosen, or the only one offered that speaks of such a thing. */
function verbWith(table: Pointable, field: string): string | undefined {
  const verbs = slugsBeside(table, [], "do").filter((verb) =>
    ACTIONS[verb]?.fields.includes(field),
  );
  const chosen = chosenOf(table, "do");
  if (chosen !== undefined && verbs.includes(chosen)) return chosen;
  return verbs.length === 1 ? verbs[0] : undefined;
}

/** The offered actions that speak of a thing. */
export function entriesAt(table: Pointable, place: Place): OfferedAction[] {
  const found = new Map<string, OfferedAction>();
  for (const mark of marksAt(place)) {
    for (const option of table.selection.offers.options([mark])) {
      if (found.size < MOST) found.set(option.text, option);
    }
  }
  return [...found.values()];
}

/** What is left to choose from, if it is little enough to be told one by one. */
export function choices(table: Pointable, few: number): OfferedAction[] {
  const count = table.selection.offers.count(table.selection.chosen);
  return count > 0 && count <= few
    ? [...table.selection.offers.options(table.selection.chosen)]
    : [];
}

/** Verbs whose things lie nowhere on the board: tiles are taken out of the supply. */
const OFF_BOARD = ["take"];

/** What no place of the board can be pointed at for: what is answered in words alone, such as being done. */
export function spoken(table: Pointable): OfferedAction[] {
  const verbs = slugsBeside(table, [], "do").filter(
    (verb) => ACTIONS[verb]?.fields.length === 0 || OFF_BOARD.includes(verb),
  );
  return verbs.flatMap((verb) => [...table.selection.offers.options([`do:${verb}`])]);
}

/** The slugs of a field that are offered now. */
export function offered(table: Pointable, field: string): string[] {
  return [...table.selection.offers.lit([]).keys()]
    .filter((mark) => fieldOf(mark) === field)
    .map(slugOf);
}
