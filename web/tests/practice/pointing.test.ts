import { expect, test } from "vitest";

import { foundKey } from "../../src/games/parts/found";
import { arrowPath, around, isWithin, overlaps, uncovered } from "../../src/practice/pointing";

const box = (x: number, y: number) => ({ x, y, width: 20, height: 20 });

test("a place is written as one word, whatever the order of its fields", () => {
  expect(foundKey({ cell: 54, age: 0, rank: 2 })).toBe("age:0-cell:54-rank:2");
  expect(foundKey({ region: 3 })).toBe("region:3");
});

test("what has scrolled out of sight is not pointed at", () => {
  const frame = { x: 0, y: 0, width: 100, height: 100 };
  expect(isWithin(box(50, 50), frame)).toBe(true);
  expect(isWithin(box(50, 120), frame)).toBe(false);
  expect(isWithin({ x: 10, y: 10, width: 0, height: 0 }, frame)).toBe(false);
  expect(around(box(10, 10))).toEqual({ x: 5, y: 5, width: 30, height: 30 });
});

test("an arrow leads from edge to edge, and not between neighbours", () => {
  const [path] = arrowPath(box(0, 0), box(200, 0));
  expect(path).toMatch(/^M20 10Q/);
  expect(path).toMatch(/ 200 10$/);
  expect(arrowPath(box(0, 0), box(22, 0))).toEqual([]);
});

test("what is dimmed leaves out the holes, also where they overlap, and covers nothing twice", () => {
  const board = { x: 0, y: 0, width: 100, height: 100 };
  const dimmed = uncovered(board, [box(10, 10), box(20, 20)]);
  const area = dimmed.reduce((sum, { width, height }) => sum + width * height, 0);
  expect(area).toBe(100 * 100 - (400 + 400 - 100));
  expect(uncovered(board, [])).toEqual([board]);
});

test("a figure belongs to a place that it stands on", () => {
  const place = { x: 10, y: 10, width: 20, height: 20 };
  expect(overlaps({ x: 5, y: 5, width: 6, height: 6 }, place)).toBe(true);
  expect(overlaps({ x: 5, y: 5, width: 5, height: 5 }, place)).toBe(false);
  expect(overlaps({ x: 12, y: 40, width: 5, height: 5 }, place)).toBe(false);
});
