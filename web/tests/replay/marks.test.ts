import { describe, expect, it } from "vitest";

import type { Milestone } from "../../src/table/model/drawing";
import { milestone } from "../../src/games/khronos/milestones";
import type { Typed } from "../../src/protocol/values";
import type { Step } from "../../src/protocol/wire";
import { marksOf, nearest } from "../../src/replay/marks";

const DRAWING = { milestone: (event: Typed) => event.type.toLowerCase() as Milestone };

function step(...types: string[]): Step {
  return { seat: 0, kind: "act", action: null, at: 0, events: types.map((type) => ({ type })) };
}

describe("marks", () => {
  const marks = marksOf([step("Turn", "Round"), step(), step("Loss", "Loss", "Turn")], DRAWING);

  it("stand once for each kind at a step, the weightiest on top", () => {
    expect(marks.map(({ kind, step: at }) => [kind, at])).toEqual([
      ["turn", 0],
      ["turn", 2],
      ["round", 0],
      ["loss", 2],
    ]);
  });

  it("are found before and after a step", () => {
    expect(nearest(marks, "turn", 0, "on")).toBe(2);
    expect(nearest(marks, "turn", 2, "back")).toBe(0);
    expect(nearest(marks, "turn", 2, "on")).toBeUndefined();
  });

  it("are none where a game names none", () => {
    expect(marksOf([step("Turn")], {})).toEqual([]);
  });
});

describe("milestones of Khronos", () => {
  it("tell a paradox from other losses", () => {
    const removed = (why: number) => milestone({ type: "Removed", why });
    expect([0, 1, 2, 3, 4, 5].map(removed)).toEqual([null, null, null, null, "loss", null]);
  });

  it("are turns, rounds, incomes and ties", () => {
    const kinds = ["TurnBegan", "RoundBegan", "TookIncome", "Outweighed", "Clashed", "Drew"];
    expect(kinds.map((type) => milestone({ type }))).toEqual([
      "turn",
      "round",
      "scoring",
      "clash",
      "clash",
      null,
    ]);
  });
});
