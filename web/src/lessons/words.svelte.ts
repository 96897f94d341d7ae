/** What the lessons of a game say: word lists that lie beside them. */

import { locale } from "../words/locale.svelte";

const OTHERWISE = "otherwise";

export function lessonPart(game: string): string {
  return `lessons/${game}`;
}

/** A message of the lessons of a game; one that answers any try where a stage has none of its own. */
export function l(game: string, key: string): string {
  const part = lessonPart(game);
  return locale.inPart(part, key) ?? (key.endsWith(OTHERWISE) ? l(game, OTHERWISE) : "");
}
