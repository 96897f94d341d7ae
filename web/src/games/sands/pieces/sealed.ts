/** The cards that somebody chose, sealed until everybody has chosen. */

import type { Table } from "../acting";
import { parts } from "../parts";

/** The own cards that are sealed: the table holds them, or the game has them already. */
export function sealedCards(table: Table): readonly number[] {
  const held = table.session.held.flatMap((text) => {
    const [verb, ...cards] = text.split(" ");
    return verb === "choose" ? cards.map((card) => parts.names.card.indexOf(card)) : [];
  });
  const player = table.playback.view.players[table.session.viewer];
  return [...held, ...(player?.sealed ?? []).filter((card) => card >= 0)];
}
