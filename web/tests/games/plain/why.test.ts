/** An action that is not offered can be put together, so that one may ask why not. */

import { describe, expect, test } from "vitest";

import { kindsOf, marksMeant, valuesOf } from "../../../src/games/plain/why";
import { named } from "../../../src/table/model/naming";
import { GAME, WORDS } from "./box";

test("kinds of actions that can be named are told with gaps", () => {
  expect(kindsOf(GAME, WORDS)).toEqual([
    { value: "buy", label: "Buy … at …" },
    { value: "bid", label: "Bid …" },
    { value: "give", label: "Give way to …" },
  ]);
});

describe("a field", () => {
  test("of a thing lists its names", () => {
    expect(valuesOf(GAME, WORDS, "stall", 2)).toEqual([
      { value: "0", label: "the north stall" },
      { value: "1", label: "the south stall" },
    ]);
  });

  test("of a seat lists the seats of the table", () => {
    expect(valuesOf(GAME, WORDS, "seat", 2)?.map(({ label }) => label)).toEqual(["Red", "Green"]);
  });

  test("of anything else is a number that is written", () => {
    expect(valuesOf(GAME, WORDS, "coins", 2)).toBeNull();
  });
});

test("the marks name the action the server is asked about", () => {
  const { buy } = GAME.actions;
  expect(buy && marksMeant(GAME, buy, { card: "2" })).toBeNull();
  const marks = buy && marksMeant(GAME, buy, { card: "2", stall: "1" });
  expect(marks).toEqual(["do:buy", "card:iris", "stall:south"]);
  expect(named(GAME, marks ?? [])).toBe("buy iris south");
});
