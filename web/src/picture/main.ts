/** The drawings of `clocksmith show --svg`: run by an engine that has neither page nor network. */

import "./intl";

import type { Language } from "../words/words";
import { drawn, type View } from "./drawn";
import { SHEETS } from "./shelf";

/** Draw a position of a game; its view comes as JSON. Games without a picture give null. */
function draw(game: string, view: string, language: Language): string | null {
  const sheet = SHEETS[game];
  return sheet === undefined ? null : drawn(sheet, JSON.parse(view) as View, language);
}

Object.assign(globalThis, { draw });
