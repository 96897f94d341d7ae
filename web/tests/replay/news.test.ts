import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Connect, Listener } from "../../src/net/socket";
import type { Update, Welcome } from "../../src/protocol/wire";
import { News } from "../../src/replay/news";

const NOW = {
  question: null,
  waiting: [],
  undo: 0,
  clocks: null,
  outcome: null,
  seed: null,
  ended: false,
  periods: 0,
  motion: null,
  notices: [],
};
const UPDATE: Update = { ...NOW, type: "update", number: 5, kept: 3, steps: [] };
const welcome = (steps: number) =>
  ({
    ...NOW,
    type: "welcome",
    number: 4,
    steps,
    past: Array(steps).fill(null),
  }) as unknown as Welcome;

let heard: Listener;
let told: number;
let news: News;
const connect: Connect = (_table, seat, _from, listener) => {
  expect(seat).toBe(-2);
  heard = listener;
  return { close: () => undefined };
};

beforeEach(() => {
  vi.useFakeTimers();
  told = 0;
  news = new News(
    "t",
    () => 3,
    () => (told += 1),
    connect,
  );
});
afterEach(() => {
  news.close();
  vi.useRealTimers();
});

it("tells once what comes in quick succession", () => {
  heard.heard(welcome(3));
  vi.advanceTimersByTime(5000);
  expect(told).toBe(0);
  heard.heard(UPDATE);
  heard.heard({ ...UPDATE, number: 6 });
  vi.advanceTimersByTime(5000);
  expect(told).toBe(1);
});

it("tells what happened before it listened, and nothing after it is closed", () => {
  heard.heard(welcome(4));
  vi.advanceTimersByTime(5000);
  expect(told).toBe(1);
  heard.heard(UPDATE);
  news.close();
  vi.advanceTimersByTime(5000);
  expect(told).toBe(1);
});
