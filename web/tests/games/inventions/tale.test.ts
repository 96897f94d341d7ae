import { describe, expect, it } from "vitest";

import type { InventionsView } from "../../../src/protocol/generated/inventions";
import { placeAt } from "../../../src/games/inventions/viewport.svelte";
import { regionGhost, tileGhosts, touched } from "../../../src/games/inventions/ghosts";
import { liesOn, marksFrom, spotsOf, tale } from "../../../src/games/inventions/tale";

const PAST = [
  {
    events: [
      { type: "PillarPlaced", seat: 0, deed: 0, epoch: false },
      { type: "InfluenceGained", seat: 1, influence: 1, why: 0 },
    ],
  },
  { events: [{ type: "Presented", seat: 0, card: 8, region: 2 }] },
  { events: [{ type: "Moved", seat: 1, old_region: 2, region: 3 }] },
  { events: [{ type: "TilePlaced", seat: 1, tile: 4, cell: 2 }] },
];

describe("why is this here?", () => {
  it("finds what an event speaks of", () => {
    expect(spotsOf({ type: "Presented", seat: 0, card: 8, region: 2 })).toEqual([
      { kind: "region", number: 2 },
      { kind: "card", number: 8 },
    ]);
    expect(spotsOf({ type: "Moved", seat: 1, old_region: 2, region: 3 })).toEqual([
      { kind: "region", number: 3 },
      { kind: "region", number: 2 },
    ]);
    expect(spotsOf({ type: "GoalDealt", seat: 0, goal: -1 })).toEqual([]);
  });

  it("tells the steps in which something happened to a thing", () => {
    expect(tale(PAST, placeAt("card", 8)).map(({ step }) => step)).toEqual([1]);
    expect(tale(PAST, placeAt("region", 2)).map(({ step }) => step)).toEqual([1, 2]);
    expect(tale(PAST, placeAt("deed", 0))[0]?.events).toHaveLength(1);
  });

  it("marks a tile only in front of the seat that used it", () => {
    const [mark] = marksFrom({ type: "TechnologyFlipped", seat: 1, tile: 4 });
    expect(mark).toEqual({ tile: 4, seat: 1 });
    expect([0, 1].map((seat) => liesOn(mark ?? {}, placeAt("tile", 4, seat)))).toEqual([
      false,
      true,
    ]);
    expect(liesOn({ card: 8 }, placeAt("card", 8))).toBe(true);
  });

  it("tells of the own tile only", () => {
    expect(tale(PAST, placeAt("tile", 4, 1))).toHaveLength(1);
    expect(tale(PAST, placeAt("tile", 4, 0))).toEqual([]);
  });
});

describe("what would change", () => {
  const bare = { card: -1, flipped: false };
  const region = (people: number[], display: object = bare) => ({ people, display });
  const view = (regions: object[], spaces: number[] = []) =>
    ({ regions, players: [{ spaces }] }) as unknown as InventionsView;

  it("is told for citizens and cards", () => {
    const before = view([region([2, 0]), region([0, 1])]);
    const after = view([region([1, 0]), region([1, 1], { card: 8, flipped: false })]);
    expect(regionGhost(before, after, 0)?.people).toEqual([{ seat: 0, by: -1 }]);
    expect(regionGhost(before, after, 1)).toEqual({
      people: [{ seat: 0, by: 1 }],
      card: 8,
      flips: false,
    });
    expect(touched(before, before)).toEqual([]);
  });

  it("is told for tiles of the progress map", () => {
    expect(tileGhosts(view([], [-1, 3]), view([], [7, 3]), 0)).toEqual([7, -1]);
  });
});
