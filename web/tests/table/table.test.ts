import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { version } from "../../src/browser/version.svelte";
import type { AnyDrawing } from "../../src/table/model/drawing";
import { Api } from "../../src/net/api";
import { Requests, type Fetch } from "../../src/net/request";
import type { Connect, Listener } from "../../src/net/socket";
import type { Message, Question, Step, Summary, Update, Welcome } from "../../src/protocol/wire";
import { Table } from "../../src/table/table.svelte";
import { bundle, Words } from "../../src/words/words";
import { BOX } from "./box";

const LIST = bundle("en", ["no-taken = It is taken.\nevent-built = Built.\nseat-0 = Red"]);
vi.mock("../../src/words/locale.svelte", () => ({
  locale: { of: () => new Words(BOX, "en", LIST) },
  t: (key: string) => key,
}));

const DRAWING = {
  game: BOX,
  isMinor: () => false,
  history: () => [],
  scene: (view: unknown) => view,
  animate: (scene: unknown) => ({ scene, effects: [], ms: 0 }),
} as unknown as AnyDrawing;

const seat = (mine: boolean) => ({ name: "", kind: "person" as const, online: true, mine });
const SUMMARY: Summary = {
  id: "t",
  game: "box",
  rules_version: 1,
  options: {},
  seats: [seat(true), seat(false)],
  clock: { kind: "none" },
  commitment: null,
  opened_at: 0,
  branch: null,
  state: "playing",
};
const QUESTION: Question = {
  number: 4,
  decision: { type: "TakeTurn", seat: 0 },
  sealed: [],
  offers: [
    {
      say: "do-build",
      fields: { age: 0, tile: 0 },
      open: "cell",
      bits: "3",
      stem: "build keep might",
    },
    { say: "do-end", fields: {}, text: "end" },
  ],
};
const NOW = {
  waiting: [0],
  undo: 1,
  clocks: null,
  outcome: null,
  seed: null,
  ended: false,
  periods: 0,
  motion: null,
  notices: [],
};
const STEP: Step = { seat: 0, kind: "act", action: null, events: [{ type: "Built" }], at: 0 };
const WELCOME: Welcome = {
  ...NOW,
  type: "welcome",
  number: 4,
  table: SUMMARY,
  seat: 0,
  steps: 2,
  past: [STEP, STEP],
  view: { round: 1 },
  question: QUESTION,
};

let heard: Listener;
let opened: { seat: number; from: number }[];
let sent: { path: string; body: Record<string, unknown> }[];
let answers: Record<string, unknown>;
let table: Table<{ round: number }>;

const connect: Connect = (_table, viewer, from, listener) => {
  opened.push({ seat: viewer, from });
  heard = listener;
  return { close: () => undefined };
};
const fetch: Fetch = (path, init) => {
  sent.push({ path, body: JSON.parse(init.body as string) as Record<string, unknown> });
  const answer = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1];
  return Promise.resolve(Response.json(answer ?? { number: 5 }));
};

function hear(message: Message): void {
  heard.heard(message);
  flushSync();
}

function update(more: Partial<Update>): Update {
  return { ...NOW, type: "update", number: 5, kept: 2, steps: [], question: null, ...more };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllTimers();
  opened = [];
  sent = [];
  answers = {};
  const api = new Api(new Requests("/api/", fetch));
  table = new Table("t", DRAWING, SUMMARY, { api, connect });
  table.session.open(0);
  hear(WELCOME);
});

test("a welcome by a server of another build says that this page is outdated", () => {
  version.outdated = false;
  hear({ ...WELCOME, version: "index-new" });
  expect(version.outdated).toBe(false); // a page that was not built has no version
  vi.stubGlobal("document", { querySelector: () => ({ src: "http://h/assets/index-old.js" }) });
  vi.stubGlobal("addEventListener", () => undefined);
  version.start();
  vi.unstubAllGlobals();
  hear({ ...WELCOME, version: "index-new" });
  expect(version.outdated).toBe(true);
});

test("a welcome tells everything", () => {
  expect(table.session.ready).toBe(true);
  expect(table.playback.view).toEqual({ round: 1 });
  expect(table.log).toHaveLength(2);
  expect(table.selection.offers.total).toBe(3);
  expect(table.session.mySeats).toEqual([0]);
});

