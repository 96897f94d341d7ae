/** What the last action changed is found where it lies, and nothing else is. */

import { expect, test } from "vitest";

import { changedPaths } from "../../../src/games/plain/changed";
import { seatChanges } from "../../../src/games/plain/numbers";
import { GAME, VIEW, WORDS } from "./box";

const AFTER = {
  ...VIEW,
  round: 4,
  players: [
    { type: "Player", coins: 5, favourite: 2, cards: [2, 0, 1] },
    { type: "Player", coins: 3, favourite: 1, cards: null },
  ],
};

test("nothing differs from itself", () => {
  expect(changedPaths(VIEW, VIEW).size).toBe(0);
  expect(changedPaths(VIEW, structuredClone(VIEW)).size).toBe(0);
});

test("what differs is marked with all it lies in", () => {
  expect([...changedPaths(AFTER, VIEW)].sort()).toEqual([
    "players",
    "players.0",
    "players.0.coins",
    "players.0.favourite",
    "round",
  ]);
});

test("of a list that has grown, only what came is new, wherever it lies", () => {
  const before = { heap: [{ card: 1 }, { card: 2 }] };
  const after = { heap: [{ card: 0 }, { card: 1 }, { card: 2 }] };
  expect([...changedPaths(after, before)].sort()).toEqual(["heap", "heap.0", "heap.0.card"]);
});

test("of a list that shrinks, what goes is marked beforehand", () => {
  const now = { heap: [3, 3, 5] };
  expect([...changedPaths(now, { heap: [3, 5] })].sort()).toEqual(["heap", "heap.1"]);
});

test("numbers of the seats are told with their signs; names of things are no numbers", () => {
  const changes = seatChanges(VIEW, AFTER, 2, { game: GAME, words: WORDS });
  expect(changes).toEqual([{ seat: 0, parts: [{ by: -3, text: "Coins −3" }] }]);
});
