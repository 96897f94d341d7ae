/** One function for each event: the picture after it, what is seen meanwhile, and for how long. */

import type { KhronosEvent } from "../../protocol/generated/khronos";
import type { Typed } from "../../protocol/wire";
import type { Motion } from "../face";
import type { Effect } from "./effects";
import { AGES, HAMLET, REASON } from "./parts";
import {
  buildingAt,
  changed,
  fresh,
  laid,
  lifted,
  printedHamlet,
  raised,
  rankOf,
  withCubes,
  type Scene,
} from "./scene";

// Milliseconds.
const TOUCH = 180;
const LANDING = 450;
const RIPPLE = 700;
const PAUSE = 150; // between causes
const READING = 900; // for numbers that want to be read

const BY_PARADOX = 4;
const BY_UPGRADE = 5;

type Played = Motion<Scene, Effect>;
type Event<T extends KhronosEvent["type"]> = Extract<KhronosEvent, { type: T }>;
type Plays = { [T in KhronosEvent["type"]]?: (scene: Scene, event: Event<T>) => Played };

function played(scene: Scene, ms: number, ...effects: Effect[]): Played {
  return { scene, effects, ms };
}

function built(scene: Scene, { seat, age, tile, cell }: Event<"Built">): Played {
  const after = laid(scene, age, fresh(age, tile, cell, seat));
  return played(after, LANDING + PAUSE, { type: "land", age, cell });
}

function upgraded(scene: Scene, event: Event<"Upgraded">): Played {
  const { seat, age, old_cell, tile, cell } = event;
  const owner = buildingAt(scene.boards[age] ?? [], old_cell)?.owner ?? seat;
  const after = laid(scene, age, fresh(age, tile, cell, owner));
  return played(after, LANDING + PAUSE, { type: "land", age, cell });
}

function copied(scene: Scene, { age, tile, cell, owner }: Event<"Copied">): Played {
  const after = laid(scene, age, fresh(age, tile, cell, owner));
  const land: Effect = { type: "land", age, cell };
  return played(after, RIPPLE + PAUSE, ripple(scene, age, tile, cell), land);
}

function copyStood(scene: Scene, { age, tile, cell }: Event<"CopyStood">): Played {
  const halo: Effect = { type: "halo", age, cell, rank: rankOf(tile) };
  return played(scene, RIPPLE, ripple(scene, age, tile, cell), halo);
}

function copyFailed(scene: Scene, event: Event<"CopyRefused" | "CopyMissed">): Played {
  const { age, tile, cell } = event;
  const lock: Effect = { type: "lock", age, cell, rank: rankOf(tile) };
  return played(scene, RIPPLE + PAUSE, ripple(scene, age, tile, cell), lock);
}

function removed(scene: Scene, { age, cell, why }: Event<"Removed">): Played {
  const building = buildingAt(scene.boards[age] ?? [], cell);
  const after = lifted(scene, age, cell);
  if (building === undefined || why === BY_UPGRADE) return played(after, 0);
  const erased = why === BY_PARADOX;
  return played(after, LANDING + PAUSE, { type: "gone", age, building, erased });
}

function reappeared(scene: Scene, { age, cell }: Event<"Reappeared">): Played {
  const after = laid(scene, age, printedHamlet(cell, HAMLET));
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
  return played(after, LANDING + PAUSE, { type: "land", age: REASON, cell }, halo);
}

function outweighed(scene: Scene, event: Event<"Outweighed">): Played {
  const { age, tile, cell, strength, strongest } = event;
  const strengths = [strength, strongest] as const;
  return played(scene, READING, { type: "weigh", age, cell, rank: rankOf(tile), strengths });
}

function clashed(scene: Scene, { age, tile }: Event<"Clashed">): Played {
  const tied = (scene.boards[age] ?? []).filter((building) => building.tile === tile);
  const cells = tied.map(({ cell }) => cell);
  return played(scene, READING, { type: "clash", age, cells, rank: rankOf(tile) });
}

function downsized(scene: Scene, event: Event<"Downsized">): Played {
  const { age, old_cell, tile, cell, owner } = event;
  const old = buildingAt(scene.boards[age] ?? [], old_cell);
  const after = laid(lifted(scene, age, old_cell), age, fresh(age, tile, cell, owner));
  const shrink: Effect[] = old === undefined ? [] : [{ type: "shrink", age, old }];
  return played(after, LANDING + PAUSE, ...shrink, { type: "land", age, cell });
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
  const moved = (own: readonly number[]): number[] =>
    own.map((was, number) => (number === adventurer ? age : was));
  const ages = scene.ages.map((own, i) => (i === seat ? moved(own) : own));
  return played({ ...scene, ages }, RIPPLE, { type: "walk", seat, from: old_age, age });
}

/** The ring of light of a copy: it comes from the last earlier age where the tile stands. */
function ripple(scene: Scene, age: number, tile: number, cell: number): Effect {
  const stands = (earlier: number): boolean =>
    (scene.boards[earlier] ?? []).some((one) => one.tile === tile && one.cell === cell);
  const from = AGES.filter((earlier) => earlier < age && stands(earlier)).at(-1) ?? age - 1;
  return { type: "ripple", from, age, cell, rank: rankOf(tile) };
}

const PLAYS: Plays = {
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
  TookIncome: tookIncome,
  Earned: (scene, { seat, ecus }) => earned(scene, seat, ecus),
  Paid: (scene, { seat, ecus }) => earned(scene, seat, -ecus),
  Travelled: travelled,
};

/** Play one event; those that are only told leave the picture as it is. */
export function animate(scene: Scene, event: Typed): Played {
  const plays: Readonly<Record<string, ((scene: Scene, event: never) => Played) | undefined>> = PLAYS;
  return plays[event.type]?.(scene, event as never) ?? played(scene, 0);
}
