import { describe, expect, test } from "vitest";

import type { PuzzleInfo } from "../../src/protocol/puzzles";
import { PuzzleRun, STORM_SECONDS } from "../../src/puzzles/run.svelte";

const PUZZLES: readonly PuzzleInfo[] = [30, 10, 20, 40, 50].map((mean) => ({
  id: String(mean),
  themes: ["ripple"],
  rating: { mean, deviation: 4 },
}));
const first = () => 0; // of puzzles about as hard, always the easiest

describe("a storm", () => {
  test("goes from easy to hard, whatever is missed, until the time is up", () => {
    const run = new PuzzleRun("storm", PUZZLES, first);
    run.paused = false;
    expect(run.current?.id).toBe("10");
    run.pass(true);
    expect(run.current?.id).toBe("20");
    run.pass(false);
    expect(run.current?.id).toBe("30");
    run.tick(STORM_SECONDS - 1);
    expect(run.over).toBe(false);
    run.tick(2);
    expect(run.over).toBe(true);
    expect(run.left).toBe(0);
    expect(run.current).toBeUndefined();
    expect(run.solved).toBe(1);
    run.pass(true);
    expect(run.solved).toBe(1);
  });

  test("takes no time while it is paused", () => {
    const run = new PuzzleRun("storm", PUZZLES, first);
    run.tick(1000);
    expect(run.left).toBe(STORM_SECONDS);
  });

  test("ends where no puzzle is left, or where it is ended", () => {
    const run = new PuzzleRun("storm", PUZZLES, first);
    for (const puzzle of PUZZLES) run.pass(puzzle.id !== "");
    expect(run.over).toBe(true);
    expect(run.solved).toBe(5);
    const other = new PuzzleRun("storm", PUZZLES, first);
    other.stop();
    expect(other.over).toBe(true);
  });
});

test("a streak ends with the first puzzle that is missed, and has no clock", () => {
  const run = new PuzzleRun("streak", PUZZLES, first);
  run.paused = false;
  run.tick(1000);
  run.pass(true);
  run.pass(true);
  expect(run.over).toBe(false);
  run.pass(false);
  expect(run.over).toBe(true);
  expect(run.solved).toBe(2);
  expect(run.passed.map(({ puzzle, solved }) => [puzzle.id, solved])).toEqual([
    ["10", true],
    ["20", true],
    ["30", false],
  ]);
});

test("another run has puzzles that are about as hard in another order, each once", () => {
  const run = new PuzzleRun("streak", PUZZLES, () => 0.99);
  const ids: string[] = [];
  while (run.current !== undefined) {
    ids.push(run.current.id);
    run.pass(true);
  }
  expect(ids[0]).toBe("40");
  expect(ids.toSorted()).toEqual(["10", "20", "30", "40", "50"]);
});
