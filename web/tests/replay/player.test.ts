import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { AnyDrawing } from "../../src/table/model/drawing";
import { OPEN, SPECTATOR } from "../../src/protocol/values";
import type { Step, Story, StoryMoment, Summary } from "../../src/protocol/wire";
import { Player } from "../../src/replay/player.svelte";
import { Stories } from "../../src/replay/stories";
import { motion } from "../../src/browser/motion.svelte";

vi.mock("../../src/words/locale.svelte", () => ({ locale: { of: () => null } }));
vi.mock("../../src/browser/motion.svelte", () => ({ motion: { moving: true } }));

const MOVE = 100; // ms for each event

const played: string[] = [];
const DRAWING = {
  game: {},
  isMinor: () => false,
  scene: (view: unknown) => view,
  animate: (scene: unknown, event: { type: string }) => {
    played.push(event.type);
    return { scene, effects: [event.type], ms: MOVE };
  },
} as unknown as AnyDrawing;

const SUMMARY = { id: "t", game: "box", seats: [], state: "over" } as unknown as Summary;

function story(count: number, shift = 0): Story {
  const steps = Array.from({ length: count }, (_, i): Step => {
    const events = [{ type: `E${i}` }];
    return { seat: 0, kind: "act", action: null, at: i, events, view: [0, i + shift] };
  });
  return { table: SUMMARY, first: -1, steps, notices: [] };
}

function moment(count: number, step: number): StoryMoment {
  const { table, steps, notices } = story(count);
  return {
    table,
    step,
    view: step,
    steps: steps.map(({ seat, kind, action, at, events }) => ({ seat, kind, action, at, events })),
    notices,
  };
}

