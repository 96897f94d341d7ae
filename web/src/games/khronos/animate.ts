/** One function for each event: the picture after it, what is seen meanwhile, and for how long. */

import type { Motion } from "../face";
import type { Typed } from "../../protocol/wire";
import type { Effect } from "./effects";
import {
  buildingAt,
  cellsOf,
  changed,
  fresh,
  kindOf,
  laid,
  lifted,
  printedHamlet,
  raised,
  rankOf,
  withCubes,
  type Scene,
} from "./scene";

const LANDING = 450;
const RIPPLE = 700;
const TOUCH = 180;
const PAUSE = 150;
const COUNT = 420;
const WORDS_TIME = 900; // for numbers that want to be read

const REASON = 2;
const MIGHT = 0;
const HAMLET = 6;

type Fields = Readonly<Record<string, number>>;
type Played = Motion<Scene, Effect>;

function still(scene: Scene): Played {
  return { scene, effects: [], ms: 0 };
}

function built(scene: Scene, { seat, age, tile, cell }: Needed<"seat" | "age" | "tile" | "cell">) {
  const after = laid(scene, age, fresh(age, tile, cell, seat));
  return { scene: after, effects: [land(age, cell)], ms: LANDING + PAUSE };
}

function upgraded(scene: Scene, event: Needed<"seat" | "age" | "old_cell" | "tile" | "cell">) {
  const { seat, age, old_cell, tile, cell } = event;
  const owner = buildingAt(scene.boards[age] ?? [], old_cell)?.owner ?? seat;
  const after = laid(scene, age, fresh(age, tile, cell, owner));
  return { scene: after, effects: [land(age, cell)], ms: LANDING + PAUSE };
}

function copied(scene: Scene, { age, tile, cell, owner }: Needed<"age" | "tile" | "cell" | "owner">) {
  const after = laid(scene, age, fresh(age, tile, cell, owner));
  const ripple = wave(age, cell, tile, scene);
  return { scene: after, effects: [ripple, land(age, cell)], ms: RIPPLE + PAUSE };
}

function copyStood(scene: Scene, { age, tile, cell }: Needed<"age" | "tile" | "cell">): Played {
  const halo: Effect = { type: "halo", age, cell, rank: rankOf(tile) };
  return { scene, effects: [wave(age, cell, tile, scene), halo], ms: RIPPLE };
}

function copyFailed(scene: Scene, { age, tile, cell }: Needed<"age" | "tile" | "cell">): Played {
  const lock: Effect = { type: "lock", age, cell, rank: rankOf(tile) };
  return { scene, effects: [wave(age, cell, tile, scene), lock], ms: RIPPLE + PAUSE };
}

const BY_PARADOX = 4;
const BY_UPGRADE = 5;

function removed(scene: Scene, { age, cell, why }: Needed<"age" | "cell" | "why">): Played {
  const building = buildingAt(scene.boards[age] ?? [], cell);
  const after = lifted(scene, age, cell);
  if (building === undefined || why === BY_UPGRADE) return still(after);
  const gone: Effect = { type: "gone", age, building, erased: why === BY_PARADOX };
  return { scene: after, effects: [gone], ms: LANDING + PAUSE };
}

function reappeared(scene: Scene, { age, cell }: Needed<"age" | "cell">): Played {
  const halo: Effect = { type: "halo", age, cell, rank: 1 };
  return { scene: laid(scene, age, printedHamlet(cell, HAMLET)), effects: [halo], ms: TOUCH };
}

function cubesReturned(
  scene: Scene,
  { seat, age, cell, count }: Needed<"seat" | "age" | "cell" | "count">,
): Played {
  const home: Effect = { type: "home", age, cell, seat, count };
  return { scene, effects: [home], ms: LANDING };
}

function cubesMoved(scene: Scene, { old_cell, cell }: Needed<"old_cell" | "cell">): Played {
  const cubes = scene.lifted.get(old_cell);
  if (cubes === undefined) return still(scene);
  return still(changed(scene, REASON, cell, (building) => ({ ...building, cubes })));
}

function cubePut(scene: Scene, { seat, cell }: Needed<"seat" | "cell">): Played {
  const effects: Effect[] = [{ type: "cube", cell, seat }];
  return { scene: withCubes(scene, cell, seat, 1), effects, ms: LANDING };
}

function restored(scene: Scene, { cell }: Needed<"cell">): Played {
  const rank = rankOf(buildingAt(scene.boards[REASON] ?? [], cell)?.tile ?? 0);
  const after = changed(scene, REASON, cell, (building) => ({
    ...building,
    ruined: false,
    cubes: building.cubes.map(() => 0),
  }));
  const effects: Effect[] = [land(REASON, cell), { type: "halo", age: REASON, cell, rank }];
  return { scene: after, effects, ms: LANDING + PAUSE };
}

