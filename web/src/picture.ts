/** The drawings of `clocksmith show --svg`: run by an engine that has neither page nor network. */

import "./picture/intl";

import type { Language } from "./words/words";
import { drawn, type PrintedBox, type View } from "./picture/drawn";
import { SHEETS } from "./games/pictures";

/**
 * Draw a position of a game; its view and what is printed of it come as JSON. Games without a
 * picture give null.
 */
function draw(game: string, view: string, language: Language, printed: string): string | null {
  const sheet = SHEETS[game];
  if (sheet === undefined) return null;
  return drawn(sheet, JSON.parse(view) as View, language, JSON.parse(printed) as PrintedBox | null);
}

Object.assign(globalThis, { draw });
