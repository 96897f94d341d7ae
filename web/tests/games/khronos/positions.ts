/** Small positions of Khronos for tests. */

import type {
  Building,
  DomainView,
  KhronosView,
  PlayerView,
} from "../../../src/protocol/generated/khronos";
import { CELL_NAMES, parts } from "../../../src/games/khronos/parts";
import { fresh } from "../../../src/games/khronos/scene";

export function cellNamed(name: string): number {
  return CELL_NAMES.indexOf(name);
}

export function tileNamed(name: string): number {
  return parts.names.tile.indexOf(name);
}

/** `keep f7` with its owner, as it stands in an age. */
export function building(text: string, owner = -1, age = 0): Building {
  const [tile = "", cell = ""] = text.split(" ");
  return fresh(age, tileNamed(tile), cellNamed(cell), owner);
}

export function domain(cells: string, seats: number[], ecus: number): DomainView {
  return { type: "DomainView", cells: cells.split(" ").map(cellNamed), seats, ecus };
}

function player(): PlayerView {
  const adventurer = { type: "Adventurer", age: 0, room: 2, bound: -1 } as const;
  return {
    type: "PlayerView",
    ecus: 4,
    cubes: 25,
    cards: 4,
    hand: null,
    shown: [0, 0, 0],
    adventurers: [adventurer, adventurer],
  };
}

/** A view with these buildings and domains, by age, and two players. */
export function viewOf(boards: Building[][], domains: DomainView[][] = [[], [], []]): KhronosView {
  return {
    type: "KhronosView",
    seat: 0,
    options: [["map", "valley"]],
    round: 3,
    start: 0,
    turn: 0,
    boards,
    domains,
    supply: null,
    pile: 30,
    discards: [0, 0, 0],
    face_up: [0, 0, 0],
    players: [player(), player()],
    standing: {
      type: "Standing",
      ecus: [4, 4],
      cubes: [25, 25],
      forecast: [
        [0, 0, 0],
        [0, 0, 0],
      ],
      due: [0, 0],
      holdings: [],
    },
    decision: null,
  };
}
