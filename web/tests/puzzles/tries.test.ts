import { expect, test } from "vitest";

import type { FirstTry, PuzzleShelf } from "../../src/protocol/puzzles";
import { daysInRow, solvedInRow, themeTallies } from "../../src/puzzles/tries";

const DAY = 86_400;
const NOON = 20_000 * DAY + DAY / 2;

function tried(solved: boolean, days = 0, puzzle = "a", game = "khronos"): FirstTry {
  return { game, puzzle, solved, at: NOON + days * DAY };
}

test("a row of solved puzzles ends with one that is not", () => {
  expect(solvedInRow([])).toEqual({ now: 0, best: 0 });
  expect(solvedInRow([tried(true), tried(true), tried(false), tried(true)])).toEqual({
    now: 1,
    best: 2,
  });
});

test("days count in a row when something was solved on each", () => {
  const tries = [-9, -8, -7, -2, -1].map((days) => tried(true, days));
  expect(daysInRow(tries, NOON)).toEqual({ now: 2, best: 3 });
  expect(daysInRow([...tries, tried(true), tried(true)], NOON)).toEqual({ now: 3, best: 3 });
});

test("a day without a solved puzzle ends the row, once it is over", () => {
  const tries = [tried(true, -2), tried(false, -1)];
  expect(daysInRow(tries, NOON).now).toBe(0);
  expect(daysInRow(tries, NOON - DAY).now).toBe(1);
});

test("days begin at midnight UTC", () => {
  const late = { ...tried(true), at: 20_000 * DAY - 1 };
  const early = { ...tried(true), at: 20_000 * DAY };
  expect(daysInRow([late, early], NOON)).toEqual({ now: 2, best: 2 });
});

test("themes tell how many puzzles there are, were tried and were solved", () => {
  const rating = { mean: 25, deviation: 8 };
  const shelf: PuzzleShelf = {
    game: "khronos",
    daily: ["a"],
    first: [],
    puzzles: [
      { id: "a", themes: ["paradox", "ripple"], rating },
      { id: "b", themes: ["ripple"], rating },
      { id: "c", themes: ["ripple"], rating },
    ],
  };
  const tries = [tried(true, 0, "a"), tried(false, 0, "b"), tried(true, 0, "c", "sands")];
  expect(themeTallies(shelf, tries)).toEqual([
    { theme: "ripple", puzzles: 3, tried: 2, solved: 1 },
    { theme: "paradox", puzzles: 1, tried: 1, solved: 1 },
  ]);
});
