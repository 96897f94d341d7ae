import { expect, test } from "vitest";

import type { AnyDrawing } from "../../src/table/model/drawing";
import { isLoss as isKhronosLoss } from "../../src/games/khronos/events";
import { isLoss as isSandsLoss } from "../../src/games/sands/events";
import type { Typed } from "../../src/protocol/values";
import { concerns, firstSince, marksOf, since, toldSince } from "../../src/table/playback/since";
import { bundle, Words } from "../../src/words/words";
import { BOX } from "./box";

const LIST = `
seat-0 = Red
seat-1 = Green
event-built = { $seat } built at { $cell }.
event-lost = { $seat } lost { $cell }.
event-gained = { $seat } gained.
event-paid = { $seat } paid.
`;
const words = new Words(BOX, "en", bundle("en", [LIST]));
const DRAWING = {
  game: BOX,
  isMinor: ({ type }: Typed) => type === "Paid",
  isLoss: ({ type, seat }: Typed, who: number) => type === "Lost" && seat === who,
  history: ({ cell }: Typed) => (typeof cell === "number" ? [{ cell }] : []),
} as unknown as AnyDrawing;

const step = (seat: number, ...events: Typed[]) => ({ seat, events });
const built = { type: "Built", seat: 1, cell: 0 };
const lost = { type: "Lost", seat: 0, cell: 1 };
const gained = { type: "Gained", seat: 0 };
const paid = { type: "Paid", seat: 0 };

test("what is new begins after the own last step", () => {
  const steps = [step(-1), step(0), step(1), step(0), step(1), step(1)];
  expect(firstSince(steps, 0)).toBe(4);
});

test("who has not answered yet has missed all but the deal", () => {
  expect(firstSince([step(-1), step(1), step(1)], 0)).toBe(1);
});

test("who watches sees what the last seat did", () => {
  expect(firstSince([step(0), step(1), step(0), step(1), step(1)], -2)).toBe(3);
  expect(firstSince([], -2)).toBe(0);
});

test("what was lost comes first, then what else changed for me, then what others did", () => {
  const told = toldSince([step(0), step(1, built, gained, paid, gained), step(1, lost)], 1);
  const found = since(told, 0, DRAWING, words);
  expect(found.mine.map(({ sentence, times, isLoss }) => [sentence, times, isLoss])).toEqual([
    ["Red lost b1.", 1, true],
    ["Red gained.", 2, false],
  ]);
  expect(found.others.map(({ sentence }) => sentence)).toEqual(["Green built at a1."]);
  expect(found.mine[0]?.places).toEqual([{ cell: 1 }]);
});

test("nothing is mine for who only watches", () => {
  expect(since(toldSince([step(1, lost)], 0), -2, DRAWING, words).mine).toEqual([]);
});

test("a place is marked once, by who did something there last", () => {
  const told = toldSince([step(0, built), step(1, { ...built, seat: 1 }), step(1, lost)], 0);
  const marks = marksOf(told, told.at(-1), DRAWING);
  expect(marks).toEqual([
    { place: { cell: 0 }, seat: 1, isNow: false },
    { place: { cell: 1 }, seat: 1, isNow: true },
  ]);
});

test("an event concerns every seat it names", () => {
  expect(concerns({ type: "Plundered", seat: 1, owner: 0 }, 0, ["seat", "owner"])).toBe(true);
  expect(concerns({ type: "Plundered", seat: 1, owner: 2 }, 0, ["seat", "owner"])).toBe(false);
  expect(concerns({ type: "DomainLost", seat: 1, holders: [2, 0] }, 0, ["holders"])).toBe(true);
  expect(concerns({ type: "DomainLost", seat: 1, holders: [2] }, 0, ["holders"])).toBe(false);
});

test("the games know what is taken from whom", () => {
  expect(isKhronosLoss({ type: "Downsized", owner: 2 }, 2)).toBe(true);
  expect(isKhronosLoss({ type: "Downsized", owner: 2 }, 1)).toBe(false);
  expect(isKhronosLoss({ type: "Built", seat: 2 }, 2)).toBe(false);
  expect(isKhronosLoss({ type: "DomainLost", seat: 2, holders: [1] }, 2)).toBe(true);
  expect(isKhronosLoss({ type: "DomainLost", seat: 2, holders: [1] }, 1)).toBe(false);
  expect(isSandsLoss({ type: "Plundered", seat: 1, owner: 0 }, 0)).toBe(true);
  expect(isSandsLoss({ type: "Plundered", seat: 1, owner: 0 }, 1)).toBe(false);
});

test("an event is told as that of the seat it names, whoever answered last", () => {
  const [line] = since(toldSince([step(0, built)], 0), -2, DRAWING, words).others;
  expect(line?.seat).toBe(1);
  expect(marksOf(toldSince([step(0, built)], 0), undefined, DRAWING)[0]?.seat).toBe(1);
});
