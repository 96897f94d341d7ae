/** The question as it stands once something is chosen, and what is chosen so far, in words. */

import type { GameConstant } from "../../protocol/game";
import { pretty, type Words } from "../../words/words";
import { type Bare } from "../../protocol/game";
import { fieldOf, slugOf, type Mark } from "../model/choose";
import { byVerb, type Group, type Offers } from "../model/offers";

/** What a choice leaves of one verb: the fields that are settled, and those still open. */
interface Rest extends Bare {
  readonly open: readonly string[];
  readonly count: number;
}

/** What a drawing calls a mark of its own, if it has a word for it. */
export type Naming = (mark: Mark, words: Words) => string | undefined;

function restOf(groups: readonly Group[]): Rest[] {
  const [first] = groups;
  if (first === undefined) return [];
  const fields = [...new Set(groups.flatMap((one) => [...Object.keys(one.fields), ...one.open]))];
  const differs = (field: string) =>
    groups.some(
      (one) =>
        one.open.includes(field) ||
        JSON.stringify(one.fields[field]) !== JSON.stringify(first.fields[field]),
    );
  const count = groups.reduce((sum, one) => sum + one.count, 0);
  return [{ say: first.say, fields: first.fields, open: fields.filter(differs), count }];
}

/** What a choice leaves, verb by verb, the widest first. */
function rests(offers: Offers, chosen: readonly Mark[]): Rest[] {
  return byVerb(offers.groups(chosen))
    .flatMap(restOf)
    .sort((one, other) => other.count - one.count);
}

/**
 * What is asked next, as the word list of the game asks for the first field that is still open:
 * `do-build` has an attribute `ask-cell`. A game that does not ask says what is chosen with a gap.
 */
export function nextQuestion(
  offers: Offers,
  chosen: readonly Mark[],
  words: Words,
): string | undefined {
  if (chosen.length === 0) return undefined;
  const left = rests(offers, chosen);
  for (const { say, fields, open } of left) {
    for (const field of open) {
      const asked = words.aside(say, `ask-${field}`, fields);
      if (asked !== undefined) return asked;
    }
  }
  const [only] = left;
  return only === undefined || left.length > 1 ? undefined : words.gap(only, only.open, only.count);
}

/** What is chosen so far: the things by name, or else what is done with a gap. */
export function chosenSoFar(
  offers: Offers,
  chosen: readonly Mark[],
  words: Words,
  game: GameConstant,
  naming: Naming = () => undefined,
): string {
  if (chosen.length === 0) return "";
  const things = chosen.filter((mark) => fieldOf(mark) !== "do");
  if (things.length > 0) {
    const told = Array.from(
      counted(things),
      ([mark, count]) => naming(mark, words) ?? nameOf(mark, count, words, game),
    );
    return new Intl.ListFormat(words.language).format(told);
  }
  const [only, another] = rests(offers, chosen);
  if (only === undefined || another !== undefined) return "";
  return words.gap(only, only.open, only.count);
}

function nameOf(mark: Mark, count: number, words: Words, game: GameConstant): string {
  const [field, slug] = [fieldOf(mark), slugOf(mark)];
  const number = game.names[field]?.indexOf(slug) ?? -1;
  if (number >= 0) return words.name(field, number);
  const kinds = game.counted[field];
  if (kinds !== undefined) {
    return words.counts(
      field,
      kinds.map((kind) => (kind === slug ? count : 0)),
    );
  }
  return game.seated.includes(field) ? words.seat(Number(slug)) : pretty(slug);
}

/** How many times each mark is there. */
function counted(marks: readonly Mark[]): Map<Mark, number> {
  const times = new Map<Mark, number>();
  for (const mark of marks) times.set(mark, (times.get(mark) ?? 0) + 1);
  return times;
}
