/** What differs between two views, by where it is found. */

import type { Plain } from "../../protocol/values";
import { isRecord } from "./tree";

/**
 * The paths in *view* at which *other* has something else, with all they lie in. Lists that have
 * grown or shrunk are compared as heaps: what is in both has not changed, wherever it lies.
 */
export function changedPaths(view: Plain, other: Plain): ReadonlySet<string> {
  const found = new Set<string>();
  compare(view, other, "", found);
  return found;
}

function compare(one: Plain, other: Plain | undefined, path: string, found: Set<string>): boolean {
  if (one === other) return false;
  const differs = parts(one, other, path, found);
  if (differs && path !== "") found.add(path);
  return differs;
}

/** Whether anything differs; what does is found on the way. */
function parts(one: Plain, other: Plain | undefined, path: string, found: Set<string>): boolean {
  if (isRecord(one) && isRecord(other)) {
    const differing = Object.entries(one).filter(([field, value]) =>
      compare(value, other[field], join(path, field), found),
    );
    return differing.length > 0 || Object.keys(other).length !== Object.keys(one).length;
  }
  if (!Array.isArray(one) || !Array.isArray(other)) return true;
  const [items, others] = [one as readonly Plain[], other as readonly Plain[]];
  if (items.length !== others.length) return heaps(items, others, path, found);
  return (
    items.filter((item, i) => compare(item, others[i], join(path, String(i)), found)).length > 0
  );
}

function heaps(
  items: readonly Plain[],
  others: readonly Plain[],
  path: string,
  found: Set<string>,
): boolean {
  const left = others.map((item) => JSON.stringify(item));
  items.forEach((item, i) => {
    const place = left.indexOf(JSON.stringify(item));
    if (place >= 0) left.splice(place, 1);
    else all(item, join(path, String(i)), found);
  });
  return true;
}

/** Everything in a value that was not there before. */
function all(value: Plain, path: string, found: Set<string>): void {
  found.add(path);
  if (typeof value !== "object" || value === null) return;
  for (const [field, part] of Object.entries(value as Record<string, Plain>)) {
    all(part, join(path, field), found);
  }
}

function join(path: string, field: string): string {
  return path === "" ? field : `${path}.${field}`;
}
