import { expect, test } from "vitest";

import { spotsOf, withRope, withSpot } from "../../src/boxes/maps/inventions";
import {
  cornerAt,
  cornered,
  planOf,
  withCorner,
  withGood,
  withLane,
  withRegion,
  withRing,
} from "../../src/boxes/maps/sands";
import { rowsOf } from "../../src/boxes/rows";
import type { PlainBox } from "../../src/protocol/boxes";

const NOTES = { source: "", status: "stand-in" };
const corner = (name: string, x: number, y: number) => ({ name, x, y, ...NOTES });
const SANDS: PlainBox = {
  format: 1,
  game: "sands",
  name: "my-box",
  corner: [
    corner("a", 100, 100),
    corner("b", 200, 100),
    corner("c", 200, 200),
    corner("d", 100, 200),
  ],
  region: [
    {
      name: "west",
      terrain: "plain",
      ring: ["a", "b", "c", "d"],
      x: 150,
      y: 150,
      wide: 80,
      ...NOTES,
    },
  ],
  border: [],
  strait: [],
};

/** Draw a region around these places. */
function drawn(box: PlainBox, region: number, places: readonly [number, number][]): PlainBox {
  let next = box;
  const ring = places.map(([x, y]) => {
    const found = cornered(next, { x, y });
    next = found.box;
    return found.corner;
  });
  return withRing(next, region, ring);
}

test("a region drawn along another shares its corners, and the border follows", () => {
  const box = drawn(withRegion(SANDS), 1, [
    [202, 98],
    [198, 203],
    [300, 200],
    [300, 100],
  ]);
  const east = rowsOf(box, "region")[1];
  expect(east?.ring).toHaveLength(4);
  expect(east?.ring).toEqual(expect.arrayContaining(["b", "c", "corner-5", "corner-6"]));
  expect(rowsOf(box, "corner")).toHaveLength(6);
  expect(rowsOf(box, "border").map(({ regions }) => regions)).toEqual([["new-region-1", "west"]]);
  const away = drawn(box, 1, [
    [400, 100],
    [400, 200],
    [500, 200],
    [500, 100],
  ]);
  expect(rowsOf(away, "border")).toEqual([]);
});

test("corners are found where they are near, and moved with all regions that share them", () => {
  expect(cornerAt(SANDS, { x: 105, y: 95 })).toBe("a");
  expect(cornerAt(SANDS, { x: 150, y: 150 })).toBeNull();
  expect(planOf(withCorner(SANDS, "a", { x: 90.4, y: 80 })).corners.a).toEqual([90, 80]);
});

test("goods and ways over the sea are laid and taken away", () => {
  const two = drawn(withRegion(SANDS), 1, [
    [400, 100],
    [400, 200],
    [500, 200],
  ]);
  const joined = withLane(two, 0, 1);
  expect(planOf(joined).lanes).toHaveLength(1);
  const laid = withGood(joined, 0);
  expect(rowsOf(laid, "border")[0]).toMatchObject({ good: 1, statuses: { good: "entered" } });
  expect(rowsOf(withLane(laid, 1, 0), "border")).toEqual([]);
});

test("regions of Inventions are moved, and ropes drawn from both ends", () => {
  const region = (name: string, ropes: string[]) => ({ name, x: 10, y: 20, ropes, ...NOTES });
  const box: PlainBox = {
    format: 1,
    game: "inventions",
    name: "my-box",
    region: [region("africa", []), region("asia", ["europe"]), region("europe", ["asia"])],
  };
  const roped = withRope(box, 0, 1);
  expect(spotsOf(roped).map(({ ropes }) => ropes)).toEqual([
    ["asia"],
    ["europe", "africa"],
    ["asia"],
  ]);
  expect(spotsOf(withRope(roped, 1, 0))[0]?.ropes).toEqual([]);
  expect(spotsOf(withSpot(box, 2, 33.6, 44))[2]).toMatchObject({ x: 34, y: 44 });
});
