/** What pointing at a place of a declared board means: its fields are chosen one after another. */

import type { Mark } from "../../table/model/choose";
import { fieldOf } from "../../table/model/choose";
import { chosenOf, joined, slugsBeside, type Meaning, type Pointable } from "../parts/pointing";
import type { Place } from "./scene";

/** What pointing at a place means now; null where it is no place to point at. */
export function meaning(table: Pointable, { marks }: Pick<Place, "marks">): Meaning | null {
  if (marks.length === 0 || table.selection.offers.total === 0) return null;
  const { chosen, offers } = table.selection;
  const count = (mark: Mark): number => offers.count(joined(chosen, [mark]));
  const open = marks.filter((mark) => chosenOf(table, fieldOf(mark)) === undefined);
  const next = open.find((mark) => count(mark) > 0);
  if (next !== undefined) return { marks: [next], count: count(next) };
  const known = marks.find((mark) => chosen.includes(mark));
  if (known !== undefined) return { marks: [known], count: offers.count(chosen) };
  const other = marks.find((mark) => offers.count([mark]) > 0);
  if (other !== undefined) return { marks: [other], count: offers.count([other]) };
  return { marks: unoffered(table, open[0] ?? marks[0] ?? ""), count: 0 };
}

/** The whole of an action that is not offered, as far as it is clear, so that the server says why not. */
function unoffered(table: Pointable, mark: Mark): Mark[] {
  const { chosen } = table.selection;
  if (chosenOf(table, "do") !== undefined) return joined(chosen, [mark]);
  const verbs = slugsBeside(table, [], "do").filter(
    (verb) => slugsBeside(table, [`do:${verb}`], fieldOf(mark)).length > 0,
  );
  return joined(verbs.length === 1 ? [`do:${verbs[0] ?? ""}`, ...chosen] : chosen, [mark]);
}

/** Whether a place answers what is asked: of several fields it may mean, the first that is open. */
export function isLit(table: Pointable, { marks }: Pick<Place, "marks">): boolean {
  const { chosen, offers } = table.selection;
  const next = marks.find((mark) => {
    const field = fieldOf(mark);
    return chosenOf(table, field) === undefined && slugsBeside(table, chosen, field).length > 0;
  });
  return next !== undefined && offers.count(joined(chosen, [next])) > 0;
}

/** An answer, or the beginning of one, that a button means. */
export interface Answer {
  readonly key: string;
  readonly marks: readonly Mark[];
}

/**
 * What no place of the board says: the answers that are left, without what is pointed at. The only
 * kind of them that goes on with pointing needs no button.
 */
export function answersBeside(
  table: Pointable,
  fields: ReadonlySet<string>,
  most: number,
): Answer[] {
  const { chosen, offers } = table.selection;
  const found = new Map<string, Answer & { readonly goesOn: boolean }>();
  for (const { marks } of offers.options(chosen)) {
    const open = marks.filter((mark) => !chosen.includes(mark));
    const rest = open.filter((mark) => !fields.has(fieldOf(mark)));
    const key = rest.join(" ");
    const goesOn = rest.length < open.length || found.get(key)?.goesOn === true;
    if (rest.length > 0) found.set(key, { key, marks: rest, goesOn });
    if (found.size > most) return [];
  }
  const answers = [...found.values()];
  const pointed = answers.filter(({ goesOn }) => goesOn);
  return pointed.length === 1 ? answers.filter(({ goesOn }) => !goesOn) : answers;
}
