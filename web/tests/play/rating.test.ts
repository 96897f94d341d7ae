import { expect, test } from "vitest";

import { BEGINNER, rounded } from "../../src/play/rating";

test("a rating is shown with how unsure it is", () => {
  expect(rounded(24.2, 1.53)).toEqual({ mean: 24, unsure: 3, low: 21, high: 27 });
  expect(rounded(BEGINNER.mean, BEGINNER.deviation)).toMatchObject({ mean: 25, unsure: 16 });
  expect(rounded(30, 0.1).unsure).toBe(1);
});
