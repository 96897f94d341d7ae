/** The printed parts of Khronos: what the box says of tiles, rounds and cards. */

export interface Tile {
  readonly name: string;
  readonly kind: number;
  readonly rank: number;
  readonly count: number;
  readonly value: number;
  readonly ruin: number;
}
export const TILES: readonly Tile[] = [
  { name: "watchtower", kind: 0, rank: 1, count: 20, value: 1, ruin: 0 },
  { name: "keep", kind: 0, rank: 2, count: 24, value: 2, ruin: 1 },
  { name: "castle", kind: 0, rank: 3, count: 9, value: 4, ruin: 2 },
  { name: "chapel", kind: 1, rank: 1, count: 20, value: 1, ruin: 0 },
  { name: "monastery", kind: 1, rank: 2, count: 20, value: 2, ruin: 1 },
  { name: "abbey", kind: 1, rank: 3, count: 9, value: 4, ruin: 2 },
  { name: "hamlet", kind: 2, rank: 1, count: 20, value: 1, ruin: 0 },
  { name: "town", kind: 2, rank: 2, count: 24, value: 3, ruin: 0 },
  { name: "city", kind: 2, rank: 3, count: 9, value: 5, ruin: 0 },
];
