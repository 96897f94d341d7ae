/** What the drawings of all games have in common. */

import type { Component } from "svelte";

import { define } from "../../art/defs";
import SeatDefs from "../../art/SeatDefs.svelte";
import type { GameConstant, Printed } from "../../protocol/game";
import type { Drawing } from "../../table/model/drawing";

/** The printed parts of a game as its page shows them. */
interface PrintedParts<C> {
  game(): GameConstant;
  lay(printed: Printed<C> | null): void;
}

/** The drawing of a game: its components, over its printed parts; *defs* is what its art refers to. */
export function drawingOf<V, S, E, C>(
  parts: PrintedParts<C>,
  defs: Component,
  own: Omit<Drawing<V, S, E, C>, "game" | "lay" | "board">,
): Drawing<V, S, E, C> {
  define(SeatDefs);
  define(defs);
  return {
    ...own,
    get game() {
      return parts.game();
    },
    lay: (printed) => parts.lay(printed),
  };
}
