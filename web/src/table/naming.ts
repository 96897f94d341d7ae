/** The text of an action that marks name, whether it is offered or not, so that one may ask why not. */

import type { ActionConstant, GameConstant } from "../games/drawing";
import { fieldOf, slugOf, type Mark } from "./choose";

/** The action that marks name: each of its fields is given, and nothing else is. */
export function named(game: GameConstant, marks: readonly Mark[]): string | null {
  const given = new Map(marks.map((mark) => [fieldOf(mark), slugOf(mark)]));
  const done = given.get("do");
  given.delete("do");
  const fits = ({ say, fields, text }: ActionConstant) =>
    text !== null &&
    (done === undefined ? given.size > 0 : say === `do-${done}`) &&
    fields.length === given.size &&
    fields.every((field) => given.has(field));
  const action = Object.values(game.actions).find(fits);
  return action?.text?.replace(/\{(\w+)\}/g, (_, field: string) => given.get(field) ?? "") ?? null;
}
