import { describe, expect, it } from "vitest";

import { chart, EXTENT } from "../../../src/games/sands/geometry";
import { extentOf } from "../../../src/games/sands/viewport.svelte";

describe("the part of the map that is shown", () => {
  it("is the whole disc where all regions are in play, or none is known", () => {
    expect(extentOf(chart().outlines.map((_, region) => region))).toEqual(EXTENT);
    expect(extentOf([])).toEqual(EXTENT);
  });

  it("is a square on which all regions in play lie", () => {
    const regions = [2, 3, 7];
    const { x = 0, y = 0, wide, high } = extentOf(regions);
    expect(wide).toBe(high);
    expect(wide).toBeLessThan(EXTENT.wide);
    for (const corner of regions.flatMap((region) => chart().outlines[region] ?? [])) {
      expect(corner.x).toBeGreaterThan(x);
      expect(corner.x).toBeLessThan(x + wide);
      expect(corner.y).toBeGreaterThan(y);
      expect(corner.y).toBeLessThan(y + high);
    }
  });
});
