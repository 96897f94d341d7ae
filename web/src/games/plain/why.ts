/** Asking for an action that is not in the list: put together from its kind and its fields. */

import type { Seat } from "../../protocol/values";
import { marksOf, type Mark } from "../../table/model/choose";
import type { Words } from "../../words/words";
import type { ActionConstant, GameConstant } from "../../protocol/game";

export interface Choosable {
  readonly value: string;
  readonly label: string;
}

/** Kinds of actions that can be named, each with its sentence: gaps where its fields go. */
export function kindsOf(game: GameConstant, words: Words): Choosable[] {
  return Object.entries(game.actions).flatMap(([kind, { say, fields, text }]) =>
    text === null || !words.has(say)
      ? []
      : [{ value: kind, label: words.gap({ say, fields: {} }, fields, 2) }],
  );
}

/** What a field of an action may say: a thing by name, or a seat; null where it is a number. */
export function valuesOf(
  game: GameConstant,
  words: Words,
  field: string,
  seats: number,
): Choosable[] | null {
  if (game.seated.includes(field)) {
    return Array.from({ length: seats }, (_, seat) => choosable(seat, words.seat(seat)));
  }
  const names = game.names[field];
  return names?.map((_, number) => choosable(number, words.name(field, number))) ?? null;
}

function choosable(number: Seat, label: string): Choosable {
  return { value: String(number), label };
}

/** The marks that mean an action; null while a field is open. */
export function marksMeant(
  game: GameConstant,
  { say, fields }: ActionConstant,
  given: Readonly<Record<string, string>>,
): Mark[] | null {
  if (fields.some((field) => !/^\d+$/.test(given[field] ?? ""))) return null;
  const told = fields.flatMap((field) => marksOf(game, field, Number(given[field])));
  return [`do:${say.replace(/^do-/, "")}`, ...told];
}
