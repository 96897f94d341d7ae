/** The chain helper, the turns of Chronos, planning ahead, and where questions are answered. */

import { describe, expect, it } from "vitest";

import { INVENTIONS, type ChainProspect } from "../../../src/protocol/generated/inventions";
import type { Refusal } from "../../../src/protocol/consequences";
import type { Typed } from "../../../src/protocol/values";
import type { Table } from "../../../src/games/inventions/acting";
import { ASSEMBLY, CHAINS, SHELVES, WORLD } from "../../../src/games/inventions/effects";
import { isLastOfEra, roundsOf, spacesOf } from "../../../src/games/inventions/parts";
import { frontFor } from "../../../src/games/inventions/pieces/asking";
import { chainGroups } from "../../../src/games/inventions/pieces/chaining";
import { lastTurnOf } from "../../../src/games/inventions/pieces/chronos";
import { mayPlan, plannedMarks } from "../../../src/games/inventions/pieces/planning";
import { Offers } from "../../../src/table/model/offers";

const NO_TOKEN: Refusal = { type: "Refusal", rule: "4.3.C", key: "no-chain-token", details: [] };

function chain(source: string, number: number, more: Partial<ChainProspect> = {}): ChainProspect {
  return {
    type: "ChainProspect",
    source,
    number,
    region: -1,
    after: 4,
    deed: 1,
    tokens: 1,
    influence: 0,
    opening: null,
    refusal: null,
    ...more,
  };
}

describe("the chain helper", () => {
  const wine = INVENTIONS.names.card.indexOf("wine");
  const offered = { say: "do-chain-card", fields: { card: wine }, text: "chain wine" };
  const prospects = [
    chain("card", wine),
    chain("knowledge", 2, { region: 3, after: 6 }),
    chain("tile", 15, { refusal: NO_TOKEN }),
    chain("influence_tile", 1, { opening: NO_TOKEN }),
  ];

  it("tells what can be chained now from what an action would open and what is barred", () => {
    const offers = new Offers([offered], INVENTIONS);
    const groups = chainGroups({ selection: { chosen: [], offers } }, prospects);
    expect(groups.now.map(({ mark }) => mark)).toEqual(["card:wine"]);
    expect(groups.open.map(({ mark }) => mark)).toEqual(["knowledge:k3"]);
    expect(groups.barred.map(({ mark }) => mark)).toEqual([
      "tile:technology-2",
      "influence_tile:n2",
    ]);
  });

  it("does not take a presented card for a chain", () => {
    const present = { say: "do-present", fields: { card: wine, region: 0 }, text: "present wine" };
    const offers = new Offers([present], INVENTIONS);
    expect(chainGroups({ selection: { chosen: [], offers } }, prospects).now).toEqual([]);
  });
});

function told(...types: string[]): Typed[] {
  return types.map((type) => {
    const [name = "", seat] = type.split(" ");
    return seat === undefined ? { type: name } : { type: name, seat: Number(seat) };
  });
}

describe("the turns of Chronos", () => {
  it("are told from the first move of his pillar to the next turn", () => {
    const events = told(
      "TilePlaced 0",
      "PillarMoved",
      "PillarMoved",
      "Presented 4",
      "CitizensStood 4",
      "TurnBegan 1",
      "IpGained 1",
    );
    const past = [{ events }, { events: told("Moved 1") }];
    expect(lastTurnOf(past).map(({ type }) => type)).toEqual([
      "PillarMoved",
      "PillarMoved",
      "Presented",
      "CitizensStood",
    ]);
  });

  it("tell what people get when he shares, and only his last one", () => {
    const events = told(
      "PillarMoved",
      "Invented 4",
      "TurnBegan 0",
      "RoundBegan",
      "PillarMoved",
      "Shared 4",
      "IpGained 0",
      "Exhausted 0",
    );
    expect(lastTurnOf([{ events }]).map(({ type }) => type)).toEqual([
      "PillarMoved",
      "Shared",
      "IpGained",
    ]);
    expect(lastTurnOf([])).toEqual([]);
  });
});

describe("planning ahead", () => {
  function at(type: string, seat: number, viewer: number, total = 0): Table {
    const view = { decision: { type, seat }, order: [2, 0, 1] };
    return {
      session: { viewer },
      selection: { offers: { total } },
      playback: { view },
    } as unknown as Table;
  }

  it("is for whoever is next while steps 3 and 4 are finished", () => {
    expect(mayPlan(at("MayPlace", 2, 0))).toBe(true);
    expect(mayPlan(at("ChooseTile", 0, 1))).toBe(true);
    expect(mayPlan(at("MayPlace", 2, 1))).toBe(false);
    expect(mayPlan(at("DoDeed", 2, 0))).toBe(false);
    expect(mayPlan(at("MayPlace", 1, 2))).toBe(true);
    expect(mayPlan(at("MayPlace", 2, -2))).toBe(false);
    expect(mayPlan(at("MayPlace", 2, 0, 3))).toBe(false);
    expect(plannedMarks(1)).toEqual(["do:pillar", "deed:invent"]);
  });
});

describe("where a question is answered", () => {
  it("is in the part that shows what it speaks of", () => {
    expect(frontFor(null)).toBeNull();
    expect(frontFor({ type: "PlacePillar", seat: 0, possible: 3 })).toBe(ASSEMBLY);
    expect(frontFor({ type: "DoDeed", seat: 0, deed: 1 })).toBe(WORLD);
    expect(frontFor({ type: "DoDeed", seat: 0, deed: 7 })).toBe(SHELVES);
    expect(frontFor({ type: "MayChain", seat: 0, deed: 4, region: 0 })).toBe(CHAINS);
  });
});

describe("eras", () => {
  it("have their rounds and spaces from the printed parts", () => {
    expect(roundsOf(1)).toEqual({ first: 1, last: 1 });
    expect(roundsOf(3)).toEqual({ first: 5, last: 7 });
    expect([1, 4, 5, 13].map(isLastOfEra)).toEqual([true, true, false, true]);
    expect(spacesOf(4)).toHaveLength(3);
    expect(spacesOf(2)).toEqual([]);
  });
});
