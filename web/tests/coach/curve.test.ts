import { expect, test } from "vitest";

import { scaleOf, Sheet, signSteps, spread } from "../../src/coach/curve";

const CURVE = [
  { chances: [0.5, 0.5], points: [0, 41] },
  { chances: [0.2, 0.8], points: [-3, 62] },
];

test("chances lie between none and certainty, points as far as they go", () => {
  expect(scaleOf(CURVE, "chances")).toMatchObject({ low: 0, high: 1 });
  expect(scaleOf(CURVE, "points")).toEqual({ low: -20, high: 80, ticks: [-20, 0, 20, 40, 60, 80] });
  expect(scaleOf([], "points").high).toBeGreaterThan(scaleOf([], "points").low);
});

const sheet = new Sheet(220, 130, 100, scaleOf(CURVE, "chances"), 10, 20, 10);

test("steps lie from left to right, and a place means the nearest one", () => {
  expect([sheet.x(0), sheet.x(50), sheet.x(100)]).toEqual([10, 110, 210]);
  expect([-50, 10, 111, 109.1, 900].map((x) => sheet.stepAt(x))).toEqual([0, 0, 51, 50, 100]);
});

test("chances lie upwards", () => {
  expect([sheet.y(0), sheet.y(0.5), sheet.y(1)]).toEqual([120, 70, 20]);
  expect(sheet.line([0.5, 1])).toBe("M10 70L12 20");
  expect(sheet.line([])).toBe("");
});

test("every line bears its signs at other steps", () => {
  const [red, green] = [signSteps(140, 0, 2), signSteps(140, 1, 2)];
  expect(red).toHaveLength(7);
  expect(red.filter((step) => green.includes(step))).toEqual([]);
  expect(signSteps(3, 0, 2)).toEqual([]);
});

test("what would lie upon each other is moved apart, within the sheet", () => {
  expect(spread([50, 50, 10], 16, 0, 100)).toEqual([50, 66, 10]);
  expect(spread([98, 99], 16, 0, 100)).toEqual([84, 100]);
});
