import { expect, test } from "vitest";

import type { Offer } from "../../src/protocol/wire";
import { chosenSoFar, nextQuestion } from "../../src/table/selection/wording";
import { Offers } from "../../src/table/model/offers";
import { bundle, Words } from "../../src/words/words";
import { BOX } from "./box";

const LIST = `
tile-keep = keep
age-might = Might
age-faith = Faith
cards-military = { $count } military
cards-civil = { $count } civil
cards-none = none
do-build = Build a { $tile } at { $cell } in { $age }
    .ask-cell = Where will the { $tile } stand?
do-raze = Raze { $cell } in { $age }
do-pay = Pay { $cards }
do-end = End
`;
const WORDS = new Words(BOX, "en", bundle("en", [LIST]));

function family(say: string, fields: Record<string, number>): Offer {
  return { say, fields, open: "cell", bits: "3", stem: say };
}

const TURN = new Offers(
  [
    family("do-build", { age: 0, tile: 0 }),
    family("do-build", { age: 1, tile: 0 }),
    family("do-raze", { age: 0 }),
    { say: "do-end", fields: {}, text: "end" },
  ],
  BOX,
);
const PAY = new Offers(
  [
    { say: "do-pay", fields: { cards: [2, 0] }, text: "pay 2 0" },
    { say: "do-pay", fields: { cards: [1, 1] }, text: "pay 1 1" },
  ],
  BOX,
);

test("nothing is asked beside the question while nothing is chosen", () => {
  expect(nextQuestion(TURN, [], WORDS)).toBeUndefined();
  expect(chosenSoFar(TURN, [], WORDS, BOX)).toBe("");
});

test("the question follows what is chosen, in the words of the game", () => {
  expect(nextQuestion(TURN, ["tile:keep"], WORDS)).toBe("Where will the keep stand?");
  expect(nextQuestion(TURN, ["tile:keep", "age:might"], WORDS)).toBe("Where will the keep stand?");
});

test("a game that has no words for it says what is chosen, with a gap", () => {
  expect(nextQuestion(TURN, ["do:raze"], WORDS)).toBe("Raze … in Might");
});

test("what is chosen is listed by name, what is there several times once", () => {
  expect(chosenSoFar(TURN, ["tile:keep", "age:faith"], WORDS, BOX)).toBe("keep and Faith");
  expect(chosenSoFar(TURN, ["do:raze"], WORDS, BOX)).toBe("Raze … in Might");
  expect(chosenSoFar(PAY, ["cards:military"], WORDS, BOX)).toBe("1 military");
  expect(chosenSoFar(PAY, ["cards:military", "cards:military"], WORDS, BOX)).toBe("2 military");
});

test("a drawing has words for marks of its own", () => {
  const naming = (mark: string) => (mark === "tile:keep" ? "the keep" : undefined);
  expect(chosenSoFar(TURN, ["tile:keep"], WORDS, BOX, naming)).toBe("the keep");
});
