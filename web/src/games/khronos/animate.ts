/** One function for each event: the picture after it, what is seen meanwhile, and for how long. */

import type { KhronosEvent } from "../../protocol/generated/khronos";
import type { Motion } from "../../table/model/drawing";
import { changedAt, raised, replaced } from "../parts/lists";
import { LANDING, PAUSE, played, playing, READING, RIPPLE, TOUCH } from "../parts/motion";
import type { Effect } from "./effects";
import { BY_PARADOX, BY_UPGRADE, REASON, parts } from "./parts";
import {
  buildingAt,
  changed,
  fresh,
  groups,
  laid,
  lifted,
  printedHamlet,
  rankOf,
  withCubes,
  type Scene,
} from "./scene";

type Played = Motion<Scene, Effect>;
type Event<T extends KhronosEvent["type"]> = Extract<KhronosEvent, { type: T }>;

function built(scene: Scene, { seat, age, tile, cell }: Event<"Built">): Played {
  const after = laid(scene, age, fresh(age, tile, cell, seat));
  return played({ ...after, wave: { tile, cell, ages: [age] } }, LANDING + PAUSE, land(age, cell));
}

function upgraded(scene: Scene, event: Event<"Upgraded">): Played {
  const { seat, age, old_cell, tile, cell } = event;
  const owner = buildingAt(scene.boards[age] ?? [], old_cell)?.owner ?? seat;
  const after = laid(scene, age, fresh(age, tile, cell, owner));
  return played({ ...after, wave: { tile, cell, ages: [age] } }, LANDING + PAUSE, land(age, cell));
}

/** The ring of light of what was put up, if it has not reached an age yet. */
function ring(scene: Scene, age: number): { scene: Scene; ripple: Effect[] } {
  const { wave } = scene;
  const from = wave?.ages.at(-1);
  if (wave === null || from === undefined || from >= age) return { scene, ripple: [] };
  const reached = { ...scene, wave: { ...wave, ages: [...wave.ages, age] } };
  return {
    scene: reached,
    ripple: [{ type: "ripple", from, age, cell: wave.cell, rank: rankOf(wave.tile) }],
  };
}

function copied(before: Scene, { age, tile, cell, owner }: Event<"Copied">): Played {
  const { scene, ripple } = ring(before, age);
  const late = ripple.length > 0;
  const after = laid(scene, age, fresh(age, tile, cell, owner));
  return played(after, (late ? RIPPLE : LANDING) + PAUSE, ...ripple, { ...land(age, cell), late });
}

function copyStood(before: Scene, { age, tile, cell }: Event<"CopyStood">): Played {
  const { scene, ripple } = ring(before, age);
  return played(scene, RIPPLE, ...ripple, { type: "halo", age, cell, rank: rankOf(tile) });
}

function copyFailed(before: Scene, event: Event<"CopyRefused" | "CopyMissed">): Played {
  const { age, tile, cell } = event;
  const { scene, ripple } = ring(before, age);
  return played(scene, RIPPLE + PAUSE, ...ripple, { type: "lock", age, cell, rank: rankOf(tile) });
}

function removed(before: Scene, { age, cell, why }: Event<"Removed">): Played {
  const building = buildingAt(before.boards[age] ?? [], cell);
  const gone = lifted(before, age, cell);
  if (building === undefined || why === BY_UPGRADE) return played(gone, 0);
  const { scene, ripple } = why === BY_PARADOX ? ring(gone, age) : { scene: gone, ripple: [] };
  const late = ripple.length > 0;
  const ms = (late ? RIPPLE : LANDING) + PAUSE;
  return played(scene, ms, ...ripple, { type: "gone", age, building, late });
}

function reappeared(scene: Scene, { age, cell }: Event<"Reappeared">): Played {
  const after = laid(scene, age, printedHamlet(cell, parts.hamlet));
  return played(after, TOUCH, { type: "halo", age, cell, rank: 1 });
}

function cubesMoved(scene: Scene, { old_cell, cell }: Event<"CubesMoved">): Played {
  const cubes = scene.lifted.get(old_cell);
  if (cubes === undefined) return played(scene, 0);
  return played(
    changed(scene, REASON, cell, (building) => ({ ...building, cubes })),
    TOUCH,
  );
}

function cubesReturned(scene: Scene, event: Event<"CubesReturned">): Played {
  const { seat, age, cell, count } = event;
  return played(scene, LANDING, { type: "home", age, cell, seat, count });
}

