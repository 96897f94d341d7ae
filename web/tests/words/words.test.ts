import { expect, test } from "vitest";

import { usual } from "../../src/words/locale.svelte";
import { bundle, kebab, Words } from "../../src/words/words";
import { BOX } from "../table/box";

const LIST = `
seat-0 = Red
seat-nobody = nobody
tile-keep = keep
cards-military = { $count } military
cards-civil = { $count } civil
cards-none = none
do-build = Build { $tile_id ->
    [keep] a { $tile }
   *[other] something
  } at { $cell } in { $age_id }
do-pay = Pay: { $cards }
event-stood = { $owner } { $owner_id } { $firm } { $tile }
`;
const words = new Words(BOX, "en", bundle("en", [LIST]));

test("the name of a class becomes the key of a message", () => {
  expect(kebab("TakeTurn")).toBe("take-turn");
});

test("fields arrive as names and as ids", () => {
  const build = { say: "do-build", fields: { age: 1, tile: 0, cell: 3 } };
  expect(words.do(build)).toBe("Build a keep at a2 in faith");
  const stood = { type: "Stood", owner: -1, firm: true, tile: -1 };
  expect(words.tell(stood)).toBe("nobody nobody yes Hidden");
  expect(words.calling(["Anna"]).tell({ ...stood, owner: 0 })).toBe("Anna 0 yes Hidden");
});

test("what no list has is called by its title, or by its name made pretty", () => {
  const names = { ...BOX.names, tile: ["keep", "steam-organ", "x"] };
  const titles = { tile: { x: "Tower of Hanoi" } };
  const own = new Words({ ...BOX, names, titles }, "en", bundle("en", [LIST]));
  expect([0, 1, 2].map((tile) => own.name("tile", tile))).toEqual([
    "keep",
    "Steam Organ",
    "Tower of Hanoi",
  ]);
  expect(own.name("cell", 3)).toBe("a2");
});

test("counts are told one kind after the other", () => {
  expect(words.do({ say: "do-pay", fields: { cards: [2, 1] } })).toBe("Pay: 2 military, 1 civil");
  expect(words.do({ say: "do-pay", fields: { cards: [0, 0] } })).toBe("Pay: none");
});

test("what several actions do not share is left open", () => {
  const build = { say: "do-build", fields: { age: 1, tile: 0, cell: 3 } };
  expect(words.gap(build, ["cell"], 7)).toBe("Build a keep at … in faith");
});

test("a missing message says its key", () => {
  expect(words.say("nothing-like-this")).toBe("nothing-like-this");
});

test("the language of the browser is taken if there are words in it", () => {
  expect(usual(["de-CH", "en"])).toBe("de");
  expect(usual(["it", "FR"])).toBe("fr");
  expect(usual(["it"])).toBe("en");
});