function outweighed(
  scene: Scene,
  event: Needed<"age" | "tile" | "cell" | "strength" | "strongest">,
): Played {
  const { age, tile, cell, strength, strongest } = event;
  const strengths = [strength, strongest] as const;
  const weigh: Effect = { type: "weigh", age, cell, rank: rankOf(tile), strengths };
  return { scene, effects: [weigh], ms: WORDS_TIME + PAUSE };
}

function clashed(scene: Scene, { age, tile }: Needed<"age" | "tile">): Played {
  const tied = (scene.boards[age] ?? []).filter((building) => building.tile === tile);
  const cells = tied.map(({ cell }) => cell);
  const clash: Effect = { type: "clash", age, cells, rank: rankOf(tile) };
  return { scene, effects: [clash], ms: WORDS_TIME + PAUSE };
}

function downsized(
  scene: Scene,
  { age, old_cell, tile, cell, owner }: Needed<"age" | "old_cell" | "tile" | "cell" | "owner">,
): Played {
  const old = buildingAt(scene.boards[age] ?? [], old_cell);
  const after = laid(lifted(scene, age, old_cell), age, fresh(age, tile, cell, owner));
  const effects: Effect[] = old === undefined ? [] : [{ type: "shrink", age, old }];
  return { scene: after, effects: [...effects, land(age, cell)], ms: LANDING + PAUSE };
}

function tookIncome(scene: Scene, { seat, age, cell, ecus }: Needed<"seat" | "age" | "cell" | "ecus">) {
  const coins: Effect = { type: "coins", age, cell, seat, ecus };
  return {
    scene: { ...scene, ecus: raised(scene.ecus, seat, ecus) },
    effects: [coins],
    ms: COUNT + PAUSE,
  };
}

function earned(scene: Scene, { seat, ecus }: Needed<"seat" | "ecus">): Played {
  const effects: Effect[] = [{ type: "purse", seat, ecus }];
  return { scene: { ...scene, ecus: raised(scene.ecus, seat, ecus) }, effects, ms: TOUCH };
}

function travelled(
  scene: Scene,
  { seat, adventurer, old_age, age }: Needed<"seat" | "adventurer" | "old_age" | "age">,
): Played {
  const ages = scene.ages.map((own, i) =>
    i === seat ? own.map((was, n) => (n === adventurer ? age : was)) : own,
  );
  const walk: Effect = { type: "walk", seat, from: old_age, age };
  return { scene: { ...scene, ages }, effects: [walk], ms: RIPPLE };
}

function land(age: number, cell: number): Effect {
  return { type: "land", age, cell };
}

/** The ring of light that brings a copy: from the last age before it in which the tile stands. */
function wave(age: number, cell: number, tile: number, scene: Scene): Effect {
  const stands = (earlier: number): boolean =>
    (scene.boards[earlier] ?? []).some((one) => one.tile === tile && one.cell === cell);
  const from = age > MIGHT + 1 && stands(age - 1) ? age - 1 : stands(MIGHT) ? MIGHT : age - 1;
  return { type: "ripple", from, age, cell, rank: rankOf(tile) };
}

type Needed<Field extends string> = Readonly<Record<Field, number>>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Play = (scene: Scene, event: any) => Played;

const PLAYS: Readonly<Record<string, Play>> = {
  Built: built,
  Upgraded: upgraded,
  Copied: copied,
  CopyStood: copyStood,
  CopyRefused: copyFailed,
  CopyMissed: copyFailed,
  Removed: removed,
  Reappeared: reappeared,
  CubesReturned: cubesReturned,
  CubesMoved: cubesMoved,
  CubeStayed: cubePut,
  Populated: cubePut,
  RestorationBegun: cubePut,
  Restored: restored,
  Outweighed: outweighed,
  Clashed: clashed,
  Downsized: downsized,
  TookIncome: tookIncome,
  Earned: earned,
  Paid: (scene, { seat, ecus }: Needed<"seat" | "ecus">) => earned(scene, { seat, ecus: -ecus }),
  Travelled: travelled,
  RoundBegan: (scene, { round }: Needed<"round">) => ({
    scene,
    effects: [{ type: "round", round }],
    ms: LANDING,
  }),
};

/** Play one event; those that are only told are not seen. */
export function animate(scene: Scene, event: Typed): Played {
  return PLAYS[event.type]?.(scene, event) ?? still(scene);
}
