/**
 * Choosing an action by pointing at things, in any order. Knows no rules: it only narrows what
 * the server offers. An option matches if everything chosen is among its marks.
 */

import type { GameConstant } from "../games/face";
import type { PlainRecord } from "../protocol/wire";

/** Something that can be pointed at, such as `cell:f7` or `tile:keep`. */
export type Mark = string;

/** An action as it is offered: the key of its sentence and what it carries. */
export interface Bare {
  readonly say: string;
  readonly fields: PlainRecord;
}

export interface Option extends Bare {
  /** The action as it is sent and recorded, such as `build keep might f7`. */
  readonly text: string;
  /** What a person points at to mean this action. */
  readonly marks: readonly Mark[];
}

/** The part of a mark before the colon: `cell` of `cell:f7`. */
export function fieldOf(mark: Mark): string {
  return mark.slice(0, mark.indexOf(":"));
}

/** The part of a mark after the colon: `f7` of `cell:f7`. */
export function slugOf(mark: Mark): string {
  return mark.slice(mark.indexOf(":") + 1);
}

/** The mark of one value of a field: `cell:f7`, `seat:2`, `cards:1-0-2`. */
export function markOf(game: GameConstant, field: string, value: unknown): Mark {
  if (typeof value === "number") {
    const slug = game.names[field]?.[value];
    return `${field}:${slug ?? value}`;
  }
  if (Array.isArray(value)) return `${field}:${value.join("-")}`;
  return `${field}:${String(value)}`;
}

/** The usual marks of an action: what is done, then each of its fields. */
export function usualMarks(game: GameConstant, action: Bare): Mark[] {
  const done = `do:${action.say.replace(/^do-/, "")}`;
  const fields = Object.entries(action.fields).map(([field, value]) => markOf(game, field, value));
  return [done, ...fields];
}

/**
 * What is chosen after *pointed* was pointed at as well. Pointing at what is chosen already takes
 * it back. Older choices give way, the oldest first, where nothing could be meant otherwise;
 * *leaves* counts the options a choice leaves.
 */
export function choose(
  chosen: readonly Mark[],
  pointed: readonly Mark[],
  leaves: (marks: readonly Mark[]) => number,
): Mark[] {
  if (pointed.length > 0 && pointed.every((mark) => chosen.includes(mark))) {
    return chosen.filter((mark) => !pointed.includes(mark));
  }
  const fields = new Set(pointed.map(fieldOf));
  let kept: Mark[] = [];
  for (const mark of [...chosen].reverse()) {
    if (fields.has(fieldOf(mark))) continue;
    if (leaves([mark, ...kept, ...pointed]) > 0) kept = [mark, ...kept];
  }
  return [...kept, ...pointed];
}
