/** What a declared board knows of its game: what the plain board knows, and what is declared. */

import type { DeclaredBoard } from "../../protocol/board";
import type { BoardTable } from "../../table/model/drawing";
import type { PlainConstant } from "../plain/constant";

export interface DeclaredConstant extends PlainConstant {
  readonly board: DeclaredBoard;
}

/** What is known of the game of a table that is shown on a declared board. */
export function constantOf(table: Pick<BoardTable, "game">): DeclaredConstant {
  return table.game as DeclaredConstant;
}
