import { expect, test } from "vitest";

import { decisionsOf, improvable, isDoubtful, readerOf, toldSteps } from "../../src/coach/findings";
import type { Judged } from "../../src/protocol/coach";

const END = { say: "do-end", fields: {}, text: "end" };
const MOVE: Judged = {
  step: 1,
  whole: 1,
  seat: 0,
  played: END,
  best: END,
  gain: 0.05,
  unsure: 0.02,
  line: [END],
  points: 1,
  reasons: [],
  later: false,
  thorough: false,
};

test("the dearest decisions come first; those that were best are left out", () => {
  const moves = [MOVE, { ...MOVE, step: 2, gain: 0.2 }, { ...MOVE, step: 3, best: null, gain: 0 }];
  expect(improvable(moves).map(({ step }) => step)).toEqual([2, 1]);
});

test("decisions are those of one seat or of all", () => {
  const moves = [MOVE, { ...MOVE, seat: 1 }];
  expect(decisionsOf(moves, 1)).toHaveLength(1);
  expect(decisionsOf(moves, -1)).toHaveLength(2);
});

test("a gain within its uncertainty is doubtful", () => {
  expect(isDoubtful(MOVE)).toBe(false);
  expect(isDoubtful({ ...MOVE, unsure: 0.05 })).toBe(true);
});

test("a table tells the beginning, rounds, turning points and the end, each once", () => {
  expect(toldSteps(50, [0, 20, 40], [20, 7, 60])).toEqual([0, 7, 20, 40, 49]);
  expect(toldSteps(0, [], [])).toEqual([]);
});

test("readers see their own decisions first, strangers those of whom they look as", () => {
  const [own, other] = [{ mine: true }, { mine: false }];
  expect(readerOf([other, own], 0)).toBe(1);
  expect(readerOf([other, other], 1)).toBe(1);
  expect(readerOf([other, other], -3)).toBe(-1);
});
