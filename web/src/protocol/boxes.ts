/** Boxes between browser and server: the twin of server/boxes/messages.py. */

import type { Printed } from "./game";

/** One value of a row. */
export type Value = string | number | readonly (string | number)[];

export type ColumnKind = "name" | "text" | "number" | "choice" | "reference" | "list" | "phrase";

/** What may stand in a column; which of the fields are there depends on the kind. */
export interface Column {
  readonly key: string;
  readonly kind: ColumnKind;
  /** An owner reads it off the parts. */
  readonly printed: boolean;
  readonly default?: Value;
  readonly least?: number;
  readonly most?: number;
  readonly names?: readonly string[];
  readonly sheet?: string;
  readonly entry?: Column;
  readonly vocabulary?: readonly string[];
}

export interface SheetForm {
  readonly name: string;
  /** The column that names its rows, or nothing. */
  readonly key: string;
  readonly least: number;
  readonly most: number;
  readonly columns: readonly Column[];
}

export interface BoxForm {
  readonly game: string;
  readonly format: number;
  readonly sheets: readonly SheetForm[];
  readonly statuses: readonly string[];
}

/** A row: its values by column, and where they are from. */
export interface PlainRow {
  readonly source?: string;
  readonly status?: string;
  readonly statuses?: Readonly<Record<string, string>>;
  readonly [column: string]: Value | Readonly<Record<string, string>> | undefined;
}

/** A box as plain data: a heading, and by the name of each sheet its rows. */
export interface PlainBox {
  readonly format: number;
  readonly game: string;
  readonly name: string;
  readonly title?: string;
  readonly source?: string;
  readonly base?: string;
  readonly whole?: readonly string[];
  readonly [sheet: string]: string | number | readonly string[] | readonly PlainRow[] | undefined;
}

export interface BoxInfo {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly digest: string;
  readonly shipped: boolean;
  readonly mine: boolean;
  readonly entered: number;
  readonly printed: number;
  readonly kept_at: number | null;
}

export interface BoxDetails extends BoxInfo {
  readonly plain: PlainBox;
  readonly board: Printed;
}

export interface Fault {
  readonly key: string;
  readonly details: Readonly<Record<string, string | number>>;
  readonly sheet: string;
  /** From 0 on; -1 for a whole sheet, or the whole box. */
  readonly row: number;
  readonly column: string;
  readonly line: number;
  readonly sentence: string;
}

export interface BoxCheck {
  readonly faults: readonly Fault[];
  readonly digest: string | null;
  readonly entered: number;
  readonly printed: number;
  readonly plain?: PlainBox | null;
  readonly text?: string | null;
  /** What a board shows of it, where that was asked for. */
  readonly board?: Printed | null;
}

export interface Difference {
  readonly sheet: string;
  readonly row: string;
  readonly column: string;
  readonly before: Value | PlainRow | null;
  readonly after: Value | PlainRow | null;
}
