/** The picture of a position that animations move on, event by event. */

import { raised, replaced } from "../parts/lists";
import { footprint, neighbours } from "./geometry";
import { CIVIL, MOST_SEATS, REASON, parts } from "./parts";
import type { Building, KhronosView } from "../../protocol/generated/khronos";

/** A building on its way into later ages: what it is, where, and the ages it has reached. */
export interface Wave {
  readonly tile: number;
  readonly cell: number;
  readonly ages: readonly number[];
}

export interface Scene {
  /** By age. */
  readonly boards: readonly (readonly Building[])[];
  /** By seat. */
  readonly ecus: readonly number[];
  /** By seat: the ages of the adventurers. */
  readonly ages: readonly (readonly number[])[];
  /** Cubes of civil buildings that made way, by cell, until they move into the new one. */
  readonly lifted: ReadonlyMap<number, readonly number[]>;
  /** What the last action put up. */
  readonly wave: Wave | null;
}

const NO_CUBES: readonly number[] = Array.from({ length: MOST_SEATS }, () => 0);

export function sceneOf(view: KhronosView): Scene {
  return {
    boards: view.boards,
    ecus: view.players.map(({ ecus }) => ecus),
    ages: view.players.map(({ adventurers }) => adventurers.map(({ age }) => age)),
    lifted: new Map(),
    wave: null,
  };
}

export function rankOf(tile: number): number {
  return parts.tiles[tile]?.rank ?? 1;
}

export function kindOf(tile: number): number {
  return parts.tiles[tile]?.kind ?? CIVIL;
}

/** What a building is worth as it stands. */
export function valueOf(building: Building): number {
  const tile = parts.tiles[building.tile];
  return (building.ruined ? tile?.ruin : tile?.value) ?? 0;
}

/** The cells of a building. */
export function cellsOf(building: Building): number[] {
  return footprint(building.cell, rankOf(building.tile));
}

/** The building on a cell. */
export function buildingAt(board: readonly Building[], cell: number): Building | undefined {
  return board.find((building) => cellsOf(building).includes(cell));
}

/** The buildings of a board in groups that hang together by their sides. */
export function groups(board: readonly Building[]): Building[][] {
  const found: { cells: Set<number>; buildings: Building[] }[] = [];
  for (const building of board) {
    const cells = cellsOf(building);
    const beside = cells.flatMap(neighbours);
    const touched = found.filter((group) => beside.some((cell) => group.cells.has(cell)));
    const joined = {
      cells: new Set([...cells, ...touched.flatMap((group) => [...group.cells])]),
      buildings: [...touched.flatMap((group) => group.buildings), building],
    };
    for (const group of touched) found.splice(found.indexOf(group), 1);
    found.push(joined);
  }
  return found.map(({ buildings }) => buildings);
}

/** A building as it comes onto the board of an age: in Reason as a ruin, unless it is civil. */
export function fresh(age: number, tile: number, cell: number, owner: number): Building {
  const civil = kindOf(tile) === CIVIL;
  return {
    type: "Building",
    tile,
    cell,
    owner: civil || age === REASON ? -1 : owner,
    printed: false,
    ruined: age === REASON && !civil,
    cubes: NO_CUBES,
  };
}

/** A hamlet of the map. */
export function printedHamlet(cell: number, tile: number): Building {
  return { type: "Building", tile, cell, owner: -1, printed: true, ruined: false, cubes: NO_CUBES };
}

/** The scene with another board in one age. */
export function withBoard(scene: Scene, age: number, board: readonly Building[]): Scene {
  return { ...scene, boards: replaced(scene.boards, age, board) };
}

/** The scene with a building laid; whatever its cells covered is gone. */
export function laid(scene: Scene, age: number, building: Building): Scene {
  const cells = new Set(cellsOf(building));
  const board = scene.boards[age] ?? [];
  const left = board.filter((old) => !cellsOf(old).some((cell) => cells.has(cell)));
  return withBoard(scene, age, [...left, building]);
}

/** The scene without the building whose upper left cell is *cell*; its cubes are remembered. */
export function lifted(scene: Scene, age: number, cell: number): Scene {
  const board = scene.boards[age] ?? [];
  const gone = board.find((building) => building.cell === cell);
  const kept = new Map(scene.lifted);
  if (gone !== undefined && age === REASON) kept.set(cell, gone.cubes);
  const left = board.filter((building) => building !== gone);
  return { ...withBoard(scene, age, left), lifted: kept };
}

/** The scene with one building of an age changed. */
export function changed(
  scene: Scene,
  age: number,
  cell: number,
  change: (building: Building) => Building,
): Scene {
  const board = scene.boards[age] ?? [];
  const found = buildingAt(board, cell);
  if (found === undefined) return scene;
  return withBoard(
    scene,
    age,
    board.map((building) => (building === found ? change(building) : building)),
  );
}

/** The scene with cubes of *seat* put on (or, negative, taken from) the building on a cell of Reason. */
export function withCubes(scene: Scene, cell: number, seat: number, count: number): Scene {
  return changed(scene, REASON, cell, (building) => ({
    ...building,
    cubes: raised(building.cubes, seat, count),
  }));
}
