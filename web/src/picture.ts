/** The drawings of `clocksmith show --svg`: run by an engine that has neither page nor network. */

import "./picture/intl";

import type { Language } from "./words/words";
import { drawn, type PrintedBox, type View } from "./picture/drawn";
import { declaredSheet, type DeclaredGame } from "./games/declared/sheet";
import { SHEETS } from "./games/pictures";

/**
 * Draw a position of a game; its view and what is printed of it come as JSON, and so does what is
 * known of a game that declares its board. Games without a picture give null.
 */
function draw(
  game: string,
  view: string,
  language: Language,
  printed: string,
  declared: string,
): string | null {
  const known = JSON.parse(declared) as DeclaredGame | null;
  const sheet = known === null ? SHEETS[game] : declaredSheet(known);
  if (sheet === undefined) return null;
  return drawn(sheet, JSON.parse(view) as View, language, JSON.parse(printed) as PrintedBox | null);
}

Object.assign(globalThis, { draw });
