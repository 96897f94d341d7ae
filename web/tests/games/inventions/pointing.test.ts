import { describe, expect, it } from "vitest";

import { INVENTIONS } from "../../../src/protocol/generated/inventions";
import type { PlainRecord } from "../../../src/protocol/values";
import type { Offer } from "../../../src/protocol/wire";
import { placeAt } from "../../../src/games/inventions/viewport.svelte";
import { choices, entriesAt, isLit, meaning, spoken } from "../../../src/games/inventions/pointing";
import { usualMarks, type Mark } from "../../../src/table/model/choose";
import { Offers } from "../../../src/table/model/offers";

const { names } = INVENTIONS;
const [AFRICA, EUROPE, ASIA] = ["africa", "europe", "asia"].map((name) =>
  names.region.indexOf(name),
);
const [BREAD, WINE] = ["bread", "wine"].map((name) => names.card.indexOf(name));

function offer(verb: string, fields: PlainRecord): Offer {
  const slugs = Object.entries(fields).map(([field, value]) => {
    const known: readonly string[] | undefined = (names as Record<string, readonly string[]>)[
      field
    ];
    return known?.[Number(value)] ?? JSON.stringify(value);
  });
  return { say: `do-${verb}`, fields, text: [verb, ...slugs].join(" ") };
}

function table(offers: Offer[], chosen: Mark[] = []) {
  return { selection: { chosen, offers: new Offers(offers, INVENTIONS) } };
}

const region = (number = 0) => placeAt("region", number);

const JOURNEYS = [
  offer("move", { old_region: AFRICA ?? 0, region: EUROPE ?? 0 }),
  offer("move", { old_region: AFRICA ?? 0, region: ASIA ?? 0 }),
  offer("move", { old_region: EUROPE ?? 0, region: ASIA ?? 0 }),
];
const IDEAS = [
  offer("present", { card: BREAD ?? 0, region: AFRICA ?? 0 }),
  offer("present", { card: BREAD ?? 0, region: ASIA ?? 0 }),
  offer("present", { card: WINE ?? 0, region: AFRICA ?? 0 }),
];

describe("pointing at regions", () => {
  it("means where a journey begins, then where it ends", () => {
    const first = meaning(table(JOURNEYS), region(AFRICA));
    expect(first).toEqual({ marks: ["old_region:africa"], count: 2 });
    const then = table(JOURNEYS, ["old_region:africa"]);
    expect(meaning(then, region(ASIA))).toEqual({ marks: ["region:asia"], count: 1 });
    expect(meaning(then, region(EUROPE))).toEqual({ marks: ["region:europe"], count: 1 });
  });

  it("means the end where no journey begins there", () => {
    expect(meaning(table(JOURNEYS), region(ASIA))).toEqual({ marks: ["region:asia"], count: 2 });
  });

  it("narrows what a card leaves", () => {
    expect(meaning(table(IDEAS), region(AFRICA))?.count).toBe(2);
    expect(meaning(table(IDEAS, ["card:wine"]), region(AFRICA))?.count).toBe(1);
    expect(isLit(table(IDEAS), region(EUROPE))).toBe(false);
  });

  it("names the whole action where it is refused, so that one learns why", () => {
    const refused = meaning(table(IDEAS, ["card:wine"]), region(EUROPE));
    expect(refused).toEqual({
      marks: ["do:present", "region:europe", "card:wine"],
      count: 0,
    });
  });

  it("means nothing while nothing is asked", () => {
    expect(meaning(table([]), region(AFRICA))).toBeNull();
  });
});

describe("pointing at other things", () => {
  it("finds deeds, milestones and spaces of the era track", () => {
    const pillars = table([offer("pillar", { deed: 1 }), offer("pillar", { deed: 4 })]);
    expect(meaning(pillars, placeAt("deed", 4))).toEqual({ marks: ["deed:call"], count: 1 });
    expect(meaning(pillars, placeAt("deed", 0))?.marks).toEqual(["do:pillar", "deed:present"]);
    const spaces = table([offer("advance", { place: 2 })]);
    expect(isLit(spaces, placeAt("space", 1))).toBe(true);
    expect(isLit(spaces, placeAt("space", 0))).toBe(false);
  });

  it("lists what can be done with a thing", () => {
    const entries = entriesAt(table(IDEAS), placeAt("card", BREAD ?? 0));
    expect(entries.map(({ text }) => text)).toEqual(["present bread africa", "present bread asia"]);
  });

  it("tells choices one by one where they are few", () => {
    expect(choices(table(IDEAS), 3)).toHaveLength(3);
    expect(choices(table(IDEAS), 2)).toEqual([]);
    expect(choices(table(IDEAS, ["card:wine"]), 2)).toHaveLength(1);
  });

  it("tells what is answered in words alone however many choices there are", () => {
    const placing = table([...IDEAS, offer("done", {})]);
    expect(choices(placing, 2)).toEqual([]);
    expect(spoken(placing).map(({ text }) => text)).toEqual(["done"]);
    expect(spoken(table(IDEAS))).toEqual([]);
  });

  it("uses marks that the table offers", () => {
    const pillar = { say: "do-pillar", fields: { deed: 1 } };
    expect(usualMarks(INVENTIONS, pillar)).toEqual(["do:pillar", "deed:invent"]);
  });
});
