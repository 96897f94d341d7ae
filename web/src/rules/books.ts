/** The rulebooks of the games, each in its own file, loaded when asked. */

import { api } from "../net/api";
import { asRequestError } from "../net/error";
import type { Book } from "./book";
import { readBook } from "./markdown";

const BOOKS = import.meta.glob<string>("../../../src/clocksmith/games/*/rulebook/*.md", {
  query: "?raw",
  import: "default",
});
/** Each game on one page; what stands first in it begins the rules, too. */
const SUMMARIES = import.meta.glob<string>(
  "../../../src/clocksmith/games/*/rulebook/summary/*.md",
  { query: "?raw", import: "default" },
);

/** The games whose rulebooks come with these pages. */
export const SHIPPED = ["khronos", "sands", "inventions"] as const;

function pathOf(game: string, language: string): string {
  return `../../../src/clocksmith/games/${game}/rulebook/${language}.md`;
}

/** The rulebook of a game in a language, or else in English; null where the game brings none. */
export async function loadBook(game: string, language: string): Promise<Book | null> {
  const load = BOOKS[pathOf(game, language)];
  const text = load === undefined ? await brought(game, language) : await load();
  return text === undefined ? null : readBook(text);
}

/** A game on one page; null where it brings none. */
export async function loadSummary(game: string, language: string): Promise<Book | null> {
  const path = `../../../src/clocksmith/games/${game}/rulebook/summary/${language}.md`;
  const text = await SUMMARIES[path]?.();
  return text === undefined ? null : readBook(text);
}

/** What a game from outside brings; nothing where there is no such game. */
async function brought(game: string, language: string): Promise<string | undefined> {
  try {
    const { rulebook } = await api.game(game);
    return rulebook[language] ?? rulebook.en;
  } catch (thrown) {
    if (asRequestError(thrown).code === "not-found") return undefined;
    throw thrown;
  }
}