function cubePut(
  scene: Scene,
  { seat, cell }: Event<"Populated" | "RestorationBegun" | "CubeStayed">,
): Played {
  return played(withCubes(scene, cell, seat, 1), LANDING, { type: "cube", cell, seat });
}

function restored(scene: Scene, { tile, cell }: Event<"Restored">): Played {
  const after = changed(scene, REASON, cell, (building) => ({
    ...building,
    ruined: false,
    cubes: building.cubes.map(() => 0),
  }));
  const halo: Effect = { type: "halo", age: REASON, cell, rank: rankOf(tile) };
  return played<Scene, Effect>(after, LANDING + PAUSE, land(REASON, cell), halo);
}

function outweighed(scene: Scene, event: Event<"Outweighed">): Played {
  const { age, tile, cell, strength, strongest } = event;
  const strengths = [strength, strongest] as const;
  return played(scene, READING, { type: "weigh", age, cell, rank: rankOf(tile), strengths });
}

function clashed(scene: Scene, { age, tile, count }: Event<"Clashed">): Played {
  const tied = groups(scene.boards[age] ?? [])
    .map((group) => group.filter((building) => building.tile === tile))
    .find((group) => group.length === count);
  const cells = tied?.map(({ cell }) => cell) ?? [];
  return played(scene, READING, { type: "clash", age, cells, rank: rankOf(tile) });
}

function downsized(scene: Scene, event: Event<"Downsized">): Played {
  const { age, old_cell, tile, cell, owner } = event;
  const old = buildingAt(scene.boards[age] ?? [], old_cell);
  const after = laid(lifted(scene, age, old_cell), age, fresh(age, tile, cell, owner));
  const shrink: Effect[] = old === undefined ? [] : [{ type: "shrink", age, old }];
  return played(after, LANDING + PAUSE, ...shrink, land(age, cell));
}

/** All of the domain stands out while it is told who lost it or shares in it. */
function passed(scene: Scene, { age, cell }: Event<"DomainLost" | "DomainShared">): Played {
  const domain = groups(scene.boards[age] ?? []).find((group) => buildingAt(group, cell));
  const halos = (domain ?? []).map((building): Effect => ({
    type: "halo",
    age,
    cell: building.cell,
    rank: rankOf(building.tile),
  }));
  return played(scene, READING, ...halos);
}

function tookIncome(scene: Scene, { seat, age, cell, ecus }: Event<"TookIncome">): Played {
  const after = { ...scene, ecus: raised(scene.ecus, seat, ecus) };
  return played(after, LANDING + PAUSE, { type: "coins", age, cell, seat, ecus });
}

function earned(scene: Scene, seat: number, ecus: number): Played {
  const after = { ...scene, ecus: raised(scene.ecus, seat, ecus) };
  return played(after, TOUCH, { type: "purse", seat, ecus });
}

function travelled(scene: Scene, { seat, adventurer, old_age, age }: Event<"Travelled">): Played {
  const ages = changedAt(scene.ages, seat, (own) => replaced(own, adventurer, age));
  return played({ ...scene, ages }, RIPPLE, { type: "walk", seat, from: old_age, age });
}

function land(age: number, cell: number): Extract<Effect, { type: "land" }> {
  return { type: "land", age, cell, late: false };
}

/** Play one event. */
export const animate = playing<KhronosEvent, Scene, Effect>({
  RoundBegan: (scene, { round }) => played(scene, LANDING, { type: "round", round }),
  Built: built,
  Upgraded: upgraded,
  Copied: copied,
  CopyStood: copyStood,
  CopyRefused: copyFailed,
  CopyMissed: copyFailed,
  Removed: removed,
  Reappeared: reappeared,
  CubesMoved: cubesMoved,
  CubesReturned: cubesReturned,
  CubeStayed: cubePut,
  Populated: cubePut,
  RestorationBegun: cubePut,
  Restored: restored,
  Outweighed: outweighed,
  Clashed: clashed,
  Downsized: downsized,
  DomainLost: passed,
  DomainShared: passed,
  TookIncome: tookIncome,
  Earned: (scene, { seat, ecus }) => earned(scene, seat, ecus),
  Paid: (scene, { seat, ecus }) => earned(scene, seat, -ecus),
  Travelled: travelled,
});
