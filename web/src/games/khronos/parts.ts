/** The printed parts of Khronos by the names this folder uses; all numbers come from the data. */

import { KHRONOS, type KhronosView } from "../../protocol/generated/khronos";
import { optionOf } from "../parts/options";

export {
  AGES,
  BY_PARADOX,
  BY_UPGRADE,
  CIVIL,
  FAITH,
  HAMLETS_PRINTED,
  KINDS,
  MIGHT,
  MILITARY,
  MOST_SEATS,
  REASON,
  RELIGIOUS,
} from "../../protocol/generated/khronos";

export const { tiles: TILES, rounds: ROUNDS, income_rounds: INCOME_ROUNDS } = KHRONOS.content;
export const ROOM = KHRONOS.content.room;

/** How a cell, an age, a kind or a tile is written in marks and actions. */
export const CELL_NAMES: readonly string[] = KHRONOS.names.cell;
export const AGE_NAMES: readonly string[] = KHRONOS.names.age;
export const KIND_NAMES: readonly string[] = KHRONOS.names.kind;
export const TILE_NAMES: readonly string[] = KHRONOS.names.tile;

/** The tile of a hamlet, which is printed on the land too. */
export const HAMLET = TILE_NAMES.indexOf("hamlet");

const MAPS: Readonly<Record<string, readonly string[]>> = KHRONOS.content.maps;

/** The rows of the map a table plays on: one by name, or drawn as rows joined by slashes. */
export function rowsOf(view: KhronosView): readonly string[] {
  const map = optionOf(view, "map") ?? "";
  return MAPS[map] ?? map.split("/");
}

/** Whether the money of a seat is shown: the own, or all where it is open or the game is over. */
export function showsMoney(view: KhronosView, seat: number): boolean {
  return (
    optionOf(view, "open-money") === "yes" ||
    view.asked === null ||
    view.seat < 0 ||
    view.seat === seat
  );
}
