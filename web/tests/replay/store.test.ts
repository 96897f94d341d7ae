import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Api } from "../../src/net/api";
import type { Connect } from "../../src/net/socket";
import { OPEN, SPECTATOR } from "../../src/protocol/values";
import type { Step, Story, StoryMoment, Summary } from "../../src/protocol/wire";
import { ReplayStore } from "../../src/replay/store.svelte";

vi.mock("../../src/words/locale.svelte", () => ({
  locale: { of: () => null, learn: () => Promise.resolve() },
}));
vi.mock("../../src/games/drawings", () => ({
  loadTableDrawing: () => Promise.resolve({ game: {}, scene: (view: unknown) => view }),
}));

const TABLE = { id: "t", game: "box", seats: [], state: "over" } as unknown as Summary;
const STEPS = [0, 1, 2, 3].map((at): Step => ({
  seat: 0,
  kind: "act",
  action: null,
  at,
  events: [],
}));
const STORY: Story = {
  table: TABLE,
  first: -1,
  steps: STEPS.map((step, i) => ({ ...step, view: [0, i] })),
  notices: [],
};

function momentAt(step: number): StoryMoment {
  return {
    table: TABLE,
    step: Math.min(step, 3),
    view: Math.min(step, 3),
    steps: STEPS,
    notices: [],
  };
}

describe("A replay", () => {
  const tell: ((story: Story) => void)[] = [];
  const fail: ((thrown: unknown) => void)[] = [];
  const api = {
    table: vi.fn(() => Promise.resolve(TABLE)),
    moment: vi.fn((_: string, __: unknown, step: number) => Promise.resolve(momentAt(step))),
    story: vi.fn(
      () =>
        new Promise<Story>((resolve, reject) => {
          tell.push(resolve);
          fail.push(reject);
        }),
    ),
  };
  let replay: ReplayStore;
  beforeEach(() => {
    vi.clearAllMocks();
    tell.length = fail.length = 0;
    const connect = (() => undefined) as unknown as Connect;
    replay = new ReplayStore("t", "own", api as unknown as Api, connect);
  });

  it("shows a moment before the story has come, and steps once it has", async () => {
    await replay.open({ step: 2 });
    expect([replay.player?.at, replay.player?.table.playback.view, replay.fetching]).toEqual([
      2,
      2,
      false,
    ]);
    expect(api.moment).toHaveBeenCalledWith("t", "open", 2);
    replay.player?.go(0);
    expect(replay.player?.at).toBe(2);
    tell[0]?.(STORY);
    await vi.waitFor(() => expect(replay.player?.table.playback.view).toBe(0));
    expect(api.story).toHaveBeenCalledOnce();
  });

  it("says that the story did not come, still shows the moment, and asks again", async () => {
    await replay.open({ step: 1 });
    fail[0]?.(new Error("lost"));
    await vi.waitFor(() => expect(replay.thrown).toEqual(new Error("lost")));
    expect(replay.player?.table.playback.view).toBe(1);
    replay.player?.go(3);
    expect(replay.thrown).toBeNull();
    tell[1]?.(STORY);
    await vi.waitFor(() => expect(replay.player?.table.playback.view).toBe(3));
  });

  it("shows the same step as somebody else sees it, before that story has come", async () => {
    await replay.open({ step: 1 });
    await replay.lookAs(SPECTATOR);
    expect(api.moment).toHaveBeenLastCalledWith("t", "spectator", 1);
    expect(replay.player?.table.session.viewer).toBe(SPECTATOR);
    tell[0]?.({ ...STORY, first: "of another" }); // the story of whom one no longer looks as
    await Promise.resolve();
    tell[1]?.(STORY);
    replay.player?.go(0);
    await vi.waitFor(() => expect(replay.player?.table.playback.view).toBe(0));
    await replay.lookAs(OPEN);
    expect(api.moment).toHaveBeenCalledTimes(2); // the story is known by now
    expect(replay.player?.table.session.viewer).toBe(OPEN);
  });
});
