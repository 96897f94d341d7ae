/** A game from outside speaks every language: what it does not say in one, it says in English. */

import { afterEach, expect, test, vi } from "vitest";

import { api } from "../../src/net/api";
import type { GameDetails } from "../../src/protocol/lobby";
import { readBook } from "../../src/rules/markdown";
import { loadBook } from "../../src/rules/books";
import { RequestError } from "../../src/net/error";
import { gameWords } from "../../src/words/lists";
import { format } from "../../src/words/words";

const BOOK = "# Market\n\n## 1 Buying\n\nCards are bought.\n";
const DETAILS = {
  name: "market",
  words: {
    en: "title = Market\nfield-coins = Coins\n    .by = seat\n",
    de: "title = Markt\n",
  },
  rulebook: { en: BOOK },
} as unknown as GameDetails;

afterEach(() => vi.restoreAllMocks());

test("German where there is German, English where there is none", async () => {
  vi.spyOn(api, "game").mockResolvedValue(DETAILS);
  const list = await gameWords("market", "de");
  expect(format(list, "title", {})).toBe("Markt");
  expect(format(list, "field-coins", {})).toBe("Coins");
  expect(format(list, "seat-0", {})).toBe("Rot");
});

test("a language the game does not speak at all is told in English", async () => {
  vi.spyOn(api, "game").mockResolvedValue(DETAILS);
  const list = await gameWords("market", "fr");
  expect(format(list, "title", {})).toBe("Market");
  expect(format(list, "seat-0", {})).toBe("Rouge");
});

test("rules that exist in English only are read in English", async () => {
  vi.spyOn(api, "game").mockResolvedValue(DETAILS);
  expect(await loadBook("market", "de")).toEqual(readBook(BOOK));
});

test("a game that is not offered has no rules, and a server that fails is a fault", async () => {
  vi.spyOn(api, "game").mockRejectedValueOnce(
    new RequestError("not-found", "there is no such game"),
  );
  expect(await loadBook("chess", "en")).toBeNull();
  vi.spyOn(api, "game").mockRejectedValueOnce(new RequestError("unreachable", "no answer"));
  await expect(loadBook("chess", "en")).rejects.toThrow("no answer");
});
