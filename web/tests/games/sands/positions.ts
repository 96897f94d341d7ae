/** Small positions of The Sands of Time for tests. */

import type {
  Count,
  PlayerView,
  RegionView,
  SandsView,
} from "../../../src/protocol/generated/sands";
import { parts } from "../../../src/games/sands/parts";

export function regionNamed(name: string): number {
  return parts.names.region.indexOf(name);
}

/** A region in play with two seats. */
export function region(name: string, more: Partial<RegionView> = {}): RegionView {
  return {
    type: "RegionView",
    region: regionNamed(name),
    resource: 0,
    capacity: 4,
    owner: -1,
    mark: "none",
    structures: [],
    peasants: [0, 0],
    soldiers: [0, 0],
    ...more,
  };
}

export function player(more: Partial<PlayerView> = {}): PlayerView {
  return {
    type: "PlayerView",
    stock: [0, 0],
    unrest: 3,
    heritage: [0, 0, 0],
    points: 0,
    last: 0,
    reserve: [20, 10],
    caravans: [],
    reached: [0, 0, 0, 0, 0, 0],
    used: [],
    sealed: [],
    emphasis: -1,
    markers: 0,
    bonuses: [],
    chronicles: [null, null, null, null, null, null],
    plans: [],
    ...more,
  };
}

function count(): Count {
  return {
    type: "Count",
    points: 0,
    unrest: 3,
    heritage: [0, 0, 0],
    stock: [0, 0],
    income: [0, 0],
    regions: 0,
    peasants: 0,
    soldiers: 0,
    advances: 0,
    fountains: 0,
    lyres: 0,
    goods: 0,
    counted: [0, 0, 0, 0, 0, 0],
    unlocked: [false, false, false],
    most_unrest: 7,
    fullest: 3,
  };
}

/** A view with these regions and players. */
export function viewOf(
  regions: readonly RegionView[],
  players: readonly PlayerView[] = [player(), player()],
  more: Partial<SandsView> = {},
): SandsView {
  return {
    type: "SandsView",
    seat: 0,
    options: [["strict-bonus", "no"]],
    generation: 1,
    dynasty: 1,
    marker: 1,
    begun: 1,
    round: 1,
    start: 0,
    turn: 0,
    done: { type: "TurnView", bonus: -1, supported: -1, repeated: false },
    die: null,
    regions,
    rows: [[0], [1], [2], [3], [4], [5]],
    piles: { type: "PilesView", counts: [], tops: [], drawn: [] },
    supply: [],
    players,
    standing: {
      type: "Standing",
      counts: players.map(count),
      forecasts: [],
      crowds: [],
      threats: [],
      battle: null,
    },
    decision: null,
    ...more,
  };
}
