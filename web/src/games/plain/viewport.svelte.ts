/** One person's view of a plain board: what is folded, and what the last action changed. */

import { SvelteMap } from "svelte/reactivity";

import type { Plain } from "../../protocol/values";
import { viewportFor } from "../parts/viewport.svelte";
import { changedPaths } from "./changed";
import { isRecord, sizeOf, type Thing } from "./tree";

const LARGE = 400; // lines and cells; what has more is folded at first
/** What is no news while one plays: folded at first. */
export const ASIDE = new Set(["options", "standing"]);
const NOTHING: ReadonlySet<string> = new Set();

export class Viewport {
  /** What differs from the position before. */
  changed = $state.raw<ReadonlySet<string>>(NOTHING);
  private shown: Plain = null;
  /** The position what is shown differs from, and the step after it. */
  private before: Plain = null;
  private from = -1;
  private readonly folds = new SvelteMap<string, boolean>();

  /**
   * Another position is shown, marked against the one before step *from*; seen by somebody else,
   * it is no change.
   */
  show(view: Plain, from: number): void {
    if (view === this.shown) return;
    if (from !== this.from) this.before = this.shown;
    this.from = from;
    this.shown = view;
    const { before } = this;
    const isSame = isRecord(view) && isRecord(before) && view.seat === before.seat;
    this.changed = isSame ? changedPaths(view, before) : NOTHING;
  }

  isOpen(thing: Thing): boolean {
    return this.folds.get(thing.path) ?? (!ASIDE.has(thing.path) && sizeOf(thing) <= LARGE);
  }

  fold(thing: Thing, open: boolean): void {
    this.folds.set(thing.path, open);
  }
}

/** The viewport before a table. */
export const viewportOf = viewportFor(() => new Viewport());
