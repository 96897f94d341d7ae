import { describe, expect, it } from "vitest";

import { laidOut, LINE } from "../../../src/games/sands/art/layout";
import { region } from "./positions";

const CROWDED = region("italia", {
  owner: 0,
  mark: "capital",
  peasants: [4, 12],
  soldiers: [2, 1],
  structures: [0, 3, 6, 9, 12],
});

describe("what lies in a region", () => {
  it("is its tile alone where nobody is", () => {
    const { laid } = laidOut(region("italia"), 100);
    expect(laid.map(({ thing }) => thing)).toEqual([{ type: "tile", resource: 0, capacity: 4 }]);
    expect(laid[0]?.x).toBe(0);
  });

  it("shows everything there is, in lines no wider than there is room", () => {
    const { laid } = laidOut(CROWDED, 90);
    const kinds = laid.map(({ thing }) => thing.type);
    expect(kinds.filter((kind) => kind === "people")).toHaveLength(4);
    expect(kinds.filter((kind) => kind === "structure")).toHaveLength(5);
    for (const { x } of laid) expect(Math.abs(x)).toBeLessThan(45);
  });

  it("takes fewer lines where there is more room", () => {
    const lines = (most: number): number =>
      new Set(laidOut(CROWDED, most).laid.map(({ y }) => y)).size;
    expect(lines(90)).toBeGreaterThan(lines(200));
    expect(lines(200)).toBe(2);
  });

  it("has its name above the first line", () => {
    const { laid, top } = laidOut(CROWDED, 120);
    expect(Math.min(...laid.map(({ y }) => y)) - top).toBeGreaterThan(LINE / 2);
  });

  it("leaves more room where numbers are drawn larger", () => {
    const spread = (figures: number): number => {
      const { laid } = laidOut(CROWDED, 200, figures);
      return Math.max(...laid.map(({ x }) => x));
    };
    expect(spread(1.6)).toBeGreaterThan(spread(1));
  });
});
