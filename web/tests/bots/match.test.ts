import { expect, test } from "vitest";

import { budgetOf, counted, isAlone, levelOf, levelsFirst, reach } from "../../src/bots/match";

test("the others are counted by name", () => {
  expect(counted(["greedy", "greedy", "uniform"])).toEqual([
    ["greedy", 2],
    ["uniform", 1],
  ]);
});

test("a bot may meet only itself", () => {
  expect(isAlone({ first: "greedy", others: ["greedy#2", "greedy#3"] })).toBe(true);
  expect(isAlone({ first: "greed", others: ["greedy"] })).toBe(false);
  expect(isAlone({ first: "search", others: ["greedy"] })).toBe(false);
});

test("intervals lie within their reach, even a single point", () => {
  expect(reach([{ low: 10, high: 30 }])).toEqual({ least: 9, most: 31 });
  const { least, most } = reach([{ low: 5, high: 5 }]);
  expect(most).toBeGreaterThan(least);
});

test("a bot is known by its level, if it has one", () => {
  const levels = [{ name: "master", bot: "search", seconds: 5 }];
  expect(levelOf(levels, "search")).toBe("master");
  expect(levelOf(levels, "uniform")).toBeNull();
});

test("a bot of several levels is called by none of them", () => {
  const levels = [
    { name: "master", bot: "learned", seconds: 2 },
    { name: "grandmaster", bot: "learned", seconds: 5 },
  ];
  expect(levelOf(levels, "learned")).toBeNull();
});

test("a budget is told in seconds or in positions", () => {
  expect(budgetOf("2 s a turn")).toEqual({ unit: "s", count: 2 });
  expect(budgetOf("200 visits a turn")).toEqual({ unit: "visits", count: 200 });
  expect(budgetOf("by level")).toBeNull();
});

test("matches of levels come before those of bots", () => {
  const levels = [{ name: "master", bot: "search", seconds: 5 }];
  const match = (first: string) => ({
    first,
    others: ["uniform"],
    seats: 2,
    budget: "by level",
    games: 1,
    win_rate: 1,
    ci95: [0, 1] as const,
    scores: {},
    goal: null,
    seed: 1,
    commit: "",
  });
  const found = levelsFirst([match("search"), match("master")], levels);
  expect(found.map(({ first }) => first)).toEqual(["master", "search"]);
});
