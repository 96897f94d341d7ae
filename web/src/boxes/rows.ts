/** A box while it is entered: pure functions from one state to the next. */

import type { BoxForm, Column, PlainBox, PlainRow, SheetForm, Value } from "../protocol/boxes";
import { isSame } from "./values";

export const STAND_IN = "stand-in";
export const ENTERED = "entered";

/** Where a value stands. */
export interface Place {
  readonly sheet: string;
  readonly row: number;
  readonly column: string;
}

export function rowsOf(box: PlainBox, sheet: string): readonly PlainRow[] {
  const rows = box[sheet];
  return Array.isArray(rows) ? (rows as readonly PlainRow[]) : [];
}

export function valueAt(row: PlainRow | undefined, column: string): Value | undefined {
  return row?.[column] as Value | undefined;
}

/** A name or another text of a row. */
export function textIn(row: PlainRow | undefined, column: string): string {
  const value = row?.[column];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Where a value is from. */
export function statusOf(row: PlainRow | undefined, column: string): string {
  return row?.statuses?.[column] ?? row?.status ?? "sourced";
}

export function withRows(box: PlainBox, sheet: string, rows: readonly PlainRow[]): PlainBox {
  return { ...box, [sheet]: rows };
}

function withRow(box: PlainBox, sheet: string, at: number, row: PlainRow): PlainBox {
  return withRows(
    box,
    sheet,
    rowsOf(box, sheet).map((old, i) => (i === at ? row : old)),
  );
}

/** The row with a status for one value. */
function marked(row: PlainRow, column: string, status: string): PlainRow {
  return { ...row, statuses: { ...row.statuses, [column]: status } };
}

/** The box with a value as its owner reads it off: it is entered now. */
export function entered(box: PlainBox, { sheet, row, column }: Place, value: Value): PlainBox {
  const old = rowsOf(box, sheet)[row];
  if (old === undefined) return box;
  const same = isSame(valueAt(old, column), value);
  if (same && statusOf(old, column) !== STAND_IN) return box;
  return withRow(box, sheet, row, marked({ ...old, [column]: value }, column, ENTERED));
}

/** The box with another drawing: nobody reads a drawing off the parts, so it keeps its status. */
export function redrawn(box: PlainBox, { sheet, row, column }: Place, value: Value): PlainBox {
  const old = rowsOf(box, sheet)[row];
  return old === undefined ? box : withRow(box, sheet, row, { ...old, [column]: value });
}

/** The box with a stand-in confirmed: it is printed just so. */
export function confirmed(box: PlainBox, place: Place): PlainBox {
  const old = rowsOf(box, place.sheet)[place.row];
  if (statusOf(old, place.column) !== STAND_IN || old === undefined) return box;
  return withRow(box, place.sheet, place.row, marked(old, place.column, ENTERED));
}

function usual(column: Column): Value {
  if (column.default !== undefined) return column.default;
  if (column.kind === "number") return Math.max(0, column.least ?? 0);
  if (column.kind === "choice") return column.names?.[0] ?? "";
  return column.kind === "list" ? [] : "";
}

/** A name that no row of the sheet has. */
export function freeName(box: PlainBox, sheet: SheetForm, stem = `new-${sheet.name}`): string {
  const taken = rowsOf(box, sheet.name).map((row) => row[sheet.key]);
  if (!taken.includes(stem)) return stem;
  for (let i = 2; ; i += 1) if (!taken.includes(`${stem}-${i}`)) return `${stem}-${i}`;
}

/** The box with a row more, after *at*: like that one, if there is one, under a name of its own. */
export function withNewRow(box: PlainBox, sheet: SheetForm, at: number): PlainBox {
  const rows = rowsOf(box, sheet.name);
  const fresh = Object.fromEntries(sheet.columns.map((column) => [column.key, usual(column)]));
  const like = rows[at] === undefined ? fresh : { ...rows[at], statuses: {} };
  const named = sheet.key === "" ? {} : { [sheet.key]: freeName(box, sheet) };
  const titled = "title" in like ? { title: "" } : {};
  const row: PlainRow = { ...like, ...named, ...titled, source: "", status: STAND_IN };
  return withRows(box, sheet.name, [...rows.slice(0, at + 1), row, ...rows.slice(at + 1)]);
}

export function withoutRow(box: PlainBox, sheet: string, at: number): PlainBox {
  return withRows(
    box,
    sheet,
    rowsOf(box, sheet).filter((_, i) => i !== at),
  );
}

/** How many printed values there are, and how many of them are no stand-ins. */
export interface Count {
  readonly entered: number;
  readonly printed: number;
}

export function countIn(box: PlainBox, sheet: SheetForm): Count {
  const columns = sheet.columns.filter(({ printed }) => printed);
  const rows = rowsOf(box, sheet.name);
  const stand = rows.reduce(
    (sum, row) => sum + columns.filter(({ key }) => statusOf(row, key) === STAND_IN).length,
    0,
  );
  return { entered: rows.length * columns.length - stand, printed: rows.length * columns.length };
}

export function countOf(box: PlainBox, form: BoxForm): Count {
  const all = form.sheets.map((sheet) => countIn(box, sheet));
  return {
    entered: all.reduce((sum, one) => sum + one.entered, 0),
    printed: all.reduce((sum, one) => sum + one.printed, 0),
  };
}

/** The next stand-in after a place, around from the end to the beginning; null when none is left. */
export function nextStandIn(box: PlainBox, form: BoxForm, after: Place): Place | null {
  const places = form.sheets.flatMap(({ name, columns }) =>
    rowsOf(box, name).flatMap((_, row) =>
      columns.map(({ key, printed }) => ({ sheet: name, row, column: key, printed })),
    ),
  );
  const here = places.findIndex(
    ({ sheet, row, column }) =>
      sheet === after.sheet && row === after.row && column === after.column,
  );
  const turned = [...places.slice(here + 1), ...places.slice(0, here + 1)];
  const found = turned.find(
    ({ sheet, row, column, printed }) =>
      printed && statusOf(rowsOf(box, sheet)[row], column) === STAND_IN,
  );
  return found === undefined ? null : { sheet: found.sheet, row: found.row, column: found.column };
}

/** A block of cells as a spreadsheet copies it. */
export function blockOf(text: string): string[][] {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/\n$/, "")
    .split("\n")
    .map((line) => line.split("\t"));
}
