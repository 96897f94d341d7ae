import { expect, test } from "vitest";

import { choose, fieldOf, slugOf, usualMarks, type Mark } from "../../src/table/model/choose";
import { Offers } from "../../src/table/model/offers";
import { BOX } from "./box";

const offers = new Offers(
  [
    {
      say: "do-build",
      fields: { age: 0, tile: 0 },
      open: "cell",
      bits: "7",
      stem: "build keep might",
    },
    {
      say: "do-build",
      fields: { age: 1, tile: 1 },
      open: "cell",
      bits: "1",
      stem: "build castle faith",
    },
    { say: "do-pay", fields: { cards: [2, 0] }, text: "pay 2m" },
    { say: "do-pay", fields: { cards: [1, 1] }, text: "pay 1m 1c" },
  ],
  BOX,
);

function point(chosen: Mark[], ...pointed: Mark[]): Mark[] {
  return choose(chosen, pointed, {
    leaves: (marks) => offers.count(marks),
    several: (field) => field in BOX.counted,
  });
}

test("a mark is a field and a name", () => {
  expect(fieldOf("cell:f7")).toBe("cell");
  expect(slugOf("cell:f7")).toBe("f7");
});

test("the usual marks are what is done and each field", () => {
  expect(usualMarks(BOX, { say: "do-pay", fields: { cards: [2, 1] } })).toEqual([
    "do:pay",
    "cards:military",
    "cards:military",
    "cards:civil",
  ]);
  expect(usualMarks(BOX, { say: "do-stay", fields: { seat: 2, firm: true } })).toEqual([
    "do:stay",
    "seat:2",
    "firm:yes",
  ]);
});

test("what is pointed at joins what is chosen", () => {
  expect(point([], "tile:keep")).toEqual(["tile:keep"]);
  expect(point(["tile:keep"], "age:might", "cell:a1")).toEqual([
    "tile:keep",
    "age:might",
    "cell:a1",
  ]);
});

test("pointing again takes it back", () => {
  expect(point(["tile:keep", "age:might"], "tile:keep")).toEqual(["age:might"]);
});

test("another value of the same field takes its place", () => {
  expect(point(["age:might", "cell:a1"], "cell:b1")).toEqual(["age:might", "cell:b1"]);
});

test("older choices give way where nothing could be meant otherwise", () => {
  expect(point(["tile:keep"], "age:faith")).toEqual(["age:faith"]);
  expect(point(["tile:keep", "cell:a1"], "age:faith")).toEqual(["cell:a1", "age:faith"]);
});

test("what is not offered at all stays what is pointed at, so that one may ask why not", () => {
  expect(point([], "age:reason", "cell:a1")).toEqual(["age:reason", "cell:a1"]);
});

test("of counted things one more is chosen each time, as long as there is an option", () => {
  expect(point(["cards:military"], "cards:military")).toEqual(["cards:military", "cards:military"]);
  expect(point(["cards:military"], "cards:civil")).toEqual(["cards:military", "cards:civil"]);
  expect(point(["cards:civil"], "cards:civil")).toEqual([]);
});
