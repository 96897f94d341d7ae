/** The picture of a position that animations move on, event by event: the view, without its reasons. */

import type {
  Display,
  InventionsView,
  PlayerView,
  RegionView,
} from "../../protocol/generated/inventions";
import { changedAt, raised } from "../parts/lists";
import { CHRONOS, NONE } from "./parts";

export type Scene = Pick<
  InventionsView,
  | "round"
  | "era"
  | "order"
  | "turn"
  | "regions"
  | "private"
  | "common"
  | "discarded"
  | "eureka"
  | "posts"
  | "eras"
  | "ideas"
  | "top"
  | "chronos"
  | "players"
>;

export function sceneOf(view: InventionsView): Scene {
  return view;
}

/** The scene with one region changed. */
export function withRegion(
  scene: Scene,
  region: number,
  change: (region: RegionView) => Partial<RegionView>,
): Scene {
  const regions = changedAt(scene.regions, region, (one) => ({ ...one, ...change(one) }));
  return { ...scene, regions };
}

/** The scene with another card in a region, or the same one with others at it. */
export function withDisplay(scene: Scene, region: number, by: Partial<Display>): Scene {
  return withRegion(scene, region, ({ display }) => ({ display: { ...display, ...by } }));
}

export const BARE: Partial<Display> = {
  card: NONE,
  presenter: -1,
  count: 0,
  flipped: false,
  inventor: -1,
  innovator: -1,
};

/** The scene with citizens of a society put on, or taken from, the map. */
export function withPeople(scene: Scene, region: number, seat: number, by: number): Scene {
  return withRegion(scene, region, ({ people }) => ({ people: raised(people, seat, by) }));
}

/** The scene with one society board changed; Chronos has none. */
export function withPlayer(
  scene: Scene,
  seat: number,
  change: (player: PlayerView) => Partial<PlayerView>,
): Scene {
  if (seat === CHRONOS) return scene;
  const players = changedAt(scene.players, seat, (one) => ({ ...one, ...change(one) }));
  return { ...scene, players };
}

/** The scene with citizens of a society drawn from, or put back into, its supply. */
export function withSupply(scene: Scene, seat: number, by: number): Scene {
  const { chronos } = scene;
  if (seat !== CHRONOS) {
    return withPlayer(scene, seat, ({ supply }) => ({ supply: Math.max(0, supply + by) }));
  }
  if (chronos === null) return scene;
  return { ...scene, chronos: { ...chronos, supply: Math.max(0, chronos.supply + by) } };
}

/** The scene with citizens of a society put on, or taken from, a milestone. */
export function withPost(scene: Scene, milestone: number, seat: number, by: number): Scene {
  return { ...scene, posts: changedAt(scene.posts, milestone, (one) => raised(one, seat, by)) };
}

/** A list without one of a number. */
export function less(list: readonly number[], number: number): number[] {
  const at = list.indexOf(number);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
}

/** Who stands at the card of a region, by role. */
export function rolesAt(display: Display): { role: number; seat: number; count: number }[] {
  const roles = [
    { role: 0, seat: display.presenter, count: display.count },
    { role: 1, seat: display.inventor, count: 1 },
    { role: 2, seat: display.innovator, count: 1 },
  ];
  return display.card === NONE ? [] : roles.filter(({ seat }) => seat >= 0);
}

/** The pillars on the space of an action, epoch pillars first. */
export function pillarsOn(
  scene: Pick<Scene, "players">,
  deed: number,
): { seat: number; epoch: boolean }[] {
  return scene.players.flatMap(({ epoch, seasons }, seat) => [
    ...(epoch === deed ? [{ seat, epoch: true }] : []),
    ...seasons.filter((one) => one === deed).map(() => ({ seat, epoch: false })),
  ]);
}

/** Whose markers stand on a space of the era track; on NONE everybody begins. */
export function markersOn({ eras, players, chronos }: Scene, space: number): number[] {
  const plays = (seat: number): boolean =>
    seat < players.length || (seat === CHRONOS && chronos !== null);
  return eras.flatMap((at, seat) => (at === space && plays(seat) ? [seat] : []));
}

/** Who stands on a position of the influence track. */
export function influential({ players }: Pick<Scene, "players">, position: number): number[] {
  return players.flatMap(({ influence }, seat) => (influence === position ? [seat] : []));
}
