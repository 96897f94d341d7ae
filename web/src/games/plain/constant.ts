/** What the plain board knows of a game: what every board knows, and what the numbers of a view mean. */

import type { GameConstant } from "../../protocol/game";
import type { BoardTable } from "../../table/model/drawing";

export interface PlainConstant extends GameConstant {
  /** By record and field of a view: the names its numbers have; `seat` for seats. */
  readonly fields: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What is known of the game of a table that is shown on the plain board. */
export function constantOf(table: Pick<BoardTable, "game">): PlainConstant {
  return table.game as PlainConstant;
}
