/** A table of Khronos as somebody sees it who sits there, with a server that is told what to say. */

import { flushSync } from "svelte";

import { drawingOf } from "../../src/games/plain/drawing";
import { Api } from "../../src/net/api";
import { Requests, type Fetch } from "../../src/net/request";
import type { Connect, Listener } from "../../src/net/socket";
import { KHRONOS } from "../../src/protocol/generated/khronos";
import type {
  Message,
  Now,
  Offer,
  Question,
  SeatSummary,
  Step,
  Summary,
  Welcome,
} from "../../src/protocol/wire";
import { Table } from "../../src/table/table.svelte";
import { locale } from "../../src/words/locale.svelte";

export interface Request {
  readonly path: string;
  readonly method: string;
  readonly body: Record<string, unknown>;
}

export interface Sitting {
  readonly table: Table;
  /** What was asked of the server, in order. */
  readonly sent: Request[];
  /** What the server answers to a path that ends so; a number of a position if nothing is said. */
  readonly answers: Record<string, unknown>;
  readonly hear: (message: Message) => void;
}

/** Two bits of the cells a1 and b1. */
const CELLS = "3";

export const KEEP: Offer = {
  say: "do-build",
  fields: { age: 0, tile: 0 },
  open: "cell",
  bits: CELLS,
  stem: `build ${KHRONOS.names.tile[0] ?? ""} might`,
};
export const END: Offer = { say: "do-end", fields: {}, text: "end" };

export const QUESTION: Question = {
  number: 4,
  decision: { type: "TakeTurn", seat: 0 },
  sealed: [],
  offers: [KEEP, END],
};

export const NOW: Now = {
  question: QUESTION,
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

export function person(name: string, mine: boolean, online = true): SeatSummary {
  return { kind: "person", name, mine, online };
}

export const STEP: Step = { seat: 1, kind: "act", action: null, events: [], at: 1_700_000_000 };

const SEATS = [person("Ada", true), person("Ben", false)];

export function summaryOf(more: Partial<Summary> = {}): Summary {
  return {
    id: "t",
    game: "khronos",
    rules_version: 1,
    options: {},
    seats: SEATS,
    clock: { kind: "none" },
    commitment: null,
    opened_at: 0,
    branch: null,
    state: "playing",
    ...more,
  };
}

/** Sit down as the first seat; *now* and *summary* are what the welcome says. */
export async function sitDown(
  now: Partial<Welcome> = {},
  summary: Partial<Summary> = {},
): Promise<Sitting> {
  await locale.learn("khronos");
  const sent: Request[] = [];
  const answers: Record<string, unknown> = {};
  const fetch: Fetch = (path, init) => {
    const body = typeof init.body === "string" ? init.body : "{}";
    const method = init.method ?? "GET";
    sent.push({ path, method, body: JSON.parse(body) as Record<string, unknown> });
    const found = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1];
    return Promise.resolve(Response.json(found ?? { number: 5 }));
  };
  let listener: Listener | null = null;
  const connect: Connect = (_table, _seat, _from, heard) => {
    listener = heard;
    return { close: () => undefined };
  };
  const hear = (message: Message): void => {
    listener?.heard(message);
    flushSync();
  };
  const told = summaryOf(summary);
  const table = new Table("t", drawingOf({ ...KHRONOS, content: {}, fields: {} }), told, {
    api: new Api(new Requests("/api/", fetch)),
    connect,
  });
  table.session.open(now.seat ?? 0);
  hear({
    ...NOW,
    type: "welcome",
    number: 4,
    table: told,
    seat: 0,
    steps: 0,
    past: [],
    view: {},
    ...now,
  });
  return { table, sent, answers, hear };
}
