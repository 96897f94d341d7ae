import type { Component } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";

import SeatDefs from "../../src/art/SeatDefs.svelte";
import { pictureName } from "../../src/glossary/pictures";
import { readTerms } from "../../src/glossary/terms";

const TEXTS = import.meta.glob<string>("../../../src/clocksmith/games/*/rulebook/glossary/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SETS = import.meta.glob<Component>("../../src/games/*/art/{Defs,TermDefs}.svelte", {
  import: "default",
  eager: true,
});
const BROUGHT = Object.keys(import.meta.glob("../../src/games/*/terms.ts"));

const GAMES = Object.entries(TEXTS).map(([path, text]) => ({
  game: /games\/(\w+)\//.exec(path)?.[1] ?? "",
  terms: readTerms(text).map(({ id }) => id),
}));

function drawn(game: string, set: string): string {
  const found = SETS[`../../src/games/${game}/art/${set}.svelte`];
  return found === undefined ? "" : render(found).body.replace(/<!--.*?-->/g, "");
}

function all(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}

describe.each(GAMES)("the words of $game", ({ game, terms }) => {
  const pictures = drawn(game, "TermDefs");
  const ids = all(/ id="([^"]+)"/g, pictures);

  it("have a picture each, and every picture has a word", () => {
    expect(terms.length).toBeGreaterThan(10);
    expect(ids.sort()).toEqual(terms.map((term) => pictureName(game, term)).sort());
  });

  it("have pictures that a page can bring", () => {
    expect(BROUGHT).toContain(`../../src/games/${game}/terms.ts`);
  });

  it("are drawn with what there is", () => {
    const board = render(SeatDefs).body + drawn(game, "Defs");
    const there = new Set([...ids, ...all(/ id="([^"]+)"/g, board)]);
    const used = all(/(?:href="|url\()#([^")]+)/g, pictures);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((name) => !there.has(name))).toEqual([]);
    expect(pictures).not.toMatch(/undefined|NaN/);
  });

  it("are the same in every language", () => {
    expect(pictures).not.toContain("<text");
  });

  it("are no empty ones", () => {
    expect(all(/<g id="([^"]+)"[^>]*>\s*<\/g>/g, pictures)).toEqual([]);
  });
});
