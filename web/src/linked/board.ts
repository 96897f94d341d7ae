/** A position or a record that somebody sent, as a table: it, and whatever is tried there. */

import { LessonLink } from "../lessons/link.svelte";
import { api } from "../net/api";
import { readCode } from "../net/code";
import { openTable } from "../practice/link.svelte";
import type { Seat } from "../protocol/values";
import type { Table } from "../table/table.svelte";
import { locale } from "../words/locale.svelte";

export interface OpenBoard {
  readonly link: LessonLink;
  readonly table: Table;
  /** What the code holds. */
  readonly text: string;
  /** It is a game, or its beginning, that can be looked at from its first move on. */
  readonly isGame: boolean;
}

/** Who shall look, as an address names them; null: who is asked. */
export function seatIn(query: URLSearchParams): Seat | null {
  const seat = query.get("seat") ?? "";
  return /^\d$/.test(seat) ? Number(seat) : null;
}

/** Open the table of a code; the caller closes it. */
export async function openBoard(code: string, seat: Seat | null): Promise<OpenBoard> {
  const text = await readCode(code);
  const taught = api.board(text, seat);
  const told = await taught.lesson("", "", [], null);
  if (told.message.type !== "welcome") throw new Error("a board begins with a welcome");
  const { game } = told.message.table;
  const parts = ["lessons", "table"];
  await Promise.all([locale.learn(game), ...parts.map((part) => locale.learnPart(part))]);
  const link = new LessonLink(game, "link", told, taught);
  const table = await openTable(link);
  return { link, table, text, isGame: text.trimStart().startsWith("clocksmith record") };
}
