import { describe, expect, it } from "vitest";

import {
  borderMark,
  citizenPlace,
  entriesAt,
  isMoving,
  litBorders,
  litRegions,
  looseOptions,
  marksOf,
  meaning,
  movable,
  pickMark,
  regionMark,
  takenUp,
} from "../../../src/games/sands/pointing";
import { borderOf, parts } from "../../../src/games/sands/parts";
import { SANDS } from "../../../src/protocol/generated/sands";
import type { PlainRecord } from "../../../src/protocol/values";
import { Offers } from "../../../src/table/model/offers";
import type { Mark } from "../../../src/table/model/choose";
import { regionNamed } from "./positions";

const ITALIA = regionNamed("italia");
const SICILIA = regionNamed("sicilia");
const GALLIA = regionNamed("gallia");

function offer(say: string, fields: PlainRecord, text: string) {
  return { say: `do-${say}`, fields, text };
}

function table(offers: ReturnType<typeof offer>[], chosen: readonly Mark[] = []) {
  return { selection: { offers: new Offers(offers, SANDS, marksOf), chosen } };
}

const move = (piece: number, from: number, to: number) =>
  offer("move", { piece, old_region: from, region: to }, `move ${piece} ${from} ${to}`);
const DONE = offer("done", {}, "done");
const MOVES = [move(0, ITALIA, SICILIA), move(1, ITALIA, SICILIA), move(1, ITALIA, GALLIA), DONE];

describe("two cards", () => {
  const pair = offer("choose", { card: 1, other_card: 3 }, "choose muster raid");

  it("are chosen in any order", () => {
    expect(marksOf(pair)).toEqual(["do:choose", pickMark(1), pickMark(3)]);
    const { offers } = table([pair]).selection;
    expect(offers.meant([pickMark(3), pickMark(1)])?.text).toBe("choose muster raid");
    expect(parts.names.card[1]).toBe("muster");
  });
});

describe("a caravan", () => {
  const pay = (payment: number) =>
    offer("caravan", { region: ITALIA, other_region: SICILIA, payment }, `caravan ${payment}`);
  const border = borderOf(SICILIA, ITALIA);

  it("is laid by pointing at its border", () => {
    const asked = table([pay(0), pay(1)]);
    expect(litBorders(asked)).toEqual(new Set([border]));
    expect(meaning(asked, borderMark(border))?.count).toBe(2);
    expect(entriesAt(asked, borderMark(border)).map(({ text }) => text)).toEqual([
      "caravan 0",
      "caravan 1",
    ]);
  });

  it("is among what can be done in the regions on both sides", () => {
    const asked = table([pay(0)]);
    expect(entriesAt(asked, regionMark(SICILIA))).toHaveLength(1);
    expect(entriesAt(asked, regionMark(GALLIA))).toHaveLength(0);
  });

  it("names the two regions where it may not be, so that one learns why", () => {
    const other = borderMark(borderOf(ITALIA, GALLIA));
    const { marks, count } = meaning(table([pay(0)]), other) ?? { marks: [], count: 1 };
    expect(count).toBe(0);
    expect(marks).toEqual(["do:caravan", "region:gallia", "other_region:italia", "payment:crops"]);
  });
});

describe("moving", () => {
  it("lights where citizens can be taken up, then where they can go", () => {
    expect(litRegions(table(MOVES))).toEqual(new Set([ITALIA]));
    const taken = takenUp(citizenPlace(1, ITALIA));
    expect(litRegions(table(MOVES, taken))).toEqual(new Set([SICILIA, GALLIA]));
    expect(isMoving(table(MOVES, taken))).toBe(true);
  });

  it("knows which citizens can be taken up", () => {
    expect(movable(table(MOVES), ITALIA)).toEqual([0, 1]);
    expect(movable(table(MOVES), GALLIA)).toEqual([]);
  });

  it("takes up the only kind there is when a region is pointed at, else leaves the choice", () => {
    expect(meaning(table(MOVES), regionMark(ITALIA))?.count).toBe(2);
    const soldiers = MOVES.slice(1);
    expect(meaning(table(soldiers), regionMark(ITALIA))).toEqual({
      marks: ["do:move", "old_region:italia", "piece:soldier"],
      count: 1,
    });
  });

  it("asks why a goal is out of reach", () => {
    const taken = takenUp(citizenPlace(0, ITALIA));
    const far = meaning(table(MOVES, taken), regionMark(regionNamed("india")));
    expect(far).toEqual({ marks: [...taken, "region:india"], count: 0 });
  });

  it("is ended beside the hand", () => {
    expect(looseOptions(table(MOVES), 9).map(({ text }) => text)).toEqual(["done"]);
  });
});

describe("a region", () => {
  const build = (structure: number, region: number) =>
    offer("build", { structure, region }, `build ${structure} ${region}`);
  const oppress = offer("oppress", { region: GALLIA }, "oppress gallia");

  it("is lit for what the question asks, for bonus actions only when they are chosen", () => {
    const offers = [build(0, ITALIA), oppress];
    expect(litRegions(table(offers))).toEqual(new Set([ITALIA]));
    expect(litRegions(table(offers, ["do:oppress"]))).toEqual(new Set([GALLIA]));
  });

  it("tells everything that can be done there", () => {
    const offers = [build(0, ITALIA), build(1, ITALIA), oppress];
    expect(entriesAt(table(offers), regionMark(ITALIA))).toHaveLength(2);
    expect(meaning(table(offers), regionMark(ITALIA))?.count).toBe(2);
  });

  it("keeps the structure that was chosen first", () => {
    const chosen = ["do:build", "structure:quarry"];
    const asked = table([build(0, ITALIA), build(1, ITALIA)], chosen);
    expect(meaning(asked, regionMark(ITALIA))).toEqual({
      marks: [...chosen, "region:italia"],
      count: 1,
    });
    expect(meaning(asked, regionMark(GALLIA))).toEqual({
      marks: [...chosen, "region:gallia"],
      count: 0,
    });
  });
});
