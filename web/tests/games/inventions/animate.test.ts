/** The picture after the events of a step is what is seen then, in whole stretches of games. */

import { describe, expect, it } from "vitest";

import type { InventionsEvent } from "../../../src/protocol/generated/inventions";
import type { Typed } from "../../../src/protocol/values";
import { animate } from "../../../src/games/inventions/animate";
import { frontOf, WORLD } from "../../../src/games/inventions/effects";
import { pillarsOn, rolesAt, type Scene } from "../../../src/games/inventions/scene";
import moments from "./moments.json";

type Tree = Readonly<Record<string, unknown>>;

interface Moment {
  readonly events: readonly Typed[];
  readonly after: Tree;
}

/** What no event tells: where scholars go, what comes into the Eureka display, what Chronos has taken. */
const UNTOLD = new Set(["scholar", "scholars", "eureka", "wealth_left", "taken", "type"]);

function play(scene: Scene, events: readonly Typed[]): Scene {
  return events.reduce((seen, event) => animate(seen, event).scene, scene);
}

/** Lists of cards and tiles, which lie in no order. */
function plain(value: unknown): unknown {
  return Array.isArray(value) ? [...(value as unknown[])].sort() : value;
}

function compare(seen: Tree, wanted: Tree, where: string): void {
  for (const [key, value] of Object.entries(wanted)) {
    if (UNTOLD.has(key)) continue;
    const found = seen[key];
    const path = `${where}.${key}`;
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      compare(found as Tree, value as Tree, path);
    } else if (/ideas|inventions|common|flipped|marked/.test(key)) {
      expect(plain(found), path).toEqual(plain(value));
    } else {
      expect(found, path).toEqual(value);
    }
  }
}

/** What is seen with some of it changed. */
function patched(seen: unknown, after: unknown): unknown {
  if (typeof after !== "object" || after === null || Array.isArray(after)) return after;
  const changes = Object.entries(after as Tree);
  if (Array.isArray(seen)) {
    const list = [...(seen as unknown[])];
    for (const [at, value] of changes) list[Number(at)] = patched(list[Number(at)], value);
    return list;
  }
  const record = (seen ?? {}) as Tree;
  return { ...record, ...Object.fromEntries(changes.map(([k, v]) => [k, patched(record[k], v)])) };
}

describe.each(moments.map((game, number) => ({ number, game })))("game $number", ({ game }) => {
  const steps: readonly Moment[] = game.steps;
  let scene = game.start as unknown as Scene;
  const told = steps.map((moment, step) => {
    const before = { ...scene, discarded: [], turn: { seat: 0 } } as unknown as Scene;
    scene = patched(scene, moment.after) as Scene;
    return { step, before, moment };
  });

  it.each(told)("step $step is seen as it is", ({ before, moment }) => {
    compare(play(before, moment.events), moment.after, "view");
  });
});

const SCENE = moments[0]?.start as unknown as Scene;

function event(told: InventionsEvent): Typed {
  return told as unknown as Typed;
}

describe("what is seen meanwhile", () => {
  it("gives what Chronos does more time", () => {
    const moved = event({ type: "Moved", seat: 0, old_region: 1, region: 2 });
    const own = animate(SCENE, moved);
    const his = animate(SCENE, { ...moved, seat: 4 });
    expect(his.ms).toBeGreaterThan(own.ms);
  });

  it("lets a citizen fly from region to region", () => {
    const { effects } = animate(SCENE, event({ type: "Moved", seat: 1, old_region: 1, region: 2 }));
    expect(effects[0]).toMatchObject({ piece: "cube", seat: 1, from: "region:1", to: "region:2" });
    expect(effects.map((effect) => frontOf(effect))).toEqual([WORLD]);
  });

  it("passes over what is only told", () => {
    const dealt = event({ type: "GoalDealt", seat: 0, goal: -1 });
    expect(animate(SCENE, dealt)).toEqual({ scene: SCENE, effects: [], ms: 0 });
  });
});

describe("what stands where", () => {
  it("is told by role and by pillar", () => {
    const display = { card: 3, presenter: 1, count: 2, flipped: true, inventor: 0, innovator: -1 };
    expect(rolesAt({ type: "Display", ...display })).toEqual([
      { role: 0, seat: 1, count: 2 },
      { role: 1, seat: 0, count: 1 },
    ]);
    const players = [
      { epoch: 4, seasons: [1] },
      { epoch: 1, seasons: [] },
    ] as unknown as Scene["players"];
    expect(pillarsOn({ players }, 1)).toEqual([
      { seat: 0, epoch: false },
      { seat: 1, epoch: true },
    ]);
  });
});
