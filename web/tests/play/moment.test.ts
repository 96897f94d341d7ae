import { describe, expect, it } from "vitest";

import { OPEN, SPECTATOR } from "../../src/protocol/values";
import type { Summary } from "../../src/protocol/wire";
import { momentPath, readMoment, viewerFor, viewersOf } from "../../src/play/moment";
import { stepByKey } from "../../src/replay/pace";

function table(state: Summary["state"], mine: readonly boolean[]): Summary {
  return {
    id: "x",
    game: "khronos",
    rules_version: 1,
    options: {},
    seats: mine.map((own, i) => ({ name: `s${i}`, kind: "person", online: true, mine: own })),
    clock: { kind: "none" },
    commitment: "",
    opened_at: 0,
    branch: null,
    state,
  };
}

describe("the address of a moment", () => {
  it("is read back from what it writes", () => {
    for (const viewer of [OPEN, SPECTATOR, 0, 4]) {
      const path = momentPath("a b", { step: 12, viewer });
      expect(readMoment(new URL(path, "http://x").searchParams)).toEqual({ step: 12, viewer });
    }
    expect(momentPath("q", { step: 3 })).toBe("/t/q/replay?step=3");
  });

  it("leaves out what makes no sense", () => {
    expect(readMoment(new URLSearchParams(""))).toEqual({ step: 0 });
    expect(readMoment(new URLSearchParams("?step=-4&seat=king"))).toEqual({ step: 0 });
    expect(readMoment(new URLSearchParams("?step=lots&seat=12"))).toEqual({ step: 0 });
  });
});

describe("who may be looked as", () => {
  it("is anybody after the end, and open comes first", () => {
    expect(viewersOf(table("over", [false, true]))).toEqual([OPEN, SPECTATOR, 0, 1]);
    expect(viewerFor(table("over", [false, true]))).toBe(OPEN);
    expect(viewerFor(table("over", [false, true]), 0)).toBe(0);
  });

  it("is an own seat or a spectator during the game", () => {
    expect(viewersOf(table("playing", [false, true]))).toEqual([SPECTATOR, 1]);
    expect(viewerFor(table("playing", [false, true]), OPEN)).toBe(1);
    expect(viewerFor(table("playing", [false, true]), 0)).toBe(1);
    expect(viewerFor(table("playing", [false, false]), 0)).toBe(SPECTATOR);
  });
});

describe("keys", () => {
  it("step within the game", () => {
    expect(stepByKey("ArrowRight", 3, 3)).toBe(3);
    expect(stepByKey("ArrowLeft", 0, 3)).toBe(0);
    expect(stepByKey("Home", 2, 3)).toBe(0);
    expect(stepByKey("End", 0, 3)).toBe(3);
    expect(stepByKey("a", 0, 3)).toBeUndefined();
  });
});
