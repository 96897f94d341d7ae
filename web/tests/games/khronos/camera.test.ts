import { describe, expect, it } from "vitest";

import {
  centre,
  NEAREST,
  panned,
  showing,
  viewBox,
  WHOLE,
  zoomed,
} from "../../../src/games/khronos/camera";
import { BOARD_HEIGHT, BOARD_WIDTH } from "../../../src/games/khronos/geometry";
import { cellNamed } from "./positions";

describe("the camera", () => {
  it("keeps the point it goes nearer to where it is seen", () => {
    const at = { x: 100, y: 200 };
    const near = zoomed(WHOLE, 2, at);
    expect((at.x - near.x) * near.zoom).toBeCloseTo(at.x);
    expect((at.y - near.y) * near.zoom).toBeCloseTo(at.y);
  });

  it("never leaves the board, nor goes too near or too far", () => {
    expect(zoomed(WHOLE, 0.5, { x: 0, y: 0 })).toEqual(WHOLE);
    expect(zoomed(WHOLE, 99, { x: 0, y: 0 }).zoom).toBe(NEAREST);
    const far = panned(zoomed(WHOLE, 2, { x: 0, y: 0 }), 9999, 9999);
    expect(far).toEqual({ x: BOARD_WIDTH / 2, y: BOARD_HEIGHT / 2, zoom: 2 });
    expect(panned(WHOLE, 50, 50)).toEqual(WHOLE);
  });

  it("moves as little as it must to show a cell", () => {
    const near = zoomed(WHOLE, 4, { x: 0, y: 0 });
    expect(showing(near, cellNamed("b2"))).toEqual(near);
    const moved = showing(near, cellNamed("p20"));
    expect(moved.x + BOARD_WIDTH / 4).toBeCloseTo(BOARD_WIDTH);
    expect(moved.y + BOARD_HEIGHT / 4).toBeCloseTo(BOARD_HEIGHT);
  });

  it("is written as an SVG takes it", () => {
    expect(viewBox(WHOLE)).toBe("0 0 384 480");
    expect(centre(WHOLE)).toEqual({ x: 192, y: 240 });
  });
});
