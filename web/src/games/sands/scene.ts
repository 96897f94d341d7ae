/** The picture of a position that animations move on, event by event. */

import type {
  PlayerView,
  RegionView,
  SandsDecision,
  SandsView,
} from "../../protocol/generated/sands";
import { changedAt, raised } from "../parts/lists";
import { PEASANT, parts } from "./parts";

/** A side of a battle that is shown. */
export interface Fighter {
  readonly seat: number;
  /** Before the dice. */
  readonly strength: number;
  /** The face of its die: null while it thinks, -1 while it is hidden. */
  readonly face: number | null;
}

export interface Fight {
  readonly region: number;
  readonly attacker: Fighter;
  readonly defender: Fighter;
  /** Who won, once it is known. */
  readonly winner: number | null;
}

export interface Scene {
  /** By number; null out of play. */
  readonly regions: readonly (RegionView | null)[];
  readonly players: readonly PlayerView[];
  readonly rows: readonly (readonly number[])[];
  readonly generation: number;
  readonly dynasty: number;
  readonly marker: number;
  readonly round: number;
  readonly start: number;
  readonly turn: number;
  /** Cards that lie revealed before each seat in its turn. */
  readonly revealed: readonly (readonly number[])[];
  readonly fight: Fight | null;
}

/** The picture of a position. */
export function sceneOf(view: SandsView): Scene {
  const found = new Map(view.regions.map((one) => [one.region, one]));
  return {
    regions: parts.names.region.map((_, region) => found.get(region) ?? null),
    players: view.players,
    rows: view.rows,
    generation: view.generation,
    dynasty: view.dynasty,
    marker: view.marker,
    round: view.round,
    start: view.start,
    turn: view.turn,
    revealed: view.players.map((_, seat) => revealedBy(view, seat)),
    fight: fightOf(view),
  };
}

/** The question that waits, as one of those there are. */
export function askedOf(view: SandsView): SandsDecision | null {
  return view.decision as SandsDecision | null;
}

/** The cards a seat may still use in its turn. */
function revealedBy(view: SandsView, seat: number): readonly number[] {
  const asked = askedOf(view);
  return seat === view.turn && asked?.type === "TakeTurn" ? asked.cards : [];
}

function fightOf({ standing, die }: SandsView): Fight | null {
  const { battle } = standing;
  if (battle === null) return null;
  const { attacker, defender, region } = battle;
  return {
    region,
    attacker: { seat: attacker.seat, strength: attacker.strength, face: die },
    defender: { seat: defender.seat, strength: defender.strength, face: null },
    winner: null,
  };
}

/** The seats whose caravan lies on a border. */
export function caravansOn({ players }: Scene, border: number): number[] {
  return players.flatMap(({ caravans }, seat) => (caravans.includes(border) ? [seat] : []));
}

/** Whether a border leads out of play. */
export function isOut({ regions }: Scene, border: number): boolean {
  const { first = 0, second = 0 } = parts.borders[border] ?? {};
  return regions[first] === null || regions[second] === null;
}

// ---- changes ---------------------------------------------------------------------------------

/** The scene with one region changed. */
export function withRegion(
  scene: Scene,
  region: number,
  change: (region: RegionView) => RegionView,
): Scene {
  const regions = changedAt(scene.regions, region, (one) => one && change(one));
  return { ...scene, regions };
}

/** The scene with one player changed. */
export function withPlayer(
  scene: Scene,
  seat: number,
  change: (player: PlayerView) => Partial<PlayerView>,
): Scene {
  const players = changedAt(scene.players, seat, (one) => ({ ...one, ...change(one) }));
  return { ...scene, players };
}

/** The scene with so many more (or, negative, fewer) citizens of a seat in a region. */
export function withCitizens(
  scene: Scene,
  seat: number,
  piece: number,
  region: number,
  by: number,
): Scene {
  const field = piece === PEASANT ? "peasants" : "soldiers";
  return withRegion(scene, region, (one) => ({ ...one, [field]: raised(one[field], seat, by) }));
}

/** The scene with so much more (or less) of a resource before a seat. */
export function withStock(scene: Scene, seat: number, resource: number, by: number): Scene {
  return withPlayer(scene, seat, ({ stock }) => ({ stock: raised(stock, resource, by) }));
}

/** Citizens of a seat in a region: peasants, soldiers. */
export function citizensOf(region: RegionView, seat: number): readonly [number, number] {
  return [region.peasants[seat] ?? 0, region.soldiers[seat] ?? 0];
}

/** The seats that have citizens in a region. */
export function peopleOf(region: RegionView): number[] {
  return region.peasants.flatMap((_, seat) => {
    const [peasants, soldiers] = citizensOf(region, seat);
    return peasants + soldiers > 0 ? [seat] : [];
  });
}
