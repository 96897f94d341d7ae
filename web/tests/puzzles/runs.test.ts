import { beforeEach, expect, test, vi } from "vitest";

import type { Me } from "../../src/protocol/lobby";
import type { BestRun } from "../../src/protocol/puzzles";
import { OwnRuns } from "../../src/puzzles/runs.svelte";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});

beforeEach(() => stored.clear());

function storm(solved: number, game = "khronos"): BestRun {
  return { game, kind: "storm", solved, at: 1000 };
}

function runs(login: string | null, kept: readonly BestRun[] = []) {
  const person = { me: null as Me | null, load: vi.fn() };
  person.load.mockImplementation(() => {
    person.me = { name: "Ada", login };
    return Promise.resolve();
  });
  const server = {
    bestRuns: vi.fn(() => Promise.resolve(kept)),
    bringRuns: vi.fn(() => Promise.resolve(kept)),
  };
  return { own: new OwnRuns(server, person), server };
}

test("only the best run of a kind is kept, in the browser of a guest", async () => {
  const { own } = runs(null);
  await own.load();
  await own.note(storm(4));
  await own.note(storm(3));
  await own.note({ ...storm(2), kind: "streak" });
  await own.note(storm(1, "sands"));
  const { own: again, server } = runs(null);
  await again.load();
  expect(again.solved("khronos", "storm")).toBe(4);
  expect(again.solved("khronos", "streak")).toBe(2);
  expect(again.solved("sands", "storm")).toBe(1);
  expect(again.solved("sands", "streak")).toBe(0);
  expect(server.bestRuns).not.toHaveBeenCalled();
});

test("a guest's runs move into the account, once", async () => {
  await runs(null).own.note(storm(4));
  const { own, server } = runs("ada", [storm(6)]);
  await own.load();
  expect(server.bringRuns).toHaveBeenCalledExactlyOnceWith([storm(4)]);
  expect(own.solved("khronos", "storm")).toBe(6);
  await own.load();
  expect(server.bringRuns).toHaveBeenCalledOnce();
  expect(server.bestRuns).toHaveBeenCalledOnce();
});

test("a new record of an account goes to the server, a lesser run does not", async () => {
  const { own, server } = runs("ada", [storm(6)]);
  await own.load();
  await own.note(storm(5));
  expect(server.bringRuns).not.toHaveBeenCalled();
  await own.note(storm(7));
  expect(server.bringRuns).toHaveBeenCalledExactlyOnceWith([storm(7)]);
});

test("what is kept may be damaged", () => {
  stored.set("clocksmith.puzzle-runs", "{");
  expect(runs(null).own.best).toEqual([]);
});
