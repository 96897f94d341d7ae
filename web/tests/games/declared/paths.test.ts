/** A path leads to what the server's twin of it finds, and to nothing where it leads nowhere. */

import { expect, test } from "vitest";

import { first, follow } from "../../../src/games/declared/paths";

const VIEW = {
  shown: [3, 5],
  players: [
    { coins: 4, hand: [1, 2] },
    { coins: 7, hand: null },
  ],
};

test("stars lead to all entries of a list, and count them", () => {
  expect(follow(VIEW, "players.*.coins")).toEqual([
    { stars: [0], value: 4 },
    { stars: [1], value: 7 },
  ]);
  expect(follow(VIEW, "players.*.hand.*").map(({ stars }) => stars)).toEqual([
    [0, 0],
    [0, 1],
  ]);
});

test("numbers lead to places of a list, from its end below zero", () => {
  expect(first(VIEW, "shown.-1")).toBe(5);
  expect(first(VIEW, "shown.0")).toBe(3);
});

test("what is not there is nothing", () => {
  expect(follow(VIEW, "shown.7")).toEqual([]);
  expect(follow(VIEW, "taken")).toEqual([]);
  expect(follow(VIEW, "players.coins")).toEqual([]);
  expect(follow(VIEW, "shown.*.coins")).toEqual([]);
  expect(first(VIEW, "players.1.hand")).toBeNull();
});
