import { beforeEach, expect, test, vi } from "vitest";

import { Guide, type Guided, type Ask } from "../../src/guide/guide.svelte";
import {
  firstGame,
  isAccompanied,
  isEarly,
  keepMode,
  loadUntil,
  modeAt,
} from "../../src/guide/guided";
import type { Suggestion } from "../../src/protocol/coach";
import type { Question, Step } from "../../src/protocol/wire";

const END = { say: "do-end", fields: {}, text: "end" };
const REASON = { name: "money", points: 1, before: 4, after: 5 };
const WHY = { gain: 1, reasons: [REASON], plan: null, beside: null };
const FOUND: readonly Suggestion[] = [{ action: END, why: WHY }];
const CLOSING = { action: END, forfeits: [{ name: "cards", count: 2 }] };
const UNTIL = { round: 2 };
const MINE: Step = { seat: 0, kind: "act", action: "end", events: [], at: 0 };

function question(number: number): Question {
  return { number, decision: { type: "TakeTurn" }, offers: [], sealed: [] };
}

type Flat = Guided["session"] & Guided["selection"] & Guided["playback"];

function at(changed: Partial<Flat> = {}): Guided {
  const usual = { view: { round: 1 }, viewer: 0, asking: question(1), past: [], over: false };
  const { view, viewer, past, over, asking, offers } = {
    ...usual,
    offers: { total: 5 },
    ...changed,
  };
  return {
    id: "t1",
    session: { viewer, past, over },
    selection: { asking, offers },
    playback: { view },
  };
}

function accompanied(table: Guided, ask: Ask = found): Guide {
  return new Guide(table, UNTIL, ask);
}

const found: Ask = (_table, _seat, number) =>
  Promise.resolve({ number, suggestions: FOUND, closing: CLOSING });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("every game of ours is accompanied, others are not", async () => {
  for (const game of ["khronos", "sands", "inventions"]) {
    expect(isAccompanied(game)).toBe(true);
    expect(Object.keys((await loadUntil(game)) ?? {})).toHaveLength(1);
  }
  expect(isAccompanied("candle")).toBe(false);
  expect(await loadUntil("candle")).toBeNull();
});

test("a first game is an ordinary table against an apprentice", () => {
  expect(firstGame("sands")).toEqual({
    game: "sands",
    options: {},
    seats: [{ kind: "me" }, { kind: "bot", level: "apprentice" }],
    clock: { kind: "none" },
    listed: false,
  });
});

test("the first rounds are told by the view, and all fields must be within", () => {
  expect(isEarly({ generation: 1, round: 2 }, { generation: 1, round: 2 })).toBe(true);
  expect(isEarly({ generation: 2, round: 1 }, { generation: 1, round: 2 })).toBe(false);
  expect(isEarly({ generation: 1, round: 3 }, { generation: 1, round: 2 })).toBe(false);
  expect(isEarly({ round: 1 }, { generation: 1, round: 2 })).toBe(false);
  expect(isEarly(undefined, UNTIL)).toBe(true); // its room is kept until the view has come
});

test("what was chosen at a table is kept in the browser, for so many tables", () => {
  expect(modeAt("t1")).toBeNull();
  keepMode("t1", "first");
  keepMode("t2", "off");
  keepMode("t1", "always");
  expect([modeAt("t1"), modeAt("t2")]).toEqual(["always", "off"]);
  for (let i = 0; i < 60; i++) keepMode(`more${i}`, "first");
  expect(modeAt("t1")).toBeNull();
  localStorage.setItem("clocksmith.companion", "odd t3:loud :first");
  expect([modeAt("odd"), modeAt("t3")]).toEqual([null, null]);
});

test("it speaks in the first two rounds and steps back after them", () => {
  expect(accompanied(at()).speaks).toBe(true);
  expect(accompanied(at({ view: { round: 3 } })).speaks).toBe(false);
  expect(accompanied(at({ over: true })).speaks).toBe(false);
});

test("it can be called again, and switched off; the browser remembers", () => {
  const late = accompanied(at({ view: { round: 3 } }));
  late.call();
  expect([late.speaks, late.begins, modeAt("t1")]).toEqual([true, false, "always"]);
  expect(accompanied(at({ view: { round: 5 } })).speaks).toBe(true);
  late.dismiss();
  expect([late.speaks, modeAt("t1")]).toEqual([false, "off"]);
  expect(accompanied(at()).speaks).toBe(false);
});

test("what wins is told first, until it was read or an answer was given", () => {
  const guide = accompanied(at());
  expect(guide.begins).toBe(true);
  guide.goOn();
  expect(guide.begins).toBe(false);
  expect(accompanied(at({ past: [{ ...MINE, seat: 1 }] })).begins).toBe(true);
  expect(accompanied(at({ past: [MINE] })).begins).toBe(false);
});

test("what is worth a look is asked for once at each question", async () => {
  const asked: number[] = [];
  const guide = accompanied(at(), (_table, _seat, number) => {
    asked.push(number);
    return found("", 0, number);
  });
  const looking = guide.look();
  expect(guide.thinking).toBe(true);
  await looking;
  await guide.look();
  expect([guide.thinking, guide.suggestions, guide.closing]).toEqual([false, FOUND, CLOSING]);
  expect(asked).toEqual([1]);
});

test("nothing is asked where it is silent, where nobody asks, or where there is no choice", async () => {
  const never: Ask = () => Promise.reject(new Error("nobody should ask"));
  for (const table of [
    at({ view: { round: 3 } }),
    at({ asking: null }),
    at({ offers: { total: 1 } }),
  ]) {
    const guide = accompanied(table, never);
    await guide.look();
    expect([guide.thinking, guide.suggestions]).toEqual([false, []]);
  }
});

test("what comes too late for its question is not shown, nor is a failure", async () => {
  const selection = { ...at().selection };
  const table = { ...at(), selection };
  const guide = accompanied(table);
  const first = guide.look();
  selection.asking = null;
  await guide.look();
  await first;
  expect(guide.suggestions).toEqual([]);
  const failing = accompanied(at(), () => Promise.reject(new Error("too fast")));
  await failing.look();
  expect([failing.thinking, failing.suggestions]).toEqual([false, []]);
});

test("nothing is explained twice in the same words, but stays as long as its question", () => {
  const guide = accompanied(at());
  expect(guide.explain("Play cards.", 1)).toBe("Play cards.");
  expect(guide.explain("Play cards.", 1)).toBe("Play cards.");
  expect(guide.explain("Play cards.", 5)).toBe("");
  expect(guide.explain("End your turn.", 5)).toBe("End your turn.");
});
