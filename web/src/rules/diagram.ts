/** A diagram of the rules as a table: its position, and whatever is tried there. */

import { loadTableDrawing } from "../games/drawings";
import { LessonLink } from "../lessons/link.svelte";
import { api } from "../net/api";
import { firstViewer } from "../table/seats";
import { TableStore } from "../table/store.svelte";
import { locale } from "../words/locale.svelte";

export interface OpenDiagram {
  readonly link: LessonLink;
  readonly table: TableStore;
}

/** Lay out the position of a diagram; whoever opens it closes its table. */
export async function openDiagram(game: string, name: string): Promise<OpenDiagram> {
  const parts = ["lessons", "table", "telling"];
  const [told] = await Promise.all([
    api.diagrams.lesson(game, name, [], null),
    locale.learn(game),
    ...parts.map((part) => locale.learnPart(part)),
  ]);
  const link = new LessonLink(game, name, told, api.diagrams);
  const drawing = await loadTableDrawing(link.summary);
  const table = new TableStore(`${game}/${name}`, drawing, link.summary, link.network);
  table.open(firstViewer(link.summary));
  table.account.found = told.places;
  return { link, table };
}
