/** The box that is being entered: its rows, their past, what the server says of it, its drafts. */

import { begin, change, redo, undo, type Past } from "../editor/past";
import type { Printed } from "../protocol/game";
import type { Api } from "../net/api";
import type {
  BoxForm,
  Column,
  Fault,
  PlainBox,
  PlainRow,
  SheetForm,
  Value,
} from "../protocol/boxes";
import { dropDraft, keepDraft, readDrafts, type BoxDraft } from "./drafts";
import {
  blockOf,
  confirmed,
  countIn,
  countOf,
  entered,
  nextStandIn,
  redrawn,
  rowsOf,
  valueAt,
  withNewRow,
  withoutRow,
  type Count,
  type Place,
} from "./rows";
import { valueOf, written } from "./values";

const PATIENCE = 600; // ms without a change before a box is judged and kept; the server allows two a second

export type Judgement = "checking" | "right" | "wrong" | "unchecked";

/** A box of one's own made from another: all its rows, under a new name. */
export function ownCopy(form: BoxForm, box: PlainBox, shipped: boolean): PlainBox {
  if (!shipped) return box;
  const whole = form.sheets.map(({ name }) => name);
  return { ...box, name: "my-box", title: "", base: box.name, whole };
}

export class BoxEditor {
  place = $state.raw<Place>({ sheet: "", row: 0, column: "" });
  /** What is being typed in the cell. */
  typed = $state.raw<string | null>(null);
  faults = $state.raw<readonly Fault[]>([]);
  judgement = $state.raw<Judgement>("checking");
  digest = $state.raw<string | null>(null);
  /** What a board shows of the last box that was right. */
  board = $state.raw<Printed | null>(null);
  /** That box. */
  private shown = $state.raw<PlainBox>() as PlainBox;
  private readonly shownRows: ReadonlySet<string> = $derived.by(() => {
    const rows = this.form.sheets.map((sheet) =>
      rowsOf(this.shown, sheet.name).map((row) => valuesOf(sheet, row)),
    );
    return new Set(rows.flat());
  });
  drafts = $state.raw<readonly BoxDraft[]>([]);
  /** The draft could be kept in this browser. */
  kept = $state.raw<boolean | null>(null);

  private past = $state.raw<Past<PlainBox>>();
  private id = newId();
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly box: PlainBox = $derived.by(() => this.past?.now ?? this.first);
  readonly canUndo: boolean = $derived((this.past?.before.length ?? 0) > 0);
  readonly canRedo: boolean = $derived((this.past?.after.length ?? 0) > 0);
  readonly total: Count = $derived.by(() => countOf(this.box, this.form));
  readonly faulty: ReadonlyMap<string, Fault> = $derived(
    new Map(this.faults.map((fault) => [keyOf(fault), fault])),
  );

  readonly form: BoxForm;

  constructor(
    form: BoxForm,
    private readonly first: PlainBox,
    private readonly api: Api,
    private readonly store: Storage | null = globalThis.localStorage,
  ) {
    this.form = { ...form, sheets: form.sheets.map(printedFirst) };
    this.drafts = this.stored((store) => readDrafts(store, form.game)) ?? [];
    this.past = begin(first);
    this.shown = first;
    this.goTo(form.sheets[0]?.name ?? "");
    void this.judge();
  }

  // ---- where the cursor is ----

  get sheet(): SheetForm {
    const found = this.form.sheets.find(({ name }) => name === this.place.sheet);
    return found ?? (this.form.sheets[0] as SheetForm);
  }

  get column(): Column | undefined {
    return this.sheet.columns.find(({ key }) => key === this.place.column);
  }

  countIn(sheet: SheetForm): Count {
    return countIn(this.box, sheet);
  }

  /** Open a sheet at its first cell that an owner reads off. */
  goTo(sheet: string): void {
    const form = this.form.sheets.find(({ name }) => name === sheet);
    const first = form?.columns.find(({ printed }) => printed) ?? form?.columns[0];
    this.at({ sheet, row: 0, column: first?.key ?? "" });
  }

