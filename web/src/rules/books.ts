/** The rulebooks of the games, each in its own file, loaded when asked. */

import type { Book } from "./book";
import { readBook } from "./markdown";

const BOOKS = import.meta.glob<string>("../../../src/clocksmith/games/*/rulebook/*.md", {
  query: "?raw",
  import: "default",
});

function pathOf(game: string, language: string): string {
  return `../../../src/clocksmith/games/${game}/rulebook/${language}.md`;
}

/** Whether there is a rules text of a game in a language. */
export function hasBook(game: string, language: string): boolean {
  return pathOf(game, language) in BOOKS;
}

export async function loadBook(game: string, language: string): Promise<Book> {
  const load = BOOKS[pathOf(game, language)];
  if (load === undefined) throw new Error(`there is no rules text of ${game} in ${language}`);
  return readBook(await load());
}
