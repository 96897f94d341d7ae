import { describe, expect, it } from "vitest";

import { KHRONOS, type KhronosView } from "../../../src/protocol/generated/khronos";
import type { Offer } from "../../../src/protocol/wire";
import {
  entriesAt,
  isNarrowed,
  litBuildings,
  litCells,
  meaning,
} from "../../../src/games/khronos/pointing";
import type { Mark } from "../../../src/table/model/choose";
import { Offers } from "../../../src/table/model/offers";
import { building, cellNamed, tileNamed, viewOf } from "./positions";

/** Bits for cells, as offers carry them. */
function bits(...cells: string[]): string {
  const mask = cells.reduce((sum, cell) => sum | (1n << BigInt(cellNamed(cell))), 0n);
  return mask.toString(16);
}

function construct(verb: string, tile: string, age: number, ...cells: string[]): Offer {
  return {
    say: `do-${verb}`,
    fields: { age, tile: tileNamed(tile) },
    open: "cell",
    bits: bits(...cells),
    stem: `${verb} ${tile} ${KHRONOS.names.age[age] ?? ""}`,
  };
}

const END: Offer = { say: "do-end", fields: {}, text: "end" };
const TURN: Offer[] = [
  construct("build", "keep", 0, "c3", "f7"),
  construct("build", "keep", 1, "h9"),
  construct("build", "chapel", 0, "c3"),
  construct("upgrade", "keep", 0, "j9", "i9"),
  {
    say: "do-demolish",
    fields: { age: 0 },
    open: "cell",
    bits: bits("j10"),
    stem: "demolish might",
  },
  { say: "do-populate", fields: {}, open: "cell", bits: bits("e6"), stem: "populate" },
  ...[1, 2].map((count): Offer => {
    const cell = cellNamed("a8");
    return { say: "do-restore", fields: { cell, count }, text: `restore a8 ${count}` };
  }),
  END,
];
const VIEW: KhronosView = viewOf([
  [building("watchtower j10", 0)],
  [],
  [building("town e6", -1, 2), building("castle a8", -1, 2)],
]);

function table(chosen: Mark[] = [], offers: Offer[] = TURN) {
  return { selection: { chosen, offers: new Offers(offers, KHRONOS) } };
}

const names = (cells: Iterable<number>) =>
  [...cells].map((cell) => KHRONOS.names.cell[cell]).sort();

describe("lit cells", () => {
  it("are none while anything could be meant", () => {
    expect(isNarrowed(table())).toBe(false);
    expect(litCells(table(), 0).size).toBe(0);
  });

  it("are those of the chosen tile, in each age", () => {
    const chosen = table(["tile:keep"]);
    expect(names(litCells(chosen, 0))).toEqual(["c3", "f7", "i9", "j9"]);
    expect(names(litCells(chosen, 1))).toEqual(["h9"]);
    expect(names(litCells(chosen, 2))).toEqual([]);
  });

  it("stay when one of them is chosen", () => {
    const chosen = table(["tile:keep", "age:might", "cell:c3"]);
    expect(names(litCells(chosen, 0))).toEqual(["c3", "f7", "i9", "j9"]);
    expect(names(litCells(chosen, 1))).toEqual(["h9"]);
  });

  it("keep to an age that is chosen", () => {
    const chosen = table(["tile:keep", "age:faith"]);
    expect(names(litCells(chosen, 0))).toEqual([]);
    expect(names(litCells(chosen, 1))).toEqual(["h9"]);
  });

  it("follow a chosen verb into Reason", () => {
    expect(names(litCells(table(["do:populate"]), 2))).toEqual(["e6"]);
    expect(names(litCells(table(["do:restore"]), 2))).toEqual(["a8"]);
    expect(names(litCells(table(["do:populate"]), 0))).toEqual([]);
  });

  it("are lit at once where only places are asked for", () => {
    const shrink: Offer = {
      say: "do-shrink",
      fields: { age: 1 },
      open: "cell",
      bits: bits("f7", "g7"),
      stem: "shrink faith",
    };
    expect(names(litCells(table([], [shrink]), 1))).toEqual(["f7", "g7"]);
    expect(names(litCells(table([], [shrink]), 0))).toEqual([]);
  });
});

describe("pointing at a cell", () => {
  it("means the offered action", () => {
    const meant = meaning(table(["tile:keep"]), VIEW, 0, cellNamed("f7"));
    expect(meant).toEqual({ marks: ["age:might", "cell:f7"], count: 1 });
  });

  it("moves from one chosen cell to another", () => {
    const chosen = table(["tile:keep", "age:might", "cell:c3"]);
    expect(meaning(chosen, VIEW, 1, cellNamed("h9"))?.count).toBe(1);
  });

  it("names a whole action where none is offered, so that the reason can be asked", () => {
    const free = meaning(table(["tile:keep"]), VIEW, 0, cellNamed("b2"));
    expect(free).toEqual({
      marks: ["do:build", "tile:keep", "age:might", "cell:b2"],
      count: 0,
    });
    const taken = meaning(table(["tile:castle"]), VIEW, 0, cellNamed("j10"));
    expect(taken?.marks[0]).toBe("do:upgrade");
    const demolish = meaning(table(["do:demolish"]), VIEW, 0, cellNamed("b2"));
    expect(demolish?.marks).toEqual(["do:demolish", "age:might", "cell:b2"]);
  });

  it("means the whole building from any of its cells", () => {
    const meant = meaning(table(["do:populate"]), VIEW, 2, cellNamed("f7"));
    expect(meant).toEqual({ marks: ["do:populate", "cell:e6"], count: 1 });
  });

  it("means nothing yet while nothing is chosen", () => {
    expect(meaning(table(), VIEW, 0, cellNamed("c3"))).toBeNull();
  });
});

describe("what is offered at a place", () => {
  const texts = (age: number, cell: string) =>
    entriesAt(table(), VIEW, age, cellNamed(cell)).map(({ marks }) => marks.join(" "));

  it("is every tile that can stand on free land", () => {
    expect(texts(0, "c3")).toEqual([
      "do:build age:might cell:c3 tile:keep",
      "do:build age:might cell:c3 tile:chapel",
    ]);
    expect(texts(0, "b2")).toEqual([]);
  });

  it("is what can be done with the building that stands there, wherever the larger one would lie", () => {
    expect(texts(0, "j10")).toEqual([
      "do:demolish age:might cell:j10",
      "do:upgrade age:might cell:i9 tile:keep",
      "do:upgrade age:might cell:j9 tile:keep",
    ]);
  });

  it("tells restorations apart by their cards", () => {
    expect(texts(2, "b9")).toEqual(["do:restore cell:a8 count:1", "do:restore cell:a8 count:2"]);
  });

  it("can be found by the kind of a card", () => {
    expect(names(litBuildings(table(), VIEW, 0, 0))).toEqual(["j10"]);
    expect(names(litBuildings(table(), VIEW, 0, 1))).toEqual([]);
    expect(names(litBuildings(table(), VIEW, 2, 2))).toEqual(["e6"]);
  });
});