  /** Go to a cell; what was typed in another is taken. */
  at(place: Place): void {
    this.take();
    this.place = place;
  }

  /** Move over the sheet, within its cells. */
  move(across: number, down: number): void {
    const { columns, name } = this.sheet;
    const now = columns.findIndex(({ key }) => key === this.place.column);
    const [wide, high] = [columns.length, rowsOf(this.box, name).length];
    const column = columns[within(now + across, wide)]?.key ?? this.place.column;
    this.at({ ...this.place, row: within(this.place.row + down, high), column });
  }

  /** Go to the next cell, at the end of a row to the next row. */
  step(by: number): void {
    const { columns, name } = this.sheet;
    const now = columns.findIndex(({ key }) => key === this.place.column);
    const last = rowsOf(this.box, name).length * columns.length - 1;
    const to = Math.min(Math.max(this.place.row * columns.length + now + by, 0), last);
    const column = columns[to % columns.length]?.key ?? "";
    this.at({ ...this.place, row: Math.floor(to / columns.length), column });
  }

  /** Jump to the next stand-in; whether there was one. */
  jump(): boolean {
    this.take();
    const found = nextStandIn(this.box, this.form, this.place);
    if (found !== null) this.place = found;
    return found !== null;
  }

  // ---- values ----

  /** Whether a board shows a row of the sheet as it is now; while that is found out, it may be. */
  isShown(row: PlainRow): boolean {
    return this.judgement === "checking" || this.shownRows.has(valuesOf(this.sheet, row));
  }

  textAt(place: Place): string {
    const column = this.columnOf(place);
    const value = valueAt(rowsOf(this.box, place.sheet)[place.row], place.column);
    return column === undefined ? "" : written(column, value);
  }

  /** Take what is typed as the value of the cell. */
  take(): void {
    const text = this.typed;
    this.typed = null;
    if (text !== null && text !== this.textAt(this.place)) this.enter(this.place, text);
    else if (text !== null) this.confirm();
  }

  enter(place: Place, text: string): void {
    const column = this.columnOf(place);
    if (column !== undefined) this.to(entered(this.box, place, valueOf(column, text)));
  }

  set(place: Place, value: Value): void {
    this.to(entered(this.box, place, value));
  }

  draw(place: Place, value: Value): void {
    this.to(redrawn(this.box, place, value));
  }

  /** The stand-in at the cursor is printed just so. */
  confirm(): void {
    this.to(confirmed(this.box, this.place));
  }

  /** The whole row at the cursor is printed just so. */
  confirmRow(): void {
    const columns = this.sheet.columns.filter(({ printed }) => printed);
    this.to(
      columns.reduce((box, { key }) => confirmed(box, { ...this.place, column: key }), this.box),
    );
  }

  /** Take the value of the cell above. */
  copyDown(): void {
    const { sheet, row, column } = this.place;
    const above = valueAt(rowsOf(this.box, sheet)[row - 1], column);
    if (above === undefined) return this.move(0, 1);
    this.typed = null;
    this.set(this.place, above);
    this.move(0, 1);
  }

  /** Paste cells of a spreadsheet, from the cursor on; rows that are missing are added. */
  paste(text: string): void {
    const { sheet, place } = this;
    const first = sheet.columns.findIndex(({ key }) => key === place.column);
    let { box } = this;
    for (const [down, line] of blockOf(text).entries()) {
      const row = place.row + down;
      if (row >= sheet.most) break;
      if (rowsOf(box, sheet.name).length <= row) box = withNewRow(box, sheet, row - 1);
      for (const [across, cell] of line.entries()) {
        const column = sheet.columns[first + across];
        if (column === undefined) break;
        box = entered(box, { ...place, row, column: column.key }, valueOf(column, cell));
      }
    }
    this.typed = null;
    this.to(box);
  }

  addRow(): void {
    this.take();
    const at = rowsOf(this.box, this.sheet.name).length === 0 ? -1 : this.place.row;
    this.to(withNewRow(this.box, this.sheet, at));
    this.place = { ...this.place, row: at + 1 };
  }

