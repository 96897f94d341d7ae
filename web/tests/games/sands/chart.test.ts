import { describe, expect, it } from "vitest";

import { CORNERS, ISLANDS, LANES, MIDDLES, RINGS, SEAS } from "../../../src/games/sands/art/chart";
import { groundMarks } from "../../../src/games/sands/art/terrain";
import { boxOf, CENTRE, chart } from "../../../src/games/sands/geometry";
import { borderOf, parts } from "../../../src/games/sands/parts";
import type { Point } from "../../../src/art/line";

const pairs = parts.names.region.flatMap((_, one) =>
  parts.names.region.slice(one + 1).map((_name, i) => [one, one + 1 + i] as const),
);

function isInside(rim: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  rim.forEach((one, i) => {
    const other = rim[(i + rim.length - 1) % rim.length] ?? one;
    if (one.y > y === other.y > y) return;
    if (x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) inside = !inside;
  });
  return inside;
}

function fromCentre({ x, y }: Point): number {
  return Math.hypot(x - CENTRE.x, y - CENTRE.y);
}

describe("the map", () => {
  it("has every region of the data, with corners that exist", () => {
    expect(Object.keys(RINGS).sort()).toEqual([...parts.names.region].sort());
    expect(Object.keys(MIDDLES).sort()).toEqual([...parts.names.region].sort());
    for (const ring of Object.values(RINGS)) {
      for (const corner of ring.split(" ")) expect(CORNERS, corner).toHaveProperty(corner);
    }
  });

  it("lets exactly the neighbours of the data chart().touch, or joins them by a lane", () => {
    for (const [one, other] of pairs) {
      const border = borderOf(one, other);
      const joined = chart().touch(one, other) || (border >= 0 && chart().isLane(border));
      const names = `${parts.names.region[one] ?? ""} ${parts.names.region[other] ?? ""}`;
      expect([names, joined]).toEqual([names, border >= 0]);
    }
  });

  it("has lanes only between neighbours that do not chart().touch", () => {
    expect(chart().lanes.length).toBe(LANES.length);
    for (const { border } of chart().lanes) {
      const { first = -1, second = -1 } = parts.borders[border] ?? {};
      expect(chart().touch(first, second)).toBe(false);
    }
  });

  it("draws islands of the data as water with islands in it", () => {
    const islands = parts.regions.filter(({ terrain }) => terrain === 2).map(({ name }) => name);
    expect([...SEAS].sort()).toEqual(islands.sort());
    const waters = chart().outlines.filter((_, region) => chart().isWater(region));
    for (const isle of ISLANDS) {
      const [x, y] = isle[0] ?? [0, 0];
      expect(waters.some((rim) => isInside(rim, { x, y }))).toBe(true);
    }
  });

  it("has words inside their regions, and regions inside the disc", () => {
    for (const [region, rim] of chart().outlines.entries()) {
      expect([
        parts.names.region[region],
        isInside(rim, chart().middles[region] ?? CENTRE),
      ]).toEqual([parts.names.region[region], true]);
      for (const point of rim) expect(fromCentre(point)).toBeLessThan(482);
    }
  });

  it("has a place for caravans on every border, none upon another", () => {
    expect(chart().borderPlaces.length).toBe(parts.borders.length);
    for (const [i, one] of chart().borderPlaces.entries()) {
      expect(fromCentre(one)).toBeLessThan(490);
      for (const other of chart().borderPlaces.slice(i + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(18);
      }
    }
  });

  it("draws every line once, the same from both sides", () => {
    for (const { owners } of chart().stretches) expect([1, 2]).toContain(owners.length);
    expect(new Set(chart().stretches.map(({ path }) => path)).size).toBe(chart().stretches.length);
    for (const shape of chart().shapes) expect(shape).toMatch(/^M[\d.]+ [\d.]+C.*Z$/);
  });

  it("leaves the ground free where words and pieces lie", () => {
    for (const [region, marks] of groundMarks().entries()) {
      const { x, y, wide, high } = boxOf(region);
      for (const [, across = "", down = ""] of marks.matchAll(/M([\d.]+) ([\d.]+)v-6.4/g)) {
        const inside =
          Number(across) > x &&
          Number(across) < x + wide &&
          Number(down) > y &&
          Number(down) < y + high;
        expect(inside).toBe(false);
      }
    }
  });
});