describe("an update", () => {
  test("plays its steps and leads to the next position", async () => {
    const step: Step = { ...STEP, view: [1, { round: [0, 2] }] };
    hear(update({ steps: [{ ...STEP, view: null }, step] }));
    expect(table.playback.busy).toBe(true);
    await vi.runAllTimersAsync();
    expect(table.playback.busy).toBe(false);
    expect(table.playback.view).toEqual({ round: 2 });
    expect(table.session.past).toHaveLength(4);
    expect(table.session.question).toBeNull();
  });

  test("after an undo jumps back", async () => {
    hear(update({ kept: 1, view: [1, { round: [0, 7] }], question: { ...QUESTION, number: 5 } }));
    await vi.runAllTimersAsync();
    expect(table.session.past).toHaveLength(1);
    expect(table.playback.view).toEqual({ round: 7 });
  });

  test("with the same question keeps what is chosen, with another one clears it", () => {
    table.selection.point(["tile:keep"]);
    hear(update({ question: QUESTION }));
    expect(table.selection.chosen).toEqual(["tile:keep"]);
    hear(update({ number: 6, question: { ...QUESTION, number: 6 } }));
    expect(table.selection.chosen).toEqual([]);
  });
});

describe("pointing", () => {
  test("in any order leads to what is meant, and confirming sends it", async () => {
    table.selection.point(["age:might", "cell:b1"]);
    table.selection.point(["tile:keep"]);
    flushSync();
    expect(table.selection.meant?.text).toBe("build keep might b1");
    await table.selection.confirm();
    const { path, body } = sent.at(-1) ?? { path: "", body: {} };
    expect(path).toBe("/api/tables/t/actions");
    expect(body).toMatchObject({ seat: 0, number: 4, action: "build keep might b1" });
  });

  test("lets one look ahead once, a moment later", async () => {
    answers["/preview"] = { refusal: null, events: [], view: [1, { round: [0, 9] }] };
    table.selection.hover(["do:build", "age:might", "tile:keep", "cell:a1"]);
    expect(sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(40);
    expect(sent.map(({ body }) => body)).toEqual([{ seat: 0, action: "build keep might a1" }]);
    expect(table.selection.preview?.view).toEqual({ round: 9 });
    table.selection.hover(null);
    expect(table.selection.preview).toBeNull();
    table.selection.hover(["do:build", "age:might", "tile:keep", "cell:a1"]);
    expect(table.selection.preview?.view).toEqual({ round: 9 });
    expect(sent).toHaveLength(1);
  });

  test("foresees the same several times as a whole", async () => {
    const told = { refusal: null, events: [], assumed: [], choices: [], again: 2 };
    answers["/preview"] = { ...told, view: [1, { round: [0, 9] }] };
    table.selection.point(["do:build", "age:might", "tile:keep", "cell:a1"]);
    await vi.advanceTimersByTimeAsync(40);
    expect(table.selection.followUp.most).toBe(3);
    answers["/preview"] = { ...told, view: [1, { round: [0, 27] }] };
    table.selection.repeat(3);
    await vi.advanceTimersByTimeAsync(40);
    expect(sent.at(-1)?.body).toEqual({ seat: 0, action: "build keep might a1", times: 3 });
    expect(table.selection.preview?.view).toEqual({ round: 27 });
    table.selection.repeat(1);
    expect(table.selection.preview?.view).toEqual({ round: 9 });
  });

  test("at what is not offered asks why not", async () => {
    const refusal = { type: "Refusal", rule: "5.2", key: "taken", details: [] };
    answers["/preview"] = { refusal, events: [], view: null };
    table.selection.hover(["age:faith", "tile:castle", "cell:c1"]);
    await vi.advanceTimersByTimeAsync(40);
    expect(sent[0]?.body.action).toBe("build castle faith c1");
    expect(table.selection.refused).toMatchObject({ sentence: "It is taken.", rule: "5.2" });
    expect(table.selection.preview).toBeNull();
  });
});

describe("a hint", () => {
  const action = {
    say: "do-build",
    fields: { age: 0, tile: 0, cell: 0 },
    text: "build keep might a1",
  };
  const hint = {
    number: 4,
    action,
    line: [action],
    chance: 0.4,
    instead: null,
    why: { gain: 0, reasons: [], plan: null, beside: null },
  };

  beforeEach(async () => {
    answers["/hint"] = hint;
    answers["/preview"] = { refusal: null, events: [], view: [1, { round: [0, 9] }] };
    await table.selection.requestHint();
    await vi.advanceTimersByTimeAsync(40);
  });

  test("is asked for the question that is asked, and shows what it would do", () => {
    expect(sent[0]).toEqual({ path: "/api/tables/t/hint", body: { seat: 0, number: 4 } });
    expect(table.selection.hovered).toContain("cell:a1");
    expect(table.selection.preview?.view).toEqual({ round: 9 });
    expect(table.selection.meant).toBeUndefined();
  });

  test("is only chosen, not played", () => {
    table.selection.takeHint();
    flushSync();
    expect(table.selection.meant?.text).toBe("build keep might a1");
    expect(sent.every(({ path }) => !path.endsWith("/actions"))).toBe(true);
  });

  test("is chosen as many times running as it is suggested", async () => {
    const end = { say: "do-end", fields: {}, text: "end" };
    const again = { ...action, fields: { ...action.fields, cell: 1 }, text: "build keep might b1" };
    table.selection.dismissHint();
    answers["/hint"] = { ...hint, action: again, line: [again, again, end, again] };
    answers["/preview"] = { refusal: null, events: [], view: [0], choices: [], again: 3 };
    await table.selection.requestHint();
    table.selection.takeHint();
    await vi.advanceTimersByTimeAsync(40);
    expect(table.selection.followUp.times).toBe(2);
  });

  test("gives way to what one chooses oneself, and comes back", () => {
    table.selection.point(["cell:b1"]);
    expect(table.selection.hovered).toBeNull();
    table.selection.clear();
    expect(table.selection.hovered).toContain("cell:a1");
  });

  test("is put aside, also by the next question", async () => {
    await table.selection.requestHint();
    expect(table.selection.hints.shown).toBe(false);
    expect(table.selection.preview).toBeNull();
    await table.selection.requestHint();
    hear(update({ question: { ...QUESTION, number: 6 }, number: 6 }));
    expect(table.selection.hints.hint).toBeNull();
    expect(table.selection.hovered).toBeNull();
  });
});

test("a table without hints asks for none", async () => {
  hear({ ...WELCOME, table: { ...SUMMARY, hints: false } });
  await table.selection.requestHint();
  expect(sent).toEqual([]);
});

test("undo names the number of the table", async () => {
  await table.session.restart();
  expect(sent.at(-1)).toMatchObject({
    path: "/api/tables/t/undo",
    body: { seat: 0, number: 4, whole: true },
  });
});

test("a shared screen is covered until the next player lifts the curtain", () => {
  const shared = { ...SUMMARY, seats: [seat(true), seat(true)] };
  hear({ ...WELCOME, table: shared });
  expect(table.covered).toBe(false);
  hear(update({ waiting: [1] }));
  expect(table.curtain).toBe(1);
  expect(table.covered).toBe(true);
  table.session.open(1);
  expect(opened.at(-1)).toEqual({ seat: 1, from: 0 });
  expect(table.covered).toBe(true);
  hear({ ...WELCOME, table: shared, seat: 1, waiting: [1] });
  expect(table.covered).toBe(false);
});

test("a bot that thinks is known until it has answered", () => {
  hear({ type: "thinking", seat: 1 });
  expect(table.session.thinking.has(1)).toBe(true);
  hear(update({ waiting: [0] }));
  expect(table.session.thinking.has(1)).toBe(false);
});

test("what is said is heard once", () => {
  const line = { type: "chat", id: "1", name: "Anna", seat: null, text: "Hello", at: 0 } as const;
  hear(line);
  table.session.chat.recall([line, { ...line, id: "0" }]);
  hear(line);
  expect(table.session.chat.lines.map(({ id }) => id)).toEqual(["1", "0"]);
});

describe("what others do", () => {
  const MOVED: Step = { ...STEP, seat: 1, events: [{ type: "Built", seat: 1 }], view: null };

  test("is shown and told before the question that follows it", async () => {
    hear(update({ number: 6, steps: [MOVED], question: { ...QUESTION, number: 6 } }));
    expect(table.playback.showsOthers).toBe(true);
    expect(table.selection.asking).toBeNull();
    expect(table.isTurn).toBe(false);
    expect(table.acting).toEqual([1]);
    expect(table.playback.current.map(({ event }) => event.type)).toEqual(["Built"]);
    expect(table.log).toHaveLength(2);
    await vi.runAllTimersAsync();
    expect(table.playback.showsOthers).toBe(false);
    expect(table.selection.asking?.number).toBe(6);
    expect(table.isTurn).toBe(true);
    expect(table.acting).toEqual([0]);
    expect(table.log).toHaveLength(3);
  });

  test("is what happened since the own last step, until the next one", async () => {
    hear(update({ steps: [MOVED], question: QUESTION }));
    await vi.runAllTimersAsync();
    expect(table.playback.recap.from).toBe(2);
    expect(table.playback.recap.since.others).toHaveLength(1);
    hear(update({ kept: 3, steps: [{ ...STEP, view: null }], question: null }));
    await vi.runAllTimersAsync();
    expect(table.playback.recap.since.others).toHaveLength(0);
  });

  test("does not keep who plays himself waiting for the next question", () => {
    hear(update({ number: 6, steps: [{ ...STEP, view: null }], question: QUESTION }));
    expect(table.playback.showsOthers).toBe(false);
    expect(table.selection.asking).not.toBeNull();
  });
});