describe("Player", () => {
  let player: Player;
  beforeEach(() => {
    vi.useFakeTimers();
    played.length = 0;
    player = new Player(DRAWING, story(10), OPEN, 3);
  });
  afterEach(() => {
    player.close();
    vi.useRealTimers();
  });

  it("begins at a step, with all that happened before it", () => {
    expect(player.table.playback.view).toBe(3);
    expect(player.table.session.past).toHaveLength(4);
    expect(new Player(DRAWING, story(10), OPEN, 99).at).toBe(9);
    expect(new Player(DRAWING, story(0), OPEN, 5).table.playback.view).toBe(-1);
  });

  it("grows with the game, and follows it only from its end", async () => {
    player.grow(story(12));
    expect([player.at, player.last, player.table.playback.view]).toEqual([3, 11, 3]);
    player.go(11);
    player.grow(story(14));
    await vi.advanceTimersByTimeAsync(0);
    expect([player.at, player.table.playback.view]).toEqual([13, 13]);
    player.grow(story(5, 100));
    await vi.advanceTimersByTimeAsync(0);
    expect([player.at, player.table.playback.view]).toEqual([4, 104]);
  });

  it("plays the next step as it happens, and the view follows", async () => {
    player.go(4);
    await vi.advanceTimersByTimeAsync(MOVE / 2);
    expect([player.at, player.table.playback.view, player.table.playback.effects]).toEqual([
      4,
      3,
      ["E4"],
    ]);
    expect(player.table.playback.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(MOVE);
    expect([player.table.playback.view, player.table.playback.busy]).toEqual([4, false]);
  });

  it("shows any other step at once, also while something moves", async () => {
    player.go(4);
    player.go(5);
    await vi.advanceTimersByTimeAsync(0);
    expect([player.table.playback.view, player.table.playback.busy]).toEqual([5, false]);
    player.go(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(player.table.playback.view).toBe(0);
    expect(played).toEqual(["E4"]);
  });

  it("skips to the end of a step", async () => {
    player.go(4);
    player.table.playback.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([player.table.playback.view, player.table.playback.busy]).toEqual([4, false]);
  });

  it("runs by itself to the end, rests between steps, and stops", async () => {
    player.play();
    await vi.advanceTimersByTimeAsync(MOVE + 850);
    expect(player.at).toBe(4);
    await vi.advanceTimersByTimeAsync(100);
    expect(player.at).toBe(5);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([player.at, player.playing]).toEqual([9, false]);
    player.play();
    expect(player.at).toBe(0);
  });

  it("stands still when it is paused", async () => {
    player.play();
    player.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([player.at, player.table.playback.view]).toEqual([4, 4]);
  });

  it("shows no movement at the highest speed", async () => {
    player.speed = "fastest";
    player.play();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(player.at).toBe(9);
    expect(played).toEqual([]);
    expect(motion.moving).toBe(true);
  });

  it("stays at its step when somebody else looks", async () => {
    player.take(story(10, 100), SPECTATOR);
    await vi.advanceTimersByTimeAsync(0);
    expect([player.at, player.table.playback.view, player.table.session.viewer]).toEqual([
      3,
      103,
      SPECTATOR,
    ]);
  });
});

describe("A player who knows one moment", () => {
  let player: Player;
  const want = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    want.mockClear();
    player = new Player(DRAWING, moment(10, 3), OPEN, 3);
    player.want = want;
  });
  afterEach(() => {
    player.close();
    vi.useRealTimers();
  });

  it("shows it, with all that happened before it and how far the game went", () => {
    expect([player.at, player.last, player.table.playback.view]).toEqual([3, 9, 3]);
    expect(player.table.session.past).toHaveLength(4);
    expect(new Player(DRAWING, moment(10, 9), OPEN, 99).at).toBe(9);
  });

  it("goes to another step when the story has come, and not before", async () => {
    player.go(7);
    expect([player.at, player.table.playback.view]).toEqual([3, 3]);
    expect(want).toHaveBeenCalledOnce();
    player.grow(story(10));
    await vi.advanceTimersByTimeAsync(0);
    expect([player.at, player.table.playback.view]).toEqual([7, 7]);
  });

  it("stays where it is when the story comes and nobody wants anything else", async () => {
    player.grow(story(10));
    await vi.advanceTimersByTimeAsync(0);
    expect([player.at, player.table.playback.view, want.mock.calls.length]).toEqual([3, 3, 0]);
  });

  it("begins to play when the story has come, unless it was paused meanwhile", async () => {
    player.play();
    player.pause();
    player.grow(story(10));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(player.at).toBe(3);
    player.take(moment(10, 3), OPEN);
    player.play();
    player.grow(story(10));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(player.at).toBe(9);
  });

  it("shows the moment that somebody else was told", async () => {
    player.take({ ...moment(10, 5), view: "theirs" }, SPECTATOR);
    await vi.advanceTimersByTimeAsync(0);
    expect([player.at, player.table.playback.view, player.table.session.viewer]).toEqual([
      5,
      "theirs",
      SPECTATOR,
    ]);
  });
});

describe("Stories", () => {
  it("tell a moment until the whole is known, and again when the game has gone on", async () => {
    const api = {
      story: vi.fn(() => Promise.resolve(story(4))),
      moment: vi.fn((_: string, __: unknown, step: number) => Promise.resolve(moment(4, step))),
    };
    const stories = new Stories("t", api);
    expect(await stories.soonest(OPEN, 2)).toEqual(moment(4, 2));
    expect(api.moment).toHaveBeenCalledWith("t", "open", 2);
    const whole = await stories.seenBy(OPEN);
    expect(await stories.soonest(OPEN, 2)).toBe(whole);
    stories.forget();
    expect(await stories.soonest(OPEN, 1)).toEqual(moment(4, 1));
    expect(api.story).toHaveBeenCalledOnce();
  });

  it("are fetched once for each viewer, and again after a failure", async () => {
    const asked: unknown[] = [];
    const fetch = vi.fn((_: string, of: unknown) => {
      asked.push(of);
      return asked.length === 1 ? Promise.reject(new Error("lost")) : Promise.resolve(story(1));
    });
    const stories = new Stories("t", { story: fetch, moment: () => Promise.resolve(moment(1, 0)) });
    await expect(stories.seenBy(OPEN)).rejects.toThrow("lost");
    await stories.seenBy(OPEN);
    await stories.seenBy(OPEN);
    await stories.seenBy(SPECTATOR);
    await stories.seenBy(2);
    expect(asked).toEqual(["open", "open", "spectator", 2]);
  });
});
