import { beforeEach, expect, test } from "vitest";

import { ResumingSocket, type TableListener } from "../../src/net/resume";
import type { Connect, Listener } from "../../src/net/socket";
import type { Step, Summary, Update, Welcome } from "../../src/protocol/wire";

const STEP: Step = { seat: 0, kind: "act", action: null, events: [], at: 0 };
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

function welcome(number: number, steps: number, from: number): Welcome {
  const past = Array<Step>(steps - from).fill(STEP);
  const table = {} as Summary;
  return { type: "welcome", number, table, seat: 0, steps, past, view: {}, ...NOW };
}

function update(number: number, kept: number, more: number): Update {
  return { type: "update", number, kept, steps: Array<Step>(more).fill(STEP), ...NOW };
}

let opened: { from: number; listener: Listener; closed: boolean }[];
let heard: string[];
let timers: { run: () => void; ms: number; off: boolean }[];
let line: ResumingSocket;

const connect: Connect = (_table, _seat, from, listener) => {
  const one = { from, listener, closed: false };
  opened.push(one);
  return { close: () => (one.closed = true) };
};

const listener: TableListener = {
  welcome: ({ number }, fresh) => heard.push(`welcome ${number} ${fresh ? "fresh" : "on"}`),
  update: ({ number }) => heard.push(`update ${number}`),
  other: ({ type }) => heard.push(type),
  state: (state) => heard.push(state),
};

beforeEach(() => {
  opened = [];
  heard = [];
  timers = [];
  line = new ResumingSocket("t", 0, listener, connect, {
    later: (run, ms) => {
      const timer = { run, ms, off: false };
      timers.push(timer);
      return () => (timer.off = true);
    },
    chance: () => 0,
  });
  line.open();
});

const last = () => opened.at(-1) as (typeof opened)[number];

test("the first welcome tells everything", () => {
  last().listener.heard(welcome(4, 5, 0));
  last().listener.heard(update(5, 5, 1));
  expect(opened[0]?.from).toBe(0);
  expect(heard).toEqual(["connecting", "open", "welcome 4 fresh", "update 5"]);
});

test("after a loss only what was not heard is asked for", () => {
  last().listener.heard(welcome(4, 5, 0));
  last().listener.closed();
  expect(heard.at(-1)).toBe("lost");
  timers[0]?.run();
  expect(last().from).toBe(5);
  last().listener.heard(welcome(6, 7, 5));
  expect(heard.slice(-2)).toEqual(["open", "welcome 6 on"]);
});

test("if something was taken back meanwhile everything is heard anew", () => {
  last().listener.heard(welcome(4, 5, 0));
  last().listener.closed();
  timers[0]?.run();
  last().listener.heard(welcome(7, 6, 5)); // two acts and an undo: one step more only
  expect(last().from).toBe(0);
  last().listener.heard(welcome(7, 6, 0));
  expect(heard.at(-1)).toBe("welcome 7 fresh");
});

test("a gap between updates is noticed", () => {
  last().listener.heard(welcome(4, 5, 0));
  last().listener.heard(update(8, 7, 1));
  expect(opened[0]?.closed).toBe(true);
  expect(last().from).toBe(0);
  expect(heard.at(-1)).toBe("connecting");
});

test("an old update is left aside", () => {
  last().listener.heard(welcome(4, 5, 0));
  last().listener.heard(update(3, 5, 0));
  expect(heard.at(-1)).toBe("welcome 4 fresh");
});

test("each failure waits longer, a success begins anew", () => {
  for (let i = 0; i < 4; i += 1) {
    last().listener.closed();
    timers.at(-1)?.run();
  }
  expect(timers.map(({ ms }) => ms)).toEqual([200, 400, 800, 1600]);
  last().listener.heard(welcome(0, 1, 0));
  last().listener.closed();
  expect(timers.at(-1)?.ms).toBe(200);
});

test("hurry tries at once, and once only", () => {
  last().listener.closed();
  line.hurry();
  expect(opened).toHaveLength(2);
  expect(timers[0]?.off).toBe(true);
  line.hurry();
  expect(opened).toHaveLength(2);
});

test("a closed line says no more and does not come back", () => {
  line.close();
  last().listener.heard(welcome(4, 5, 0));
  last().listener.closed();
  expect(heard).toEqual(["connecting", "closed"]);
  expect(timers).toHaveLength(0);
});

test("when the browser loses the network the loss is told at once, and tried again", () => {
  last().listener.heard(welcome(4, 5, 0));
  line.doubt();
  expect(heard.at(-1)).toBe("lost");
  expect(opened[0]?.closed).toBe(true);
  line.doubt(); // nothing more can be lost
  expect(timers).toHaveLength(1);
  line.hurry();
  last().listener.heard(welcome(4, 5, 5));
  expect(heard.slice(-2)).toEqual(["open", "welcome 4 on"]);
});
