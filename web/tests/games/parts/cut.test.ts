import { describe, expect, it } from "vitest";

import { around, overlaps } from "../../../src/art/box";
import { cutOut, type Extent } from "../../../src/games/parts/camera";

const BOARD: Extent = { wide: 400, high: 500, nearest: 5 };

describe("the part of a board that a figure shows", () => {
  it("has the shape that is asked for, with the box in its middle", () => {
    const part = cutOut(BOARD, { x: 180, y: 200, wide: 20, high: 40 }, 2);
    expect(part).toMatchObject({ x: 150, y: 200, wide: 80, high: 40 });
  });

  it("stays on the board, where the box lies at its edge or is larger than it", () => {
    expect(cutOut(BOARD, { x: -10, y: 480, wide: 40, high: 40 }, 1)).toMatchObject({
      x: 0,
      y: 460,
      wide: 40,
      high: 40,
    });
    expect(cutOut(BOARD, { x: -50, y: -50, wide: 900, high: 900 }, 1)).toMatchObject(BOARD);
  });

  it("is around all that is meant", () => {
    const boxes = [
      { x: 10, y: 20, wide: 5, high: 5 },
      { x: 40, y: 0, wide: 10, high: 10 },
    ];
    expect(around(boxes, 2)).toEqual({ x: 8, y: -2, wide: 44, high: 29 });
  });

  it("knows what lies in it: boxes that only touch do not", () => {
    const box = { x: 0, y: 0, wide: 10, high: 10 };
    expect(overlaps(box, { x: 9, y: 9, wide: 5, high: 5 })).toBe(true);
    expect(overlaps(box, { x: 10, y: 0, wide: 5, high: 5 })).toBe(false);
  });
});
