/** The text of an action that marks name, whether it is offered or not, so that people can ask why not. */

import type { ActionConstant, GameConstant } from "../../protocol/game";
import { fieldOf, slugOf, type Mark } from "./choose";

/**
 * How the actions begin that marks name, where some of their fields are left open: `build castle` for
 * a tile without its place.
 */
export function stemOf(game: GameConstant, marks: readonly Mark[]): string | null {
  const given = new Map(marks.map((mark) => [fieldOf(mark), slugOf(mark)]));
  const done = given.get("do");
  const { text } = Object.values(game.actions).find(({ say }) => say === `do-${done ?? ""}`) ?? {};
  if (text == null) return null;
  const [whole = ""] = text.split(/ ?\{/, 1);
  const fields = [...text.matchAll(/\{(\w+)\}/g)].map(([, field]) => given.get(field ?? ""));
  const open = fields.indexOf(undefined);
  return [whole, ...(open < 0 ? fields : fields.slice(0, open))].join(" ");
}

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
