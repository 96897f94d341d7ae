/**
 * Writes which files each page needs, so that the server names them with the page itself: a browser
 * then fetches them side by side instead of finding one in the other.
 */

import type { OutputBundle, OutputChunk } from "rollup";
import type { Plugin } from "vite";

import { PAGES } from "../src/browser/routes";

const LANGUAGES = ["en", "de", "fr"];
const TABLE = "table"; // whose words are a list of their own
const GAMES = ["khronos", "sands", "inventions"];
/** The modules that draw a game. */
const DRAWN = {
  board: (game: string) => [`/src/games/${game}/index.ts`],
  parts: (game: string) => {
    const name = game.slice(0, 1).toUpperCase() + game.slice(1);
    return [`/src/boxes/pictures/${name}.svelte`, `/src/boxes/maps/${name}Map.svelte`];
  },
};

/** What a page needs whatever the language, and the word lists in each. */
interface Preload {
  readonly pattern: string;
  /** What it asks the server first; nothing, or a path of the API with parts of the address. */
  readonly reads: string;
  readonly files: readonly string[];
  readonly words: ByName;
  readonly fonts: readonly string[];
  /** What it needs besides of the game in its address. */
  readonly games: Readonly<
    Record<string, { readonly files: readonly string[]; readonly words: ByName }>
  >;
}

type ByName = Readonly<Record<string, readonly string[]>>;

function chunksOf(bundle: OutputBundle): OutputChunk[] {
  return Object.values(bundle).filter((one) => one.type === "chunk");
}

/** A chunk with all that it imports, and their styles, in the order in which they are needed. */
function filesOf(bundle: OutputBundle, chunk: OutputChunk, files = new Set<string>()): Set<string> {
  if (files.has(chunk.fileName)) return files;
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  files.add(chunk.fileName);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === "chunk") filesOf(bundle, next, files);
  }
  return files;
}

export function preloads(): Plugin {
  return {
    name: "clocksmith-preloads",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const chunks = chunksOf(bundle);
      const entry = chunks.find(({ isEntry, name }) => isEntry && name === "index");
      if (entry === undefined) return;
      const named = filesOf(bundle, entry); // they come first: what they ask for takes longest
      const fonts = Object.keys(bundle).filter((name) => name.endsWith(".woff2"));
      const list = (name: string) => chunks.find((one) => one.name === name)?.fileName ?? [];
      const filesFor = (id: string): string[] => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(id));
        const shared = chunks.find(({ moduleIds }) => moduleIds.some((one) => one.endsWith(id)));
        const needed = chunk ?? shared;
        return needed === undefined ? [] : [...filesOf(bundle, needed)];
      };
      const spoken = (lists: (language: string) => (string | never[])[]) =>
        Object.fromEntries(LANGUAGES.map((one) => [one, lists(one).flat()]));
      const found = PAGES.map(({ pattern, page, reads = "", words = [], draws }): Preload => {
        const files = new Set([...named, ...filesFor(`/src/pages/${page}.svelte`)]);
        const gameOf = (game: string) => {
          const drawn = draws === undefined ? [] : DRAWN[draws](game).flatMap(filesFor);
          return {
            files: [...new Set(drawn)].filter((name) => !files.has(name)),
            words: spoken((language) => [list(`words-${game}-${language}`)]),
          };
        };
        const games = draws === undefined ? [] : GAMES.map((game) => [game, gameOf(game)] as const);
        return {
          pattern,
          reads,
          files: [...files],
          words: spoken((language) => [
            list(`words-${language}`),
            words.includes(TABLE) ? list(`words-${TABLE}-${language}`) : [],
          ]),
          fonts, // last: the page is read in others until they are there
          games: Object.fromEntries(games),
        };
      });
      this.emitFile({ type: "asset", fileName: "preloads.json", source: JSON.stringify(found) });
    },
  };
}
