/** Boxes that are being entered, kept in this browser. */

import type { PlainBox } from "../protocol/boxes";

export interface BoxDraft {
  readonly id: string;
  readonly box: PlainBox;
  /** When it was last changed, in milliseconds. */
  readonly at: number;
}

type Store = Pick<Storage, "getItem" | "setItem">;

const MOST = 12; // of a game

function keyOf(game: string): string {
  return `clocksmith.boxes.${game}`;
}

/** The drafts of a game, the latest first; those that cannot be read are left out. */
export function readDrafts(store: Pick<Storage, "getItem">, game: string): BoxDraft[] {
  let read: unknown;
  try {
    read = JSON.parse(store.getItem(keyOf(game)) ?? "[]");
  } catch {
    return [];
  }
  return Array.isArray(read) ? read.filter(isDraft).filter(({ box }) => box.game === game) : [];
}

function isDraft(read: unknown): read is BoxDraft {
  const { id, box, at } = (read ?? {}) as Record<string, unknown>;
  const isBox = typeof box === "object" && box !== null && "name" in box && "game" in box;
  return typeof id === "string" && typeof at === "number" && isBox;
}

/** Keep a draft, first in the list, instead of its older state. Returns the list. */
export function keepDraft(store: Store, draft: BoxDraft): BoxDraft[] {
  const { game } = draft.box;
  const others = readDrafts(store, game).filter(({ id }) => id !== draft.id);
  return write(store, game, [draft, ...others].slice(0, MOST));
}

/** Throw a draft away. Returns the list. */
export function dropDraft(store: Store, game: string, id: string): BoxDraft[] {
  return write(
    store,
    game,
    readDrafts(store, game).filter((draft) => draft.id !== id),
  );
}

function write(store: Store, game: string, drafts: BoxDraft[]): BoxDraft[] {
  store.setItem(keyOf(game), JSON.stringify(drafts));
  return drafts;
}
