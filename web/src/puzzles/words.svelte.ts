/** What themes of puzzles are called: word lists that lie beside the puzzles of a game. */

import { locale } from "../words/locale.svelte";

export function puzzlePart(game: string): string {
  return `puzzles/${game}`;
}

/** What a theme is about, in a sentence. */
export function themeAbout(game: string, theme: string): string {
  return locale.inPart(puzzlePart(game), `theme-${theme}-about`) ?? "";
}

export function themeName(game: string, theme: string): string {
  return locale.inPart(puzzlePart(game), `theme-${theme}`) ?? theme.replaceAll("-", " ");
}
