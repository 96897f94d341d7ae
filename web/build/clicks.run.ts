/**
 * Answers recorded questions with the real client, in as few clicks as it allows, and counts them.
 *
 * A click is a press of the mouse or of a key: on a thing, which means all marks it stands for; on a
 * button for a whole option; on Confirm. What the client sends by itself costs nothing.
 */

import { readFileSync, writeFileSync } from "node:fs";

import { flushSync } from "svelte";
import { test, vi } from "vitest";

import type { GameConstant } from "../src/protocol/game";
import type { AnyDrawing } from "../src/table/model/drawing";
import { marksOf as sandsMarks } from "../src/games/sands/pointing";
import type { Api } from "../src/net/api";
import type { Connect, Listener } from "../src/net/socket";
import type { Considered } from "../src/protocol/consequences";
import { INVENTIONS } from "../src/protocol/generated/inventions";
import { KHRONOS } from "../src/protocol/generated/khronos";
import { SANDS } from "../src/protocol/generated/sands";
import type { Question, Summary, Update } from "../src/protocol/wire";
import { type Bare } from "../src/protocol/game";
import { fieldOf, type Mark, type OfferedAction } from "../src/table/model/choose";
import { confirmation } from "../src/table/selection/confirming.svelte";
import { Table } from "../src/table/table.svelte";
import { press } from "../src/browser/press";

interface Answered {
  readonly seat: number;
  readonly question: Question;
  readonly answer: string;
  readonly considered: Pick<Considered, "assumed" | "choices" | "again" | "decision" | "final">;
}

interface Game {
  readonly name: string;
  readonly game: string;
  readonly questions: readonly Answered[];
}

/** Before anything was quick; with fingers; with a mouse. */
type Mode = "before" | "finger" | "mouse";

const CONSTANTS: Readonly<Record<string, GameConstant>> = {
  khronos: KHRONOS,
  sands: SANDS,
  inventions: INVENTIONS,
};

/** Fields that one thing on the board, or one drag from thing to thing, stands for together. */
const TOGETHER: Readonly<Record<string, readonly (readonly string[])[]>> = {
  khronos: [
    ["age", "cell"],
    ["do", "adventurer"],
  ],
  sands: [
    ["do", "piece", "old_region", "region"],
    ["do", "chronicle", "space"],
  ],
  inventions: [],
};
/** What could not be dragged before. */
const DRAGGED: Readonly<Record<string, readonly (readonly string[])[]>> = {
  khronos: [
    ["tile", "age", "cell"],
    ["do", "adventurer", "age"],
  ],
  sands: [["do", "structure", "region"]],
};
/** What only a mouse can drag: a finger scrolls there. */
const DRAGGED_BY_MOUSE: typeof DRAGGED = {
  inventions: [
    ["card", "region"],
    ["tile", "cell"],
  ],
};
/** The same for one thing to do. */
const DRAGGED_TO_DO: Readonly<Record<Mark, readonly string[]>> = { "do:oppress": ["do", "region"] };
/** What is played where it is put down, so that it is not confirmed. */
const PUT_DOWN: Readonly<Record<string, Mark>> = { sands: "do:move" };
/** What is chosen before its place: the place alone means something else. */
const FIRST: Readonly<Record<string, (marks: readonly Mark[]) => Mark | undefined>> = {
  khronos: (marks) => marks.find((mark) => fieldOf(mark) === "tile"),
  sands: (marks) => marks.find((mark) => mark === "do:oppress"),
  inventions: () => undefined,
};

const NOTHING: Considered = {
  refusal: null,
  events: [],
  view: null,
  prices: [],
  notes: [],
  before: null,
  after: null,
  assumed: [],
  choices: [],
  again: 0,
  final: false,
  decision: null,
};

function drawingOf(name: string): AnyDrawing {
  const scene = { scene: (view: unknown) => view, animate: () => ({ effects: [], ms: 0 }) };
  const marks = name === "sands" ? { marks: (action: Bare) => sandsMarks(action) } : {};
  return { game: CONSTANTS[name], isMinor: () => false, ...scene, ...marks } as never;
}

