/** How sheets, columns, rows and faults are called. */

import type { Fault, PlainBox, PlainRow, SheetForm } from "../protocol/boxes";
import { textIn } from "./rows";
import { locale, t } from "../words/locale.svelte";
import { pretty } from "../words/words";

export function sheetName(sheet: string): string {
  return locale.has(`sheet-${sheet}`) ? t(`sheet-${sheet}`) : pretty(sheet);
}

export function columnName(column: string): string {
  const key = `column-${column.replaceAll("_", "-")}`;
  return locale.has(key) ? t(key) : pretty(column.replaceAll("_", "-"));
}

/** What a row is called: by the words of the game, by its title, or by its own name. */
export function rowName(game: string, sheet: SheetForm, row: PlainRow, at: number): string {
  const name = textIn(row, sheet.key);
  const title = typeof row.title === "string" ? row.title : "";
  const kinds = [sheet.name, ...(sheet.name === "idea" ? ["card"] : [])];
  const known = kinds.map((kind) => locale.ofGame(game, `${kind}-${name}`));
  return title || (known.find((said) => said !== undefined) ?? (pretty(name) || String(at + 1)));
}

/** What is wrong, in the reader's language. */
export function faultSaid(fault: Fault, game: string): string {
  const key = `box-${fault.key}`;
  const column = fault.column === "" ? {} : { column: columnName(fault.column) };
  const sheet = fault.sheet === "" ? {} : { sheet: sheetName(fault.sheet) };
  const details = { ...fault.details, ...sheet, ...column };
  if (locale.has(key)) return t(key, details);
  return locale.ofGame(game, key, details) ?? fault.sentence;
}

export function titleOf(box: PlainBox): string {
  return (box.title ?? "") === "" ? t("boxes-unnamed") : String(box.title);
}
