import { describe, expect, it } from "vitest";

import type { Change, Plain } from "../../src/protocol/values";
import type { Step } from "../../src/protocol/wire";
import { Timeline } from "../../src/replay/timeline";

/** A game in which a counter rises by one each step, and every tenth step is written down. */
function steps(count: number): Step[] {
  return Array.from({ length: count }, (_, i) => {
    const noted: Change = i % 10 === 9 ? [3, Math.floor(i / 10), 0, [i]] : null;
    const change: Change = [1, { counter: [0, i + 1], notes: noted }];
    return { seat: i % 2, kind: "act", action: null, events: [], at: i, view: change };
  });
}

const FIRST: Plain = { counter: 0, notes: [] };

function counter(view: Plain): unknown {
  return (view as { counter: number }).counter;
}

describe("Timeline", () => {
  it("shows the same view however a step is reached", () => {
    const forward = new Timeline(FIRST, steps(200));
    const expected = Array.from({ length: 200 }, (_, i) => forward.view(i));
    const jumping = new Timeline(FIRST, steps(200));
    for (let jump = 0; jump < 400; jump++) {
      const at = (jump * 77) % 200;
      expect(jumping.view(at)).toEqual(expected[at]);
    }
  });

  it("goes back step by step", () => {
    const timeline = new Timeline(FIRST, steps(50));
    for (let at = 49; at >= 0; at--) expect(counter(timeline.view(at))).toBe(at + 1);
  });

  it("shows what stood before the first step, and stays within the game", () => {
    const timeline = new Timeline(FIRST, steps(5));
    expect(timeline.view(-1)).toEqual(FIRST);
    expect(timeline.view(-7)).toEqual(FIRST);
    expect(counter(timeline.view(99))).toBe(5);
    expect(timeline.length).toBe(5);
  });

  it("applies few changes for a jump", () => {
    const counted = steps(320);
    const timeline = new Timeline(FIRST, counted);
    timeline.view(319);
    let read = 0;
    for (const step of counted) {
      const change = step.view ?? null;
      Object.defineProperty(step, "view", { get: () => ((read += 1), change) });
    }
    timeline.view(100);
    expect(read).toBeLessThan(16);
  });

  it("shows an empty game", () => {
    expect(new Timeline(FIRST, []).view(0)).toEqual(FIRST);
  });
});
