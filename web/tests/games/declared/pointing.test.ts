/** Pointing at places of a declared board narrows what is offered, and names what is refused. */

import { expect, test } from "vitest";

import { answersBeside, isLit, meaning } from "../../../src/games/declared/pointing";
import { Offers } from "../../../src/table/model/offers";
import { GAME } from "./board";

const PUTS = [
  { say: "do-put", fields: { card: 0, cell: 0 }, text: "put sun-1 a1" },
  { say: "do-put", fields: { card: 0, cell: 1 }, text: "put sun-1 b1" },
  { say: "do-put", fields: { card: 2, cell: 0 }, text: "put moon-1 a1" },
];
const PASS = { say: "do-pass", fields: {}, text: "pass" };
const BID = { say: "do-bid", fields: { coins: 2 }, text: "bid 2" };
const FIELDS = new Set(["card", "cell", "coins"]);

function table(actions: ConstructorParameters<typeof Offers>[0], ...chosen: string[]) {
  return { selection: { chosen, offers: new Offers(actions, GAME) } };
}

test("a place is lit while it leaves an answer", () => {
  expect(isLit(table(PUTS), { marks: ["cell:b1"] })).toBe(true);
  expect(isLit(table(PUTS, "card:moon-1"), { marks: ["cell:b1"] })).toBe(false);
  expect(isLit(table(PUTS, "cell:b1"), { marks: ["cell:b1"] })).toBe(false);
});

test("pointing chooses one field, and the next one goes with it", () => {
  expect(meaning(table(PUTS), { marks: ["card:sun-1"] })).toEqual({
    marks: ["card:sun-1"],
    count: 2,
  });
  expect(meaning(table(PUTS, "card:sun-1"), { marks: ["cell:b1"] })).toEqual({
    marks: ["cell:b1"],
    count: 1,
  });
});

test("pointing at another place instead changes the choice", () => {
  const meant = meaning(table(PUTS, "card:moon-1"), { marks: ["card:sun-1"] });
  expect(meant).toEqual({ marks: ["card:sun-1"], count: 2 });
});

test("of several fields a place is meant as the first that is open", () => {
  const moves = [{ say: "do-put", fields: { card: 0, cell: 1 }, text: "put sun-1 b1" }];
  const place = { marks: ["card:sun-1", "cell:b1"] };
  expect(meaning(table(moves), place)?.marks).toEqual(["card:sun-1"]);
  expect(meaning(table(moves, "card:sun-1"), place)?.marks).toEqual(["cell:b1"]);
});

test("only the field that is asked for next is lit", () => {
  const moves = [{ say: "do-put", fields: { card: 0, cell: 1 }, text: "put sun-1 b1" }];
  const from = { marks: ["card:sun-1", "cell:a1"] };
  const to = { marks: ["card:sun-2", "cell:b1"] };
  expect([from, to].map((place) => isLit(table(moves), place))).toEqual([true, false]);
  const chosen = table(moves, "card:sun-1");
  expect([from, to].map((place) => isLit(chosen, place))).toEqual([false, true]);
});

test("what is not offered is named whole, so that the server says why not", () => {
  const meant = meaning(table(PUTS, "card:sun-1"), { marks: ["cell:b2"] });
  expect(meant?.count).toBe(0);
  expect([...(meant?.marks ?? [])].sort()).toEqual(["card:sun-1", "cell:b2", "do:put"]);
});

test("what cannot be chosen means nothing", () => {
  expect(meaning(table(PUTS), { marks: [] })).toBeNull();
  expect(meaning(table([]), { marks: ["cell:a1"] })).toBeNull();
});

test("answers without a place have buttons; the only way that goes on by pointing has none", () => {
  expect(answersBeside(table([...PUTS, PASS]), FIELDS, 9).map(({ key }) => key)).toEqual([
    "do:pass",
  ]);
  expect(answersBeside(table(PUTS), FIELDS, 9)).toEqual([]);
});

test("two ways that go on by pointing have a button each", () => {
  const keys = answersBeside(table([...PUTS, BID, PASS]), FIELDS, 9).map(({ key }) => key);
  expect(keys).toEqual(["do:put", "do:bid", "do:pass"]);
  expect(answersBeside(table([...PUTS, BID, PASS]), FIELDS, 2)).toEqual([]);
});
