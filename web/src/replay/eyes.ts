/** One table through other eyes. */

import type { Seat } from "../protocol/values";

/** The same table, as if a seat looked at it: for hands that lie open. */
export function seenBy<T extends { readonly viewer: Seat }>(table: T, seat: Seat): T {
  return new Proxy(table, {
    get(target, key) {
      if (key === "viewer") return seat;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
    set: (target, key, value) => Reflect.set(target, key, value, target),
  });
}