  removeRow(): void {
    this.typed = null;
    this.to(withoutRow(this.box, this.sheet.name, this.place.row));
    const last = rowsOf(this.box, this.sheet.name).length - 1;
    this.place = { ...this.place, row: Math.max(0, Math.min(this.place.row, last)) };
  }

  rename(title: string): void {
    this.to({ ...this.box, title, name: slugOf(title) || "my-box" });
  }

  cite(source: string): void {
    this.to({ ...this.box, source });
  }

  // ---- past and drafts ----

  /** Go on with another state of the box; it can be taken back. */
  to(box: PlainBox): void {
    if (this.past === undefined || box === this.past.now) return;
    this.past = change(this.past, box);
    this.changed();
  }

  undo(): void {
    this.typed = null;
    if (this.past !== undefined) this.past = undo(this.past);
    this.changed();
  }

  redo(): void {
    if (this.past !== undefined) this.past = redo(this.past);
    this.changed();
  }

  /** Begin with another box; the present draft stays in the list. */
  fresh(box: PlainBox, id = newId()): void {
    this.close();
    this.id = id;
    this.typed = null;
    this.past = begin(box);
    this.goTo(this.form.sheets[0]?.name ?? "");
    this.changed();
  }

  drop(draft: BoxDraft): void {
    const { game } = this.form;
    this.drafts = this.stored((store) => dropDraft(store, game, draft.id)) ?? this.drafts;
    if (draft.id === this.id) this.id = newId();
  }

  isOpen(draft: BoxDraft): boolean {
    return draft.id === this.id;
  }

  /** Leave the editor: the last change is kept, too. */
  close(): void {
    if (this.timer !== undefined) this.keep();
  }

  private changed(): void {
    this.judgement = "checking";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.keep();
      void this.judge();
    }, PATIENCE);
  }

  private keep(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const draft = { id: this.id, box: this.box, at: Date.now() };
    const drafts = this.stored((store) => keepDraft(store, draft));
    this.kept = drafts !== null;
    if (drafts !== null) this.drafts = drafts;
  }

  private async judge(): Promise<void> {
    const judged = this.box;
    try {
      const answer = await this.api.checkBox(this.form.game, { plain: judged, board: true });
      if (judged !== this.box) return;
      this.faults = answer.faults;
      this.digest = answer.digest;
      this.judgement = answer.faults.length === 0 ? "right" : "wrong";
      if (answer.board == null) return;
      this.board = answer.board;
      this.shown = judged;
    } catch {
      if (judged === this.box) this.judgement = "unchecked";
    }
  }

  private columnOf({ sheet, column }: Place): Column | undefined {
    const form = this.form.sheets.find(({ name }) => name === sheet);
    return form?.columns.find(({ key }) => key === column);
  }

  /** What the browser's store answers; null where it lets nothing be kept. */
  private stored<T>(ask: (store: Storage) => T): T | null {
    try {
      return this.store === null ? null : ask(this.store);
    } catch {
      return null;
    }
  }
}

/** A sheet with what an owner reads off before what we need besides, such as names and drawings. */
function printedFirst(sheet: SheetForm): SheetForm {
  const printed = sheet.columns.filter((column) => column.printed);
  return { ...sheet, columns: [...printed, ...sheet.columns.filter((column) => !column.printed)] };
}

/** What a row says, wherever its values are from. */
function valuesOf({ name, columns }: SheetForm, row: PlainRow): string {
  return JSON.stringify([name, ...columns.map(({ key }) => row[key])]);
}

/** Under which name a fault of a cell is found. */
export function keyOf({ sheet, row, column }: Place): string {
  return `${sheet} ${row} ${column}`;
}

function within(at: number, count: number): number {
  return Math.min(Math.max(at, 0), Math.max(0, count - 1));
}

function newId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join("-");
}

/** A language-neutral name made of a title. */
export function slugOf(title: string): string {
  return title
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replace(/^-+|-+$/g, "");
}
