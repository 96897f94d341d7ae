import { expect, test, vi } from "vitest";

import type { PuzzleTold } from "../../src/protocol/puzzles";
import type { Message } from "../../src/protocol/wire";
import { PuzzleLink, type PuzzleApi } from "../../src/puzzles/link.svelte";

function told(answers: readonly string[], over = false): PuzzleTold {
  const seats = [
    { mine: true, name: "" },
    { mine: false, name: "" },
  ];
  const message = { type: "welcome", number: answers.length, table: { seats } };
  return { answers, message: message as unknown as PuzzleTold["message"], over, ready: over };
}

function linked(first: PuzzleTold) {
  const puzzle = vi.fn<PuzzleApi["puzzle"]>((_game, _puzzle, answers) =>
    Promise.resolve(told(answers, answers.at(-1) === "end")),
  );
  const api: PuzzleApi = { puzzle, puzzleConsider: vi.fn(), puzzleBars: vi.fn() };
  const link = new PuzzleLink("khronos", "e7ad", first, api);
  const heard: Message[] = [];
  link.connect("t", 0, 0, { heard: (message) => heard.push(message), closed: vi.fn() });
  return { link, puzzle, heard };
}

test("whoever opens the table is told where the puzzle stands", async () => {
  const { heard } = linked(told([]));
  await Promise.resolve();
  expect(heard).toHaveLength(1);
});

test("an answer is sent with all that came before it", async () => {
  const { link, puzzle } = linked(told(["build keep"]));
  await link.network.api.act("t", 0, 0, "end", "key", { then: ["charge 2 0"] });
  expect(puzzle).toHaveBeenCalledWith("khronos", "e7ad", ["build keep", "end"], 1, ["charge 2 0"]);
  expect(link.told.over).toBe(true);
});

test("a hint points until something is answered", async () => {
  const { link } = linked(told([]));
  link.hinted = { places: [{ region: 1 }], marks: [] };
  await link.network.api.act("t", 0, 0, "build keep", "key");
  expect(link.hinted).toBe(null);
});

test("taking back is a shorter list", async () => {
  const { link, puzzle } = linked(told(["a", "b"]));
  await link.network.api.undo("t", 0, 0, false);
  expect(puzzle).toHaveBeenLastCalledWith("khronos", "e7ad", ["a"], null);
  await link.network.api.undo("t", 0, 0, true);
  expect(puzzle).toHaveBeenLastCalledWith("khronos", "e7ad", [], null);
});

test("the solution is played from the beginning, so that everything it does is told", async () => {
  const { link, puzzle, heard } = linked(told(["a", "end"], true));
  await link.show(["b", "end"]);
  expect(puzzle.mock.calls.map(([, , answers, shown]) => [answers, shown])).toEqual([
    [[], null],
    [["b", "end"], 0],
  ]);
  expect(heard).toHaveLength(3); // the welcome, the beginning, the turn
});

test("a puzzle promises nobody to show what an answer would do", () => {
  expect(linked(told([])).link.network.previews).toBe(false);
});

test("nobody gives hints in a puzzle", async () => {
  const { link } = linked(told([]));
  await expect(link.network.api.hint("t", 0, 0)).rejects.toThrow("gives no hints");
});
