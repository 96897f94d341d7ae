/** Every game on the shelf can be told in every language: what it is, how long it takes, how much it asks. */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { describe, expect, test } from "vitest";

import { onShelf, shelved, SHELF, WEIGHTIEST } from "../../src/lobby/shelf";
import { INVENTIONS } from "../../src/protocol/generated/inventions";
import { KHRONOS } from "../../src/protocol/generated/khronos";
import { SANDS } from "../../src/protocol/generated/sands";
import { bundle, LANGUAGES } from "../../src/words/words";

const WORDS = resolve(import.meta.dirname, "../../src/lobby/words");
const PAGES = resolve(import.meta.dirname, "../../src/words");

test("every game stands on the shelf", () => {
  const games = [KHRONOS, SANDS, INVENTIONS].map(({ name }) => name);
  expect(SHELF.map(({ game }) => game).sort()).toEqual(games.sort());
  expect(games.every((game) => shelved(game) !== undefined)).toBe(true);
});

test("a game from outside stands behind them", () => {
  expect(onShelf(["market", "sands"])).toEqual(["khronos", "sands", "inventions", "market"]);
});

describe.each(LANGUAGES)("in %s", (language) => {
  const list = bundle(
    language,
    [WORDS, PAGES].map((folder) => readFileSync(resolve(folder, `${language}.ftl`), "utf-8")),
  );

  test.each(SHELF)("$game is told", ({ game, weight }) => {
    expect(weight).toBeLessThanOrEqual(WEIGHTIEST);
    expect(list.hasMessage(`blurb-${game}`)).toBe(true);
    expect(list.hasMessage(`weight-${weight}`)).toBe(true);
  });
});
