import { describe, expect, it } from "vitest";

import { animate } from "../../../src/games/sands/animate";
import { sceneOf, type Scene } from "../../../src/games/sands/scene";
import type { PlayerView, RegionView, SandsEvent } from "../../../src/protocol/generated/sands";
import { SANDS } from "../../../src/protocol/generated/sands";
import type { Typed } from "../../../src/protocol/values";
import moments from "./moments.json";
import { player, region, regionNamed, viewOf } from "./positions";

type Numbers = number[];
type WrittenRegion = [number, number | null, number, number, string, Numbers, Numbers, Numbers];
type WrittenPlayer = [Numbers, number, Numbers, number, Numbers, Numbers];

interface Seen {
  readonly regions: WrittenRegion[];
  readonly players: WrittenPlayer[];
  readonly rows: Numbers[];
  readonly marker: number;
}
interface Moment {
  readonly events: Typed[];
  readonly before: Seen;
  readonly after: Partial<Seen>;
}

function readRegion(written: WrittenRegion): RegionView {
  const [number, resource, capacity, owner, mark, structures, peasants, soldiers] = written;
  const read = { resource, capacity, owner, mark, structures, peasants, soldiers };
  return region(SANDS.names.region[number] ?? "", read);
}

function readPlayer(written: WrittenPlayer): PlayerView {
  const [stock, unrest, heritage, points, caravans, reached] = written;
  return player({ stock, unrest, heritage, points, caravans, reached });
}

function write(scene: Scene): Seen {
  return {
    regions: scene.regions.flatMap((one): WrittenRegion[] => {
      if (one === null) return [];
      const { resource, capacity, owner, mark, structures, peasants, soldiers } = one;
      return [
        [
          one.region,
          resource,
          capacity,
          owner,
          mark,
          [...structures],
          [...peasants],
          [...soldiers],
        ],
      ];
    }),
    players: scene.players.map(
      ({ stock, unrest, heritage, points, caravans, reached }): WrittenPlayer => [
        [...stock],
        unrest,
        [...heritage],
        points,
        [...caravans].sort((one, other) => one - other),
        [...reached],
      ],
    ),
    rows: scene.rows.map((row) => [...row]),
    marker: scene.marker,
  };
}

function start({ regions, players, rows, marker }: Seen): Scene {
  return sceneOf(viewOf(regions.map(readRegion), players.map(readPlayer), { rows, marker }));
}

function play(scene: Scene, events: readonly Typed[]): Scene {
  return events.reduce((before, event) => animate(before, event).scene, scene);
}

function event(told: SandsEvent): Typed {
  return told as unknown as Typed;
}

const MOMENTS = moments as unknown as Moment[];

describe("the picture after the events", () => {
  it.each(MOMENTS.map((moment, number) => ({ number, moment })))(
    "is the position of moment $number",
    ({ moment }) => {
      const seen = write(play(start(moment.before), moment.events));
      expect(seen).toEqual({ ...moment.before, ...moment.after });
    },
  );

  it("is known for every kind of event that moves a piece", () => {
    const kinds = new Set(MOMENTS.flatMap(({ events }) => events.map(({ type }) => type)));
    for (const kind of ["Annexed", "Built", "CaravanLaid", "CitizenMoved", "Withdrew", "Plundered"])
      expect(kinds).toContain(kind);
  });
});

describe("a battle", () => {
  const libya = regionNamed("libya");
  const joined = event({
    type: "BattleJoined",
    seat: 0,
    rival: 1,
    region: libya,
    strength: 7,
    rival_strength: 5,
  });
  const scene = sceneOf(viewOf([region("libya", { soldiers: [2, 2] })]));

  it("begins with both strengths and no dice", () => {
    const { fight } = play(scene, [joined]);
    expect(fight).toMatchObject({ region: libya, winner: null });
    expect(fight?.attacker).toEqual({ seat: 0, strength: 7, face: null });
    expect(fight?.defender).toEqual({ seat: 1, strength: 5, face: null });
  });

  it("hides the dice, shows them together, and tells who won", () => {
    const sealed = event({ type: "DieSealed", seat: 0 });
    const hidden = play(scene, [joined, sealed]);
    expect(hidden.fight?.attacker.face).toBe(-1);
    expect(hidden.fight?.defender.face).toBeNull();
    const shown = play(hidden, [
      event({ type: "DiceRevealed", seat: 0, rival: 1, face: 2, rival_face: 1 }),
      event({
        type: "BattleWon",
        seat: 0,
        rival: 1,
        region: libya,
        strength: 13,
        rival_strength: 8,
      }),
    ]);
    expect([shown.fight?.attacker.face, shown.fight?.defender.face]).toEqual([2, 1]);
    expect(shown.fight?.winner).toBe(0);
  });

  it("is over when the next turn begins", () => {
    const after = play(scene, [joined, event({ type: "TurnBegan", seat: 1 })]);
    expect(after.fight).toBeNull();
  });
});

it("numbers rise and fall beside the seat they belong to", () => {
  const scene = sceneOf(viewOf([]));
  const paid = event({ type: "Paid", seat: 1, resource: 1, amount: 2, why: 0 });
  expect(animate(scene, paid).effects).toEqual([{ type: "tally", seat: 1, what: "gold", by: -2 }]);
});
