import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { AnalysisFeed } from "../../src/replay/analysis.svelte";
import type { Analysis } from "../../src/protocol/coach";

const KNOWN: Analysis = {
  state: "working",
  looked: 0,
  decisions: 9,
  curve: [],
  luck: [],
  turning: [],
  moves: [],
};

let asked: number;
let answer: () => Promise<Analysis>;
let study: AnalysisFeed;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  answer = () => Promise.resolve(KNOWN);
  study = new AnalysisFeed(() => {
    asked += 1;
    return answer();
  });
});

afterEach(() => study.rest());

test("is asked for once a second until it is done", async () => {
  study.watch();
  await vi.advanceTimersByTimeAsync(2500);
  expect(asked).toBe(3);
  answer = () => Promise.resolve({ ...KNOWN, state: "done", looked: 9 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(4);
  expect(study.analysis?.looked).toBe(9);
});

test("is left alone while nobody looks", async () => {
  study.watch();
  await vi.advanceTimersByTimeAsync(100);
  study.rest();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(1);
  study.watch();
  study.watch();
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toBe(2);
});

test("an answer that comes when nobody looks any more asks no further", async () => {
  answer = () => new Promise((resolve) => setTimeout(() => resolve(KNOWN), 300));
  study.watch();
  study.rest();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(1);
});

test("trouble is told, and may be tried again", async () => {
  answer = () => Promise.reject(new Error("no"));
  study.watch();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toBe(1);
  expect(study.thrown).toBeInstanceOf(Error);
  answer = () => Promise.resolve(KNOWN);
  study.again();
  await vi.advanceTimersByTimeAsync(100);
  expect(study.thrown).toBeNull();
  expect(study.analysis).toBe(KNOWN);
});
