/**
 * Choosing an action by pointing at things, in any order. Knows no rules: it only narrows what
 * the server offers. An option matches if everything chosen is among its marks.
 */

import type { Bare, GameConstant } from "../../protocol/game";
import type { Plain } from "../../protocol/values";

/** Something that can be pointed at, such as `cell:f7` or `tile:keep`. */
export type Mark = string;

export interface OfferedAction extends Bare {
  /** The action as it is sent and recorded, such as `build keep might f7`. */
  readonly text: string;
  /** What a person points at to mean this action. */
  readonly marks: readonly Mark[];
  /** It is played as soon as it is chosen. */
  readonly at_once?: boolean;
}

/** The part of a mark before the colon: `cell` of `cell:f7`. */
export function fieldOf(mark: Mark): string {
  return mark.slice(0, mark.indexOf(":"));
}

/** The part of a mark after the colon: `f7` of `cell:f7`. */
export function slugOf(mark: Mark): string {
  return mark.slice(mark.indexOf(":") + 1);
}

/** The marks of a field: `cell:f7`, `seat:2`; of a count of each kind, one for each counted thing. */
export function marksOf(game: GameConstant, field: string, value: Plain): Mark[] {
  if (Array.isArray(value)) {
    const items = value as readonly Plain[];
    const slugs = game.counted[field];
    if (slugs === undefined) return items.flatMap((item) => marksOf(game, field, item));
    return items.flatMap((n, i) => Array<Mark>(Number(n)).fill(`${field}:${slugs[i] ?? i}`));
  }
  if (typeof value === "boolean") return [`${field}:${value ? "yes" : "no"}`];
  const name = typeof value === "number" ? game.names[field]?.[value] : undefined;
  return [`${field}:${name ?? JSON.stringify(value)}`];
}

/** The usual marks of an action: what is done, then each of its fields. The twin of marks_of. */
export function usualMarks(game: GameConstant, action: Bare): Mark[] {
  const done = `do:${action.say.replace(/^do-/, "")}`;
  return [done, ...Object.entries(action.fields).flatMap(([f, value]) => marksOf(game, f, value))];
}

/** *marks* without *taken*; what is there several times is taken once for each. */
export function without(marks: readonly Mark[], taken: readonly Mark[]): Mark[] {
  const left = [...marks];
  for (const mark of taken) {
    const place = left.indexOf(mark);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** Whether all of *part* is among *marks*. */
export function has(marks: readonly Mark[], part: readonly Mark[]): boolean {
  return without(marks, part).length === marks.length - part.length;
}

export interface Rules {
  /** How many options a choice leaves. */
  leaves(marks: readonly Mark[]): number;
  /** Whether several marks of a field may be chosen: a count of each kind. */
  several(field: string): boolean;
}

/**
 * What is chosen after *pointed* was pointed at as well. Pointing at what is chosen already takes
 * it back, or chooses one more of it. Older choices give way, the oldest first, where nothing could
 * be meant otherwise.
 */
export function choose(chosen: readonly Mark[], pointed: readonly Mark[], rules: Rules): Mark[] {
  const counting = pointed.some((mark) => rules.several(fieldOf(mark)));
  if (counting && rules.leaves([...chosen, ...pointed]) > 0) return [...chosen, ...pointed];
  if (pointed.length > 0 && has(chosen, pointed)) return without(chosen, pointed);
  const fields = new Set(pointed.map(fieldOf));
  let kept: Mark[] = [];
  for (const mark of [...chosen].reverse()) {
    const field = fieldOf(mark);
    if (fields.has(field) && !rules.several(field)) continue;
    if (rules.leaves([mark, ...kept, ...pointed]) > 0) kept = [mark, ...kept];
  }
  return [...kept, ...pointed];
}
