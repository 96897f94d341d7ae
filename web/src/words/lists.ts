/** The word lists of the games and of the pages, loaded for a language when asked. */

import type { FluentBundle } from "@fluent/bundle";

import { api } from "../net/api";
import { bundle, type Language } from "./words";

type Texts = Record<string, () => Promise<string>>;

const SOURCE = "../../../src/clocksmith";
const SHARED: Texts = import.meta.glob<string>("../../../src/clocksmith/core/shared/*.ftl", {
  query: "?raw",
  import: "default",
});
const GAMES: Texts = import.meta.glob<string>("../../../src/clocksmith/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});
/** What bots reckon with, by game: the names of what their forecasts consist of. */
const KNOWLEDGE: Texts = import.meta.glob<string>(
  "../../../src/clocksmith/bots/knowledge/*/words/*.ftl",
  { query: "?raw", import: "default" },
);
/** What the lessons of a game say. */
const LESSONS: Texts = import.meta.glob<string>("../../../src/clocksmith/games/*/lessons/*.ftl", {
  query: "?raw",
  import: "default",
});
/** What the puzzles of a game are about. */
const PUZZLES: Texts = import.meta.glob<string>("../../../src/clocksmith/games/*/puzzles/*.ftl", {
  query: "?raw",
  import: "default",
});
/** What the companion of a first game says. */
const COMPANIONS: Texts = import.meta.glob<string>(
  "../../../src/clocksmith/games/*/companion/*.ftl",
  { query: "?raw", import: "default" },
);
const BESIDE: Readonly<Record<string, Texts>> = {
  lessons: LESSONS,
  puzzles: PUZZLES,
  companion: COMPANIONS,
};
const PAGES: Texts = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const PARTS: Texts = import.meta.glob<string>(["../*/words/*.ftl", "../games/*/words/*.ftl"], {
  query: "?raw",
  import: "default",
});

const loaded = new Map<string, Promise<FluentBundle>>();

async function read(texts: Texts, path: string): Promise<string> {
  const load = texts[path];
  if (load === undefined) throw new Error(`there is no word list ${path}`);
  return load();
}

async function made(key: string, language: Language, texts: Promise<string>[]) {
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const making = Promise.all(texts).then((lists) => bundle(language, lists));
  loaded.set(key, making);
  making.catch(() => loaded.delete(key)); // a failed load may be tried again
  return making;
}

/** What all pages say, and what all games say, such as how a seat is called. */
export async function pageWords(language: Language): Promise<FluentBundle> {
  return made(`page ${language}`, language, [
    read(SHARED, `${SOURCE}/core/shared/${language}.ftl`),
    read(PAGES, `./${language}.ftl`),
  ]);
}

/**
 * What one part of the pages says: `replay` reads ../replay/words, `games/khronos` likewise;
 * `lessons/khronos` reads what lies beside the lessons of that game, `puzzles/khronos` and
 * `companion/khronos` likewise.
 */
export async function partWords(part: string, language: Language): Promise<FluentBundle> {
  const [kind = "", game] = part.split("/");
  const beside = BESIDE[kind];
  const text =
    beside !== undefined && game !== undefined
      ? read(beside, `${SOURCE}/games/${game}/${kind}/${language}.ftl`)
      : read(PARTS, `../${part}/words/${language}.ftl`);
  return made(`part ${part} ${language}`, language, [text]);
}

/** What a game from outside says; what it does not say in a language, it says in English. */
async function brought(game: string, language: Language): Promise<string> {
  const { words } = await api.game(game);
  return [words.en, language === "en" ? "" : words[language]].join("\n\n");
}

/** What a game says: what all games say, its own, and what bots reckon with in it. */
export async function gameWords(game: string, language: Language): Promise<FluentBundle> {
  const shared = read(SHARED, `${SOURCE}/core/shared/${language}.ftl`);
  const own = `${SOURCE}/games/${game}/words/${language}.ftl`;
  if (!(own in GAMES))
    return made(`${game} ${language}`, language, [shared, brought(game, language)]);
  return made(`${game} ${language}`, language, [
    shared,
    read(GAMES, own),
    KNOWLEDGE[`${SOURCE}/bots/knowledge/${game}/words/${language}.ftl`]?.() ?? Promise.resolve(""),
  ]);
}
