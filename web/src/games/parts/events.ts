/** Events told apart by their kinds. */

import type { Seat, Typed } from "../../protocol/values";

/** Whether an event is of a kind that takes something from a seat, which it names in the field given for it. */
export function taking(
  fields: Readonly<Record<string, string>>,
): (event: Typed, seat: Seat) => boolean {
  return (event, seat) => {
    const field = fields[event.type];
    return field !== undefined && event[field] === seat;
  };
}

/** Whether an event, or a question, is one of these kinds. */
export function among(...kinds: readonly string[]): (one: Typed) => boolean {
  const known = new Set(kinds);
  return ({ type }) => known.has(type);
}
