import { describe, expect, it } from "vitest";

import type { Building, KhronosEvent } from "../../../src/protocol/generated/khronos";
import { KHRONOS } from "../../../src/protocol/generated/khronos";
import type { Typed } from "../../../src/protocol/values";
import { animate } from "../../../src/games/khronos/animate";
import { sceneOf, type Scene } from "../../../src/games/khronos/scene";
import moments from "./moments.json";
import { building, cellNamed, tileNamed, viewOf } from "./positions";

type Written = (number | number[])[];

function read([tile, cell, owner, printed, ruined, cubes]: Written): Building {
  return {
    type: "Building",
    tile: Number(tile),
    cell: Number(cell),
    owner: Number(owner),
    printed: printed === 1,
    ruined: ruined === 1,
    cubes: cubes as number[],
  };
}

function inOrder(board: readonly Building[]): Building[] {
  return [...board].sort((one, other) => one.cell - other.cell);
}

function play(scene: Scene, events: readonly Typed[]) {
  const played = [];
  for (const event of events) {
    const motion = animate(scene, event);
    scene = motion.scene;
    played.push(motion);
  }
  return { scene, played };
}

function event(told: KhronosEvent): Typed {
  return told as unknown as Typed;
}

describe("the picture after the events", () => {
  it.each(moments.map((moment, number) => ({ number, moment })))(
    "is the position of moment $number",
    ({ moment }) => {
      const before = moment.before.map((board) => board.map(read));
      const { scene } = play(sceneOf(viewOf(before)), moment.events);
      const after: Record<string, Written[]> = moment.after;
      for (const [age, board] of before.entries()) {
        const expected = after[age]?.map(read) ?? board;
        expect(inOrder(scene.boards[age] ?? [])).toEqual(expected);
      }
    },
  );

  it("is known for every kind of event that changes a board", () => {
    const kinds = new Set(moments.flatMap(({ events }) => events.map(({ type }) => type)));
    for (const kind of ["Copied", "Removed", "Reappeared", "Downsized", "CubesMoved", "CubeStayed"])
      expect(kinds).toContain(kind);
  });
});

describe("a ripple", () => {
  const scene = sceneOf(viewOf([[], [building("chapel g8", 1, 1)], []]));
  const keep = { tile: tileNamed("keep"), cell: cellNamed("f7") };
  const built = event({ type: "Built", seat: 0, age: 0, ...keep });
  const why = KHRONOS.names.why.indexOf("paradox");
  const chapel = { tile: tileNamed("chapel"), cell: cellNamed("g8") };
  const erased = event({ type: "Removed", age: 1, ...chapel, owner: 1, why });
  const inFaith = event({ type: "Copied", age: 1, ...keep, owner: 0 });
  const inReason = event({ type: "Copied", age: 2, ...keep, owner: -1 });

  it("crosses to the next age once, and what it erases waits for it", () => {
    const { played } = play(scene, [built, erased, inFaith, inReason]);
    const rings = played.map(({ effects }) => effects.filter(({ type }) => type === "ripple"));
    expect(rings.map(({ length }) => length)).toEqual([0, 1, 0, 1]);
    expect(played[1]?.effects[0]).toMatchObject({ from: 0, age: 1, cell: keep.cell, rank: 2 });
    expect(played[1]?.effects[1]).toMatchObject({ type: "gone", late: true });
    expect(played[3]?.effects[0]).toMatchObject({ from: 1, age: 2 });
  });

  it("takes its time: landing 450, ripple 700, a pause of 150 between causes", () => {
    const { played } = play(scene, [built, inFaith]);
    expect(played.map(({ ms }) => ms)).toEqual([600, 850]);
  });

  it("leaves an owner in Faith and a ruin in Reason", () => {
    const { scene: after } = play(scene, [built, erased, inFaith, inReason]);
    expect(after.boards[1]).toMatchObject([{ ...keep, owner: 0, ruined: false }]);
    expect(after.boards[2]).toMatchObject([{ ...keep, owner: -1, ruined: true }]);
  });
});

describe("a domain in other hands", () => {
  it("stands out as a whole, and nothing else does", () => {
    const might = ["keep b2", "hamlet d2", "town k6"].map((text) => building(text, 1));
    const scene = sceneOf(viewOf([might, [], []]));
    const lost = event({
      type: "DomainLost",
      seat: 0,
      age: 0,
      cell: cellNamed("b2"),
      holders: [1],
    });
    expect(animate(scene, lost)).toMatchObject({
      scene,
      effects: [
        { type: "halo", age: 0, cell: cellNamed("b2"), rank: 2 },
        { type: "halo", age: 0, cell: cellNamed("d2"), rank: 1 },
      ],
    });
  });
});

describe("a clash", () => {
  it("presses the buildings that are tied, not others of their kind", () => {
    const board = ["keep b2", "hamlet d2", "keep e2", "keep n14"].map((text) => building(text, 0));
    const scene = sceneOf(viewOf([board, [], []]));
    const clash = event({ type: "Clashed", seat: 0, age: 0, tile: tileNamed("keep"), count: 2 });
    expect(animate(scene, clash).effects).toMatchObject([
      { type: "clash", cells: [cellNamed("b2"), cellNamed("e2")], rank: 2 },
    ]);
  });
});

describe("money", () => {
  it("is counted as it comes and goes", () => {
    const scene = sceneOf(viewOf([[], [], []]));
    const income = event({ type: "TookIncome", seat: 1, age: 0, cell: 0, ecus: 7 });
    const journey = event({ type: "Paid", seat: 0, ecus: 1, why: 1 });
    expect(play(scene, [income, journey]).scene.ecus).toEqual([3, 11]);
  });

  it("is not touched by events that are only told", () => {
    const scene = sceneOf(viewOf([[], [], []]));
    const motion = animate(scene, event({ type: "TurnBegan", seat: 0 }));
    expect(motion).toEqual({ scene, effects: [], ms: 0 });
  });
});
