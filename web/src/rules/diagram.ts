/** A diagram of the rules as a table: its position, and whatever is tried there. */

import { LessonLink } from "../lessons/link.svelte";
import { api } from "../net/api";
import { openTable } from "../practice/link.svelte";
import type { Table } from "../table/table.svelte";
import { locale } from "../words/locale.svelte";

export interface OpenDiagram {
  readonly link: LessonLink;
  readonly table: Table;
}

/** Open the table of a diagram; the caller closes it. */
export async function openDiagram(game: string, name: string): Promise<OpenDiagram> {
  const parts = ["lessons", "table"];
  const [told] = await Promise.all([
    api.diagrams.lesson(game, name, [], null),
    locale.learn(game),
    ...parts.map((part) => locale.learnPart(part)),
  ]);
  const link = new LessonLink(game, name, told, api.diagrams);
  const table = await openTable(link);
  table.playback.recap.found = told.places;
  return { link, table };
}
