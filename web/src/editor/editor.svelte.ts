/** The editor of the map editor: the map being drawn, its past, its drafts and what the server says. */

import { api } from "../net/api";
import { asRequestError, UNREACHABLE } from "../net/error";
import { KHRONOS } from "../protocol/generated/khronos";
import { dropDraft, keepDraft, readDrafts, type Draft } from "./drafts";
import { beginStroke, between, fill, paint, paintAll, type Stroke } from "./paint";
import { begin, change, redo, undo, type Past } from "./past";
import { EMPTY, optionOf, type Brush, type Sketch } from "./sketch";
import { refusedFor, type Verdict } from "./verdict";

export type Tool = "paint" | "fill";

/** Maps to start from, by the name of their words. */
export const STARTS = { valley: KHRONOS.content.maps.valley.join(""), empty: EMPTY } as const;

const PLAYERS = 2; // a map is judged alike for any number
const PATIENCE = 300; // ms without a stroke before a map is checked and kept

export class Editor {
  brush = $state.raw<Brush>("forest");
  tool = $state.raw<Tool>("paint");
  name = $state("");
  /** The cell the keyboard is at. */
  cursor = $state.raw(0);
  drafts = $state.raw<readonly Draft[]>([]);
  /** The draft could be kept in this browser. */
  kept = $state.raw<boolean | null>(null);
  verdict = $state.raw<Verdict>({ kind: "checking" });

  private past = $state.raw<Past<Sketch>>(begin(STARTS.valley));
  private wet = $state.raw<Sketch | null>(null); // the map while a stroke is drawn
  private stroke: (Stroke & { at: number }) | null = null;
  private id = newId();
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly sketch: Sketch = $derived(this.wet ?? this.past.now);
  readonly canUndo: boolean = $derived(this.past.before.length > 0);
  readonly canRedo: boolean = $derived(this.past.after.length > 0);

  /** With a map of a box that is entered elsewhere, nothing is kept or checked here. */
  constructor(private readonly given?: Sketch) {
    if (given !== undefined) {
      this.past = begin(given);
      return;
    }
    this.drafts = stored(() => readDrafts(localStorage)) ?? [];
    const [latest] = this.drafts;
    if (latest !== undefined) this.open(latest);
    else void this.judge();
  }

  // ---- drawing ----

  /** Put the brush down on a cell, or pour it out. */
  press(cell: number): void {
    this.cursor = cell;
    if (this.tool === "fill") return this.pour(cell);
    this.stroke = { ...beginStroke(this.sketch, this.brush, cell), at: cell };
    this.wet = paint(this.sketch, this.stroke, cell);
  }

  /** Draw on to a cell; nothing happens while the brush is up. */
  drag(cell: number): void {
    if (this.stroke === null || cell === this.stroke.at) return;
    this.wet = paintAll(this.sketch, this.stroke, between(this.stroke.at, cell));
    this.stroke.at = cell;
    this.cursor = cell;
  }

  /** Lift the brush: the stroke can be taken back as a whole. */
  lift(): void {
    if (this.wet !== null) this.to(this.wet);
    this.stroke = null;
    this.wet = null;
  }

  /** Paint a single cell. */
  dab(cell: number): void {
    this.press(cell);
    this.lift();
  }

  /** Go over a cell with the brush; a hamlet that stands there stays. */
  brushOver(cell: number): void {
    this.to(paint(this.sketch, { brush: this.brush, clears: false }, cell));
  }

  /** Pour the brush out over all connected ground of one kind. */
  pour(cell: number): void {
    this.to(fill(this.sketch, this.brush, cell));
  }

  /** Replace the whole map; it can be taken back. */
  to(sketch: Sketch): void {
    this.past = change(this.past, sketch);
    this.wet = null;
    this.changed();
  }

  undo(): void {
    this.past = undo(this.past);
    this.changed();
  }

  redo(): void {
    this.past = redo(this.past);
    this.changed();
  }

  // ---- drafts ----

  rename(name: string): void {
    this.name = name;
    this.changed();
  }

  open(draft: Draft): void {
    this.id = draft.id;
    this.name = draft.name;
    this.past = begin(draft.sketch);
    void this.judge();
  }

  /** Begin another draft; the present one stays in the list. */
  fresh(sketch: Sketch, name: string): void {
    this.id = newId();
    this.name = name;
    this.past = begin(sketch);
    this.changed();
  }

  drop(draft: Draft): void {
    this.drafts = stored(() => dropDraft(localStorage, draft.id)) ?? this.drafts;
    if (draft.id === this.id) this.id = newId();
  }

  isOpen(draft: Draft): boolean {
    return draft.id === this.id;
  }

  /** Leave the editor: the last stroke is kept, too. */
  close(): void {
    if (this.timer !== undefined) this.keep();
  }

  /** A stroke is being drawn. */
  get drawing(): boolean {
    return this.wet !== null;
  }

  /** Show another map, as it is elsewhere now. */
  show(sketch: Sketch): void {
    this.past = begin(sketch);
  }

  private changed(): void {
    if (this.given !== undefined) return;
    this.verdict = { kind: "checking" };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.keep();
      void this.judge();
    }, PATIENCE);
  }

  private keep(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const draft = { id: this.id, name: this.name, sketch: this.past.now, at: Date.now() };
    const drafts = stored(() => keepDraft(localStorage, draft));
    this.kept = drafts !== null;
    if (drafts !== null) this.drafts = drafts;
  }

  private async judge(): Promise<void> {
    const judged = this.past.now;
    const verdict = await verdictOn(judged);
    if (judged === this.past.now) this.verdict = verdict;
  }
}

async function verdictOn(sketch: Sketch): Promise<Verdict> {
  try {
    await api.check(KHRONOS.name, PLAYERS, { map: optionOf(sketch) });
    return { kind: "valid" };
  } catch (thrown) {
    const error = asRequestError(thrown);
    const failed = error.code === UNREACHABLE || error.status >= 500;
    return failed ? { kind: "unchecked" } : refusedFor(error.message);
  }
}

/** What the browser's store answers; null where it lets nothing be kept. */
function stored<T>(ask: () => T): T | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

function newId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join("-");
}
