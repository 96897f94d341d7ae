/** A declared board holds what the view says, where the paths say it. */

import { expect, test } from "vitest";

import { lay, naturalWidth, standing } from "../../../src/games/declared/geometry";
import { labelOf, zonesOf, type FilledZone } from "../../../src/games/declared/scene";
import { changedPlaces } from "../../../src/games/declared/viewport.svelte";
import { FILLING, GAME, VIEW } from "./board";

const zones = zonesOf(VIEW, FILLING);

function zone(key: string): FilledZone {
  const found = zones.find((one) => one.key === key);
  if (found === undefined) throw new Error(`there is no zone ${key}`);
  return found;
}

test("a zone in front of each seat is there for each, with its title", () => {
  expect(zones.map(({ key, seat, title }) => [key, seat, title])).toEqual([
    ["meadow", null, "The meadow"],
    ["bids", null, "Bids"],
    ["candle", null, "Candle"],
    ["supply", null, "Supply"],
    ["hand-0", 0, "Hand"],
    ["hand-1", 1, "Hand"],
  ]);
});

test("a thing stands where its path counts to, with its icon and its owner", () => {
  const [empty, taken] = zone("meadow").places;
  expect(empty?.pieces).toEqual([]);
  expect(taken?.pieces).toMatchObject([{ name: "a sun of 2 (Green)", icon: "sun", seat: 1 }]);
  expect(taken && labelOf(taken)).toBe("b1: a sun of 2 (Green).");
  expect(empty && labelOf(empty)).toBe("a1.");
});

test("a piece stands at the place that its path leads to", () => {
  expect(zone("bids").places.map(({ pieces }) => pieces.length)).toEqual([0, 1, 0]);
  expect(zone("candle").places.map(({ pieces }) => pieces[0]?.seat)).toEqual([1, 0]);
});

test("places are pointed at by name, or by number where they have none", () => {
  expect(zone("meadow").places.map(({ marks }) => marks)).toEqual([
    ["cell:a1"],
    ["cell:b1"],
    ["cell:a2"],
    ["cell:b2"],
  ]);
  expect(zone("bids").places[2]?.marks).toEqual(["coins:3"]);
  expect(zone("hand-0").places.map(({ marks }) => marks)).toEqual([
    ["card:sun-1"],
    ["card:moon-1"],
  ]);
});

test("what may not be seen is a card without a face that nobody can point at", () => {
  expect(zone("hand-1").places).toMatchObject([
    { name: "hidden", pieces: [], marks: [] },
    { name: "hidden", pieces: [], marks: [] },
  ]);
});

test("tokens tell how many there are of each, and single values by the name of their field", () => {
  expect(zone("supply").places.map(({ name, pieces }) => [name, pieces[0]?.text])).toEqual([
    ["a sun of 1", "3"],
    ["a sun of 2", "0"],
    ["a moon", "1"],
    ["Late", "yes"],
  ]);
});

test("a number of icons is as many of them, and of many the number", () => {
  const pieces = [{ things: "flies.*", icon: "fly" }];
  const pond = { kind: "track", name: "pond", last: 3, pieces } as const;
  const game = { ...GAME, board: { ...GAME.board, zones: [pond] } };
  const [filled] = zonesOf({ flies: [0, 1, 3, 12] }, { ...FILLING, game });
  expect(filled?.places.map((place) => place.pieces.map(({ text }) => text))).toEqual([
    [],
    [null],
    [null, null, null],
    ["12"],
  ]);
});

test("a place at which something else stands has changed", () => {
  const after = zonesOf({ ...VIEW, price: 3, cells: [0, 1, -1, -1] }, FILLING);
  expect([...changedPlaces(zones, after)].sort()).toEqual(["bids-2", "bids-3", "meadow-0"]);
  expect(changedPlaces(zones, zonesOf(VIEW, FILLING)).size).toBe(0);
});

test("every zone stays within its room, however narrow", () => {
  for (const one of zones) {
    for (const room of [120, 240, 390, 900]) {
      const laid = lay(one, GAME.board, { own: room, around: room });
      expect(laid.boxes.length).toBe(one.places.length);
      if (one.zone.kind === "svg") continue; // its places lie where the drawing has them
      for (const { x, wide } of laid.boxes) expect(x + wide).toBeLessThanOrEqual(room);
    }
    const natural = naturalWidth(one, GAME.board, 900);
    const laid = lay(one, GAME.board, { own: natural, around: 900 });
    expect(laid.wide).toBeLessThanOrEqual(natural + 1);
  }
});

test("several pieces share a place without leaving it", () => {
  const box = { x: 10, y: 20, wide: 40, high: 40 };
  for (const count of [1, 2, 3, 5, 9]) {
    const boxes = standing(box, count);
    expect(boxes.length).toBe(count);
    for (const { x, y, wide, high } of boxes) {
      expect(x).toBeGreaterThanOrEqual(10);
      expect(y).toBeGreaterThanOrEqual(20);
      expect(x + wide).toBeLessThanOrEqual(50);
      expect(y + high).toBeLessThanOrEqual(60);
    }
  }
});
