/** The boards say nothing that is missing in their word lists. */

import { describe, expect, it } from "vitest";

import { bundle } from "../../src/words/words";

const LISTS = import.meta.glob<string>("../../src/games/*/words/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SOURCES = import.meta.glob<string>("../../src/games/*/**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const FOLDERS = Object.keys(LISTS).map((path) => path.replace("/words/en.ftl", ""));

/** What the sources say as it stands by *say*, such as `k("round")`. */
function said(say: string, sources: readonly string[]): string[] {
  const calls = new RegExp(String.raw`\b${say}\(\s*"([\w-]+)"`, "g");
  return sources.flatMap((source) => [...source.matchAll(calls)].map(([, key = ""]) => key));
}

function sourcesOf(folder: string): string[] {
  return Object.keys(SOURCES)
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => SOURCES[path] ?? "");
}

describe.each(FOLDERS)("the words of %s", (folder) => {
  const isShared = folder.endsWith("/parts");
  // What all boards say is said by all of them, each game's own words by itself.
  const keys = isShared ? said("p", Object.values(SOURCES)) : said("k", sourcesOf(folder));

  it("say everything that is asked of them", () => {
    const list = bundle("en", [LISTS[`${folder}/words/en.ftl`] ?? ""]);
    expect(keys.filter((key) => !list.hasMessage(key))).toEqual([]);
    expect(keys.length).toBeGreaterThan(5);
  });
});
