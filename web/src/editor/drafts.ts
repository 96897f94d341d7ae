/** Maps that are being drawn, kept in this browser. */

import { sketchOf, rowsOf, type Sketch } from "./sketch";

export interface Draft {
  readonly id: string;
  readonly name: string;
  readonly sketch: Sketch;
  /** When it was last changed, in milliseconds. */
  readonly at: number;
}

const KEY = "clocksmith.maps";
const MOST = 30;

/** The drafts of this browser, the latest first; those that cannot be read are left out. */
export function readDrafts(store: Pick<Storage, "getItem">): Draft[] {
  let read: unknown;
  try {
    read = JSON.parse(store.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
  return Array.isArray(read) ? read.flatMap(draftOf) : [];
}

function draftOf(read: unknown): Draft[] {
  const { id, name, rows, at } = (read ?? {}) as Record<string, unknown>;
  if (
    typeof id !== "string" ||
    typeof name !== "string" ||
    typeof rows !== "string" ||
    typeof at !== "number"
  ) {
    return [];
  }
  const sketch = sketchOf(rows.split("/"));
  return typeof sketch === "string" ? [{ id, name, sketch, at }] : [];
}

/** Keep a draft, first in the list, instead of its older state. Returns the list. */
export function keepDraft(store: Pick<Storage, "getItem" | "setItem">, draft: Draft): Draft[] {
  const others = readDrafts(store).filter(({ id }) => id !== draft.id);
  return write(store, [draft, ...others].slice(0, MOST));
}

/** Throw a draft away. Returns the list. */
export function dropDraft(store: Pick<Storage, "getItem" | "setItem">, id: string): Draft[] {
  return write(
    store,
    readDrafts(store).filter((draft) => draft.id !== id),
  );
}

function write(store: Pick<Storage, "setItem">, drafts: Draft[]): Draft[] {
  const plain = drafts.map(({ id, name, sketch, at }) => ({
    id,
    name,
    rows: rowsOf(sketch).join("/"),
    at,
  }));
  store.setItem(KEY, JSON.stringify(plain));
  return drafts;
}
