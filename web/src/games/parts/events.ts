/** Events told apart by their kinds. */

import type { Typed } from "../../protocol/values";

/** Whether an event, or a question, is one of these kinds. */
export function among(...kinds: readonly string[]): (one: Typed) => boolean {
  const known = new Set(kinds);
  return ({ type }) => known.has(type);
}
