/** Actions as they are recorded, read back so that they can be said in words. */

import type { GameConstant } from "../protocol/game";
import type { Bare } from "../protocol/game";

/** The action a text such as `build keep might f7` names; null where its form is not regular. */
export function parseAction(game: GameConstant, text: string): Bare | null {
  const given = text.split(" ");
  for (const { say, text: form } of Object.values(game.actions)) {
    const fields = form === null ? null : fieldsOf(game, form.split(" "), given);
    if (fields !== null) return { say, fields };
  }
  return null;
}

function fieldsOf(
  game: GameConstant,
  form: readonly string[],
  given: readonly string[],
): Record<string, number> | null {
  if (form.length !== given.length) return null;
  const fields: Record<string, number> = {};
  for (const [i, part] of form.entries()) {
    const field = /^\{(\w+)\}$/.exec(part)?.[1];
    const word = given[i] ?? "";
    if (field === undefined) {
      if (part !== word) return null;
      continue;
    }
    const value = game.names[field]?.indexOf(word) ?? Number(word);
    if (!(value >= 0)) return null;
    fields[field] = value;
  }
  return fields;
}
