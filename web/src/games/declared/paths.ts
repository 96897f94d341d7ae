/** Paths into a view, such as `players.*.coins`: the twin of board/paths.py, which finds mistakes. */

import type { Plain } from "../../protocol/values";
import { isRecord } from "../plain/tree";

export interface Found {
  /** The numbers of the stars. */
  readonly stars: readonly number[];
  readonly value: Plain;
}

/** What a path leads to; nothing where it leads nowhere. */
export function follow(view: Plain, path: string): Found[] {
  let found: Found[] = [{ stars: [], value: view }];
  for (const step of path.split(".")) found = found.flatMap((one) => further(one, step));
  return found;
}

/** The first thing that a path leads to. */
export function first(view: Plain, path: string): Plain | undefined {
  return follow(view, path)[0]?.value;
}

function further({ stars, value }: Found, step: string): Found[] {
  if (Array.isArray(value)) {
    const items = value as readonly Plain[];
    if (step === "*") return items.map((item, i) => ({ stars: [...stars, i], value: item }));
    const item = /^-?\d+$/.test(step) ? items.at(Number(step)) : undefined;
    return item === undefined ? [] : [{ stars, value: item }];
  }
  const inner = isRecord(value) ? value[step] : undefined;
  return inner === undefined ? [] : [{ stars, value: inner }];
}
