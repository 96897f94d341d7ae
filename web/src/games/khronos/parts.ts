/** The printed parts of Khronos by the names this folder uses; all numbers come from the data. */

import { KHRONOS, type KhronosContent, type KhronosView } from "../../protocol/generated/khronos";
import { optionOf } from "../parts/options";
import { PageBox } from "../parts/page.svelte";

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

/** How a cell, an age or a kind is written in marks and actions. */
export const CELL_NAMES: readonly string[] = KHRONOS.names.cell;
export const AGE_NAMES: readonly string[] = KHRONOS.names.age;
export const KIND_NAMES: readonly string[] = KHRONOS.names.kind;

class KhronosParts extends PageBox<KhronosContent, typeof KHRONOS> {
  get tiles() {
    return this.content.tiles;
  }
  get rounds() {
    return this.content.rounds;
  }
  get incomeRounds() {
    return this.content.income_rounds;
  }
  get room() {
    return this.content.room;
  }
  /** The tile of a hamlet, which is printed on the land too. */
  get hamlet() {
    return this.names.tile.indexOf("hamlet");
  }
}

/** The box on this page. */
export const parts = new KhronosParts(KHRONOS);

/** The rows of the map a table plays on: one by name, or drawn as rows joined by slashes. */
export function rowsOf(view: KhronosView): readonly string[] {
  const map = optionOf(view, "map") ?? "";
  return parts.content.maps[map] ?? map.split("/");
}

/** Whether the money of a seat is shown: the own, or all where it is open or the game is over. */
export function showsMoney(view: KhronosView, seat: number): boolean {
  return (
    optionOf(view, "open-money") === "yes" ||
    view.decision === null ||
    view.seat < 0 ||
    view.seat === seat
  );
}
