import { expect, test } from "vitest";

import { clockText, left } from "../../src/table/model/clock";

const CLOCKS = { at: 1000, left: [60, 90, null], running: [0] };

test("time runs only for those who are asked", () => {
  expect(left(CLOCKS, 0, 1012)).toBe(48);
  expect(left(CLOCKS, 1, 1012)).toBe(90);
  expect(left(CLOCKS, 2, 1012)).toBeNull();
  expect(left(null, 0, 1012)).toBeNull();
});

test("who has a vacation keeps his time", () => {
  const away = { ...CLOCKS, rests: [1010, null, null] };
  expect(left(away, 0, 1008)).toBe(60);
  expect(left(away, 0, 1012)).toBe(58);
});

test("there is never less than nothing left, nor more because clocks differ", () => {
  expect(left(CLOCKS, 0, 2000)).toBe(0);
  expect(left(CLOCKS, 0, 990)).toBe(60);
});

test("time is told shortly", () => {
  expect(clockText(5)).toBe("0:05");
  expect(clockText(59.2)).toBe("1:00");
  expect(clockText(3725)).toBe("1:02:05");
  expect(clockText(200_000)).toBe("2 d 7 h");
});
