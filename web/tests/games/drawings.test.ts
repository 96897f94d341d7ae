/** A game with a folder of its own has its own board; every other, and whoever asks, gets the plain one. */

import { expect, test } from "vitest";

import { boardIn } from "../../src/play/moment";
import { hasBoard } from "../../src/games/drawings";

test("games with a folder have a board; what boards share is no game", () => {
  expect(["khronos", "sands", "inventions"].every(hasBoard)).toBe(true);
  expect(["plain", "parts", "art", "chess"].some(hasBoard)).toBe(false);
});

test("the address may ask for the plain board, and for no other", () => {
  expect(boardIn(new URLSearchParams("board=plain"))).toBe("plain");
  expect(boardIn(new URLSearchParams("board=else"))).toBe("own");
  expect(boardIn(new URLSearchParams())).toBe("own");
});
