import { describe, expect, it } from "vitest";

import {
  centre,
  panned,
  showing,
  viewBox,
  whole,
  zoomed,
  type Extent,
} from "../../../src/games/parts/camera";

const BOARD: Extent = { wide: 400, high: 500, nearest: 5 };
const WHOLE = whole(BOARD);
const CORNER = { x: 0, y: 0 };

describe("the camera", () => {
  it("keeps the point it goes nearer to where it is seen", () => {
    const at = { x: 100, y: 200 };
    const near = zoomed(BOARD, WHOLE, 2, at);
    expect((at.x - near.x) * near.zoom).toBeCloseTo(at.x);
    expect((at.y - near.y) * near.zoom).toBeCloseTo(at.y);
  });

  it("never leaves the board, nor goes too near or too far", () => {
    expect(zoomed(BOARD, WHOLE, 0.5, CORNER)).toEqual(WHOLE);
    expect(zoomed(BOARD, WHOLE, 99, CORNER).zoom).toBe(BOARD.nearest);
    const far = panned(BOARD, zoomed(BOARD, WHOLE, 2, CORNER), 9999, 9999);
    expect(far).toEqual({ x: 200, y: 250, zoom: 2 });
    expect(panned(BOARD, WHOLE, 50, 50)).toEqual(WHOLE);
  });

  it("moves as little as it must to show a part of the board", () => {
    const near = zoomed(BOARD, WHOLE, 4, CORNER);
    expect(showing(BOARD, near, { x: 20, y: 20, wide: 20, high: 20 }, 20)).toEqual(near);
    const moved = showing(BOARD, near, { x: 380, y: 480, wide: 20, high: 20 }, 20);
    expect(moved.x + BOARD.wide / 4).toBeCloseTo(BOARD.wide);
    expect(moved.y + BOARD.high / 4).toBeCloseTo(BOARD.high);
  });

  it("is written as an SVG takes it", () => {
    expect(viewBox(BOARD, WHOLE)).toBe("0 0 400 500");
    expect(centre(BOARD, WHOLE)).toEqual({ x: 200, y: 250 });
  });
});

describe("the camera on a part of a board", () => {
  const PART: Extent = { x: 100, y: 50, wide: 200, high: 200, nearest: 5 };

  it("shows all of the part, and never more", () => {
    expect(viewBox(PART, whole(PART))).toBe("100 50 200 200");
    expect(panned(PART, whole(PART), -99, 99)).toEqual(whole(PART));
    const far = panned(PART, zoomed(PART, whole(PART), 2, CORNER), 9999, 9999);
    expect(viewBox(PART, far)).toBe("200 150 100 100");
  });
});