function hasField(marks: readonly Mark[], field: string): boolean {
  return marks.some((mark) => fieldOf(mark) === field);
}

function draggedAs(
  name: string,
  { marks }: OfferedAction,
  mode: Mode,
): readonly (readonly string[])[] {
  if (mode === "before") return [];
  const done = marks.flatMap((mark) => DRAGGED_TO_DO[mark] ?? []);
  const byMouse = mode === "mouse" ? (DRAGGED_BY_MOUSE[name] ?? []) : [];
  return [...(done.length > 0 ? [done] : []), ...byMouse, ...(DRAGGED[name] ?? [])];
}

/** The things a person can point at, or drag, to mean an option. */
function thingsOf(name: string, option: OfferedAction, mode: Mode): Mark[][] {
  const ways = [...draggedAs(name, option, mode), ...(TOGETHER[name] ?? [])];
  const way = ways.find((fields) => fields.every((field) => hasField(option.marks, field)));
  const joined = way === undefined ? [] : [way];
  const taken = new Set(joined.flat());
  const alone = option.marks.filter((mark) => !taken.has(fieldOf(mark)));
  return [
    ...joined.map((fields) => option.marks.filter((mark) => fields.includes(fieldOf(mark)))),
    ...alone.map((mark) => [mark]),
  ];
}

/** The fewest things that mean an option; the whole option where things do not tell it apart. */
function fewest(store: Table, name: string, option: OfferedAction, mode: Mode): Mark[][] {
  const things = thingsOf(name, option, mode);
  const first = FIRST[name]?.(option.marks);
  const isWhole = (marks: readonly Mark[]) => first === undefined || marks.includes(first);
  const means = (some: readonly Mark[][]) =>
    some.length > 0 &&
    isWhole(some.flat()) &&
    store.selection.offers.meant(some.flat())?.text === option.text;
  const sizes = Array.from({ length: things.length }, (_, i) => i + 1);
  for (const size of sizes) {
    const found = subsets(things, size).find(means);
    if (found !== undefined) return found;
  }
  return [[...option.marks]];
}

function subsets<T>(things: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return things.flatMap((first, i) =>
    subsets(things.slice(i + 1), size - 1).map((rest) => [first, ...rest]),
  );
}

/** A table at which one seat is asked, one question after the other. */
class Sitting {
  sent: { readonly action: string; readonly then: readonly string[] } | null = null;
  private considered: Answered["considered"] = NOTHING;
  private heard: Listener | null = null;
  private readonly store: Table;
  private number = 0;

  constructor(
    private readonly game: Game,
    private readonly seat: number,
    private readonly mode: Mode,
  ) {
    const api = {
      act: (...[, , , action, , more]: Parameters<Api["act"]>) => {
        this.sent = { action, then: more?.then ?? [] };
        return Promise.resolve({ number: 0 });
      },
      consider: () => Promise.resolve({ ...NOTHING, ...this.considered }),
    } as unknown as Api;
    const connect: Connect = (_table, _viewer, _from, listener) => {
      this.heard = listener;
      return { close: () => undefined };
    };
    const seats = [0, 1].map((one) => ({
      name: "",
      kind: "person",
      online: true,
      mine: one === seat,
    }));
    const summary = { id: "t", game: game.game, state: "playing", seats } as unknown as Summary;
    this.store = new Table("t", drawingOf(game.game), summary, { api, connect });
    this.store.session.open(seat);
    this.heard?.heard({
      ...this.now(null),
      type: "welcome",
      table: summary,
      seat,
      steps: 0,
      past: [],
      view: {},
    } as never);
  }

