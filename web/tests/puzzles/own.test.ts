import { beforeEach, expect, test, vi } from "vitest";

import type { Me } from "../../src/protocol/lobby";
import type { PuzzleShelf, RatedTry } from "../../src/protocol/puzzles";
import { BEGINNER, OwnCourse } from "../../src/puzzles/own.svelte";

function tried(puzzle: string, solved = true, mean = 26): RatedTry {
  return { game: "khronos", puzzle, solved, at: 1000, solver: { mean, deviation: 8 } };
}

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});

beforeEach(() => stored.clear());

function course(login: string | null, kept: readonly RatedTry[] = []) {
  const person = { me: null as Me | null, load: vi.fn() };
  person.load.mockImplementation(() => {
    person.me = { name: "Ada", login };
    return Promise.resolve();
  });
  const server = { tries: vi.fn(() => Promise.resolve(kept)), bringTries: vi.fn() };
  server.bringTries.mockResolvedValue(kept);
  return { own: new OwnCourse(server, person), server, person };
}

test("only the first try at a puzzle counts", () => {
  const { own } = course(null);
  expect(own.rating).toEqual(BEGINNER);
  own.note(tried("a", false, 23));
  own.note(tried("a", true, 30));
  expect(own.tries).toHaveLength(1);
  expect(own.firstTry("khronos", "a")?.solved).toBe(false);
  expect(own.rating.mean).toBe(23);
  expect(own.solved).toBe(0);
});

test("a guest finds his course again in the same browser", async () => {
  course(null).own.note(tried("a"));
  const { own, server } = course(null);
  await own.load();
  expect(own.firstTry("khronos", "a")).toEqual(tried("a"));
  expect(own.signedIn).toBe(false);
  expect(server.tries).not.toHaveBeenCalled();
});

test("what is kept may be damaged", () => {
  for (const text of ["{", "null", '{"streak":3}']) {
    stored.set("clocksmith.puzzles", text);
    expect(course(null).own.tries).toEqual([]);
  }
});

test("a guest's course moves into the account, once", async () => {
  course(null).own.note(tried("a"));
  const { own, server } = course("ada", [tried("b"), tried("a")]);
  await own.load();
  const { game, puzzle, solved, at } = tried("a");
  expect(server.bringTries).toHaveBeenCalledExactlyOnceWith([{ game, puzzle, solved, at }]);
  expect(own.tries.map((one) => one.puzzle)).toEqual(["b", "a"]);
  await own.load();
  expect(server.bringTries).toHaveBeenCalledOnce();
});

test("a course that could not be moved stays in the browser", async () => {
  course(null).own.note(tried("a"));
  const { own, server } = course("ada");
  server.bringTries.mockRejectedValue(new Error("no network"));
  await expect(own.load()).rejects.toThrow("no network");
  expect(course(null).own.tries).toHaveLength(1);
});

test("an account keeps nothing in the browser", async () => {
  const { own } = course("ada");
  await own.load();
  own.note(tried("a"));
  expect(own.tries).toHaveLength(1);
  expect(course(null).own.tries).toEqual([]);
});

test("the next puzzle is untried, about the theme, and as hard as the solver is good", () => {
  const { own } = course(null);
  const puzzle = (id: string, mean: number, theme: string) => ({
    id,
    themes: [theme],
    rating: { mean, deviation: 4 },
  });
  const shelf: PuzzleShelf = {
    game: "khronos",
    daily: ["far"],
    first: [],
    puzzles: [
      puzzle("far", 35, "ripple"),
      puzzle("near", 26, "ripple"),
      puzzle("other", 24.5, "paradox"),
    ],
  };
  expect(own.next(shelf, null)?.id).toBe("other");
  expect(own.next(shelf, "ripple")?.id).toBe("near");
  own.note(tried("near"));
  expect(own.next(shelf, "ripple")?.id).toBe("far");
  expect(own.next(shelf, "payday")).toBeUndefined();
});

test("the puzzle of the day fits the solver, and stays the one that was tried", () => {
  const { own } = course(null);
  const puzzle = (id: string, mean: number) => ({ id, themes: [], rating: { mean, deviation: 4 } });
  const shelf: PuzzleShelf = {
    game: "khronos",
    daily: ["easy", "fair", "hard"],
    first: [],
    puzzles: [puzzle("easy", 15), puzzle("fair", 24), puzzle("hard", 38), puzzle("other", 25)],
  };
  expect(own.daily(shelf)?.id).toBe("fair");
  own.note(tried("hard"));
  expect(own.daily(shelf)?.id).toBe("hard");
});

test("one begins with the puzzles for beginners, in their order", () => {
  const { own } = course(null);
  const puzzle = (id: string, mean: number) => ({
    id,
    themes: ["ripple"],
    rating: { mean, deviation: 4 },
  });
  const shelf: PuzzleShelf = {
    game: "khronos",
    daily: ["fair"],
    first: ["second", "easy"],
    puzzles: [puzzle("easy", 9), puzzle("second", 8), puzzle("fair", 25), puzzle("good", 23)],
  };
  expect(own.next(shelf, null)?.id).toBe("second");
  expect(own.next(shelf, "ripple")?.id).toBe("fair");
  own.note(tried("second"));
  expect(own.next(shelf, null)?.id).toBe("easy");
  own.note(tried("easy", true, 24));
  expect(own.next(shelf, null)?.id).toBe("fair");
});
