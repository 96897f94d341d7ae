import { describe, expect, it } from "vitest";

import { ghosts } from "../../../src/games/sands/ghosts";
import { trails } from "../../../src/games/sands/pieces/trail";
import { spotsOf, tale } from "../../../src/games/sands/tale";
import type { Typed } from "../../../src/protocol/values";
import { player, region, regionNamed, viewOf } from "./positions";

const ITALIA = regionNamed("italia");
const SICILIA = regionNamed("sicilia");

function moved(from: number, to: number): Typed {
  return { type: "CitizenMoved", seat: 0, piece: 1, old_region: from, region: to };
}

describe("the tale of a region", () => {
  const built: Typed = { type: "Built", seat: 0, structure: 2, region: ITALIA };
  const income: Typed = { type: "TookIncome", seat: 0, region: ITALIA, resource: 0, amount: 2 };

  it("speaks of every region an event touches", () => {
    expect(spotsOf(moved(ITALIA, SICILIA))).toEqual([{ region: SICILIA }, { region: ITALIA }]);
    expect(spotsOf(income)).toEqual([]);
  });

  it("tells what happened there, step by step", () => {
    const past = [{ events: [income] }, { events: [built, income] }, { events: [] }];
    expect(tale(past, ITALIA)).toEqual([{ step: 1, events: [built] }]);
    expect(tale(past, SICILIA)).toEqual([]);
  });
});

describe("moves going on", () => {
  it("are gathered by way until something else happened", () => {
    const past = [
      { events: [moved(SICILIA, ITALIA)] },
      { events: [] },
      { events: [moved(ITALIA, SICILIA)] },
      { events: [moved(ITALIA, SICILIA)] },
    ];
    expect(trails(past, 0)).toEqual([{ from: ITALIA, to: SICILIA, count: 2 }]);
    expect(trails(past, 1)).toEqual([]);
  });
});

describe("ghosts", () => {
  it("show what would differ", () => {
    const now = viewOf([region("italia", { soldiers: [2, 0] }), region("sicilia")]);
    const then = viewOf(
      [
        region("italia", { soldiers: [1, 0], structures: [4], owner: 0 }),
        region("sicilia", { soldiers: [1, 0] }),
      ],
      [player({ caravans: [3] }), player()],
    );
    expect(ghosts(now, then)).toEqual({
      regions: [
        {
          region: ITALIA,
          people: [{ seat: 0, piece: 1, by: -1 }],
          structures: [4],
          owner: 0,
        },
        { region: SICILIA, people: [{ seat: 0, piece: 1, by: 1 }], structures: [], owner: null },
      ],
      caravans: [{ border: 3, seat: 0 }],
    });
  });
});