  /** Put a question; give its answer; return how many clicks that took. */
  async answer(asked: Answered, alike: number): Promise<number> {
    this.sent = null;
    this.considered = this.mode === "before" ? NOTHING : asked.considered;
    this.heard?.heard({
      ...this.now(this.put(asked.question)),
      type: "update",
      kept: 0,
      steps: [],
    } as unknown as Update);
    flushSync();
    if (this.isSent()) return this.hasSent(asked.answer) ? 0 : this.instead(asked, alike);
    const option = [...this.store.selection.offers.options([])].find(
      ({ text }) => text === asked.answer,
    );
    if (option === undefined) throw new Error(`${asked.answer} is not offered`);
    let clicks = await this.point(option);
    if (this.isSent()) return clicks;
    if (option.marks.includes(PUT_DOWN[this.game.game] ?? "")) {
      void this.store.selection.confirm();
      return clicks;
    }
    if (alike > 0 && this.store.selection.followUp.most > 1) {
      this.store.selection.repeat(alike + 1);
      clicks += 1;
    }
    void this.store.selection.confirm();
    return clicks + 1;
  }

  /** Give another answer than the table did: a turn is ended by ending what was opened first. */
  private async instead(asked: Answered, alike: number): Promise<number> {
    const more = asked.answer === "end" ? 1 : 0;
    const question = { ...asked.question, only: false };
    return more + (await this.answer({ ...asked, question }, alike));
  }

  private async point(option: OfferedAction): Promise<number> {
    const { store } = this;
    if (store.selection.meant?.text === option.text) {
      store.selection.hover(null);
      await vi.advanceTimersByTimeAsync(60);
      return 0;
    }
    const things = fewest(store, this.game.game, option, this.mode);
    for (const thing of things) {
      store.selection.hover(thing);
      await vi.advanceTimersByTimeAsync(60);
      store.selection.point(thing);
      flushSync();
    }
    await vi.advanceTimersByTimeAsync(60);
    return things.length;
  }

  private isSent(): boolean {
    return this.sent !== null;
  }

  private hasSent(action: string): boolean {
    return this.sent?.action === action;
  }

  private now(question: Question | null) {
    this.number += 1;
    const more = { undo: 0, clocks: null, outcome: null, seed: null };
    return { number: this.number, question, waiting: [this.seat], ...more };
  }

  /** The question as it was put before anything was quick. */
  private put(question: Question): Question {
    if (this.mode !== "before") return question;
    const offers = question.offers.map((offer) => ({ ...offer, at_once: false }));
    return { ...question, offers, only: false };
  }
}

async function clicksIn(game: Game, mode: Mode): Promise<number> {
  confirmation.confirm(mode === "before" ? "usual" : "least");
  press.isForeseen = mode === "mouse";
  const sittings = [0, 1].map((seat) => new Sitting(game, seat, mode));
  let clicks = 0;
  for (let i = 0; i < game.questions.length;) {
    const asked = game.questions[i];
    const sitting = asked === undefined ? undefined : sittings[asked.seat];
    if (asked === undefined || sitting === undefined) break;
    const rest = game.questions.slice(i + 1);
    const other = rest.findIndex(
      ({ seat, answer }) => seat !== asked.seat || answer !== asked.answer,
    );
    clicks += await sitting.answer(asked, other < 0 ? rest.length : other);
    const along = sitting.sent?.then ?? [];
    const told = along.findIndex((text, n) => rest[n]?.answer !== text);
    i += 1 + (told < 0 ? along.length : told);
    if (told >= 0) clicks += 2; // another answer was chosen from the list of those that go with it
    if (told >= 0) i += 1;
  }
  return clicks;
}

test("clicks are counted", async () => {
  vi.useFakeTimers();
  const games = JSON.parse(readFileSync(process.env.CLICKS_QUESTIONS ?? "", "utf8")) as Game[];
  const rows: object[] = [];
  for (const game of games) {
    const before = await clicksIn(game, "before");
    const finger = await clicksIn(game, "finger");
    const mouse = await clicksIn(game, "mouse");
    rows.push({ name: game.name, answers: game.questions.length, before, finger, mouse });
  }
  writeFileSync(process.env.CLICKS_COUNTED ?? "", JSON.stringify(rows));
});
