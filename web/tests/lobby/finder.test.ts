import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Finder } from "../../src/lobby/finder.svelte";
import type { Seeks, Seek } from "../../src/protocol/lobby";

const WISH: Seek = { game: "khronos", seats: 2, pace: "live", rated: false };
const WAITING: Seeks = { seek: { ...WISH, name: "Ada", made_at: 1 }, table: null, others: [] };

function server(...answers: Seeks[]) {
  const asked: string[] = [];
  const say = (what: string) => () => {
    asked.push(what);
    return Promise.resolve(answers.shift() ?? WAITING);
  };
  const finder = new Finder({
    seeks: say("seeks"),
    find: say("find"),
    keepLooking: say("keep"),
    stopLooking: say("stop"),
  });
  return { asked, finder };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("whoever waits is heard of until a table is found", async () => {
  const { asked, finder } = server(WAITING, WAITING, { ...WAITING, table: "t" });
  await finder.find(WISH);
  expect(finder.seek).toEqual(WISH);
  await vi.advanceTimersByTimeAsync(4000);
  expect(finder.table).toBeNull();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(finder.table).toBe("t");
  expect(asked).toEqual(["find", "keep", "keep"]);
});

test("a seek that was forgotten is told, and not looked for any more", async () => {
  const { asked, finder } = server(WAITING, { seek: null, table: null, others: [] });
  await finder.find(WISH);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([finder.seek, finder.forgotten]).toEqual([null, true]);
  expect(asked).toEqual(["find", "keep"]);
});

test("a page that goes takes the seek back", async () => {
  const { asked, finder } = server();
  finder.leave();
  expect(asked).toEqual([]);
  await finder.find(WISH);
  finder.leave();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toEqual(["find", "stop"]);
});

test("a list is looked at as long as a page shows it, and is not hidden", async () => {
  const { asked, finder } = server();
  const unwatch = finder.watch();
  await vi.advanceTimersByTimeAsync(4000);
  expect(asked).toEqual(["seeks", "seeks"]);
  vi.stubGlobal("document", { hidden: true });
  await vi.advanceTimersByTimeAsync(12_000);
  expect(asked).toHaveLength(2);
  unwatch();
  vi.stubGlobal("document", { hidden: false });
  await vi.advanceTimersByTimeAsync(12_000);
  expect(asked).toHaveLength(2);
});
