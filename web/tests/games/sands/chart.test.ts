import { describe, expect, it } from "vitest";

import { CORNERS, ISLANDS, LANES, MIDDLES, RINGS, SEAS } from "../../../src/games/sands/art/chart";
import { GROUND_MARKS } from "../../../src/games/sands/art/terrain";
import {
  BORDER_PLACES,
  boxOf,
  CENTRE,
  isLane,
  isWater,
  MIDDLE,
  OUTLINES,
  SEA_LANES,
  SHAPES,
  STRETCHES,
  touch,
} from "../../../src/games/sands/geometry";
import { BORDERS, borderOf, REGION_NAMES, REGIONS } from "../../../src/games/sands/parts";
import type { Point } from "../../../src/games/art/line";

const pairs = REGION_NAMES.flatMap((_, one) =>
  REGION_NAMES.slice(one + 1).map((_name, i) => [one, one + 1 + i] as const),
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
    expect(Object.keys(RINGS).sort()).toEqual([...REGION_NAMES].sort());
    expect(Object.keys(MIDDLES).sort()).toEqual([...REGION_NAMES].sort());
    for (const ring of Object.values(RINGS)) {
      for (const corner of ring.split(" ")) expect(CORNERS, corner).toHaveProperty(corner);
    }
  });

  it("lets exactly the neighbours of the data touch, or joins them by a lane", () => {
    for (const [one, other] of pairs) {
      const border = borderOf(one, other);
      const joined = touch(one, other) || (border >= 0 && isLane(border));
      const names = `${REGION_NAMES[one] ?? ""} ${REGION_NAMES[other] ?? ""}`;
      expect([names, joined]).toEqual([names, border >= 0]);
    }
  });

  it("has lanes only between neighbours that do not touch", () => {
    expect(SEA_LANES.length).toBe(LANES.length);
    for (const { border } of SEA_LANES) {
      const { first = -1, second = -1 } = BORDERS[border] ?? {};
      expect(touch(first, second)).toBe(false);
    }
  });

  it("draws islands of the data as water with islands in it", () => {
    const islands = REGIONS.filter(({ terrain }) => terrain === 2).map(({ name }) => name);
    expect([...SEAS].sort()).toEqual(islands.sort());
    const waters = OUTLINES.filter((_, region) => isWater(region));
    for (const isle of ISLANDS) {
      const [x, y] = isle[0] ?? [0, 0];
      expect(waters.some((rim) => isInside(rim, { x, y }))).toBe(true);
    }
  });

  it("has words inside their regions, and regions inside the disc", () => {
    for (const [region, rim] of OUTLINES.entries()) {
      expect([REGION_NAMES[region], isInside(rim, MIDDLE[region] ?? CENTRE)]).toEqual([
        REGION_NAMES[region],
        true,
      ]);
      for (const point of rim) expect(fromCentre(point)).toBeLessThan(482);
    }
  });

  it("has a place for caravans on every border, none upon another", () => {
    expect(BORDER_PLACES.length).toBe(BORDERS.length);
    for (const [i, one] of BORDER_PLACES.entries()) {
      expect(fromCentre(one)).toBeLessThan(490);
      for (const other of BORDER_PLACES.slice(i + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(18);
      }
    }
  });

  it("draws every line once, the same from both sides", () => {
    for (const { owners } of STRETCHES) expect([1, 2]).toContain(owners.length);
    expect(new Set(STRETCHES.map(({ path }) => path)).size).toBe(STRETCHES.length);
    for (const shape of SHAPES) expect(shape).toMatch(/^M[\d.]+ [\d.]+C.*Z$/);
  });

  it("leaves the ground free where words and pieces lie", () => {
    for (const [region, marks] of GROUND_MARKS.entries()) {
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
