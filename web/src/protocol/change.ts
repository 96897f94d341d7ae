/** How one plain value becomes another: what an update carries instead of whole views. */

import type { Change, Plain, PlainRecord } from "./values";

function isRecord(value: Plain | undefined): value is PlainRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function list(value: Plain | undefined): readonly Plain[] {
  if (!Array.isArray(value)) throw new TypeError("the change is of a list, the value is none");
  return value as readonly Plain[];
}

/**
 * The value that *value* becomes. Nothing is changed in place, and whatever stays the same stays
 * the same object.
 */
export function apply(change: Change, value: Plain | undefined): Plain {
  if (change === null) {
    if (value === undefined) throw new TypeError("the change begins from a value that is missing");
    return value;
  }
  switch (change[0]) {
    case 0:
      return change[1];
    case 1: {
      if (!isRecord(value)) throw new TypeError("the change is of a record, the value is none");
      const changed: Record<string, Plain> = { ...value };
      for (const [field, part] of Object.entries(change[1])) {
        changed[field] = apply(part, value[field]);
      }
      return changed;
    }
    case 2: {
      const changed = [...list(value)];
      for (const [index, part] of change[1]) changed[index] = apply(part, changed[index]);
      return changed;
    }
    case 3: {
      const changed = [...list(value)];
      changed.splice(change[1], change[2], ...change[3]);
      return changed;
    }
  }
}
