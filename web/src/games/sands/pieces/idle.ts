/** Cards and questions with which nothing could be done now: the server is asked why. */

import type { Refused } from "../../../table/model/consequences";
import type { Table } from "../acting";
import { parts } from "../parts";
import { askedOf } from "../scene";

/** What can be answered to every question of a turn, whatever a card does. */
const ALWAYS = ["oppress", "support", "tax", "done", "end"];

function stemOf(card: number): string {
  return `use ${parts.names.card[card] ?? ""}`;
}

/** Ask of which of some cards the action could do nothing now. */
export function wonderAt(table: Table, cards: readonly number[]): void {
  table.selection.askReasons(cards.filter((card) => card < parts.actionCards).map(stemOf));
}

/** Why the action of a card could do nothing now; nothing where it could. */
export function idleReasons(table: Table, card: number): readonly Refused[] {
  return card < parts.actionCards ? table.selection.reasonsAgainst(stemOf(card)) : [];
}

/** How the answers begin that a question is about, where it can only be ended. */
export function stuckStem(table: Table): string | null {
  const left = ALWAYS.reduce(
    (n, verb) => n - table.selection.offers.count([`do:${verb}`]),
    table.selection.offers.total,
  );
  const asked = askedOf(table.playback.view);
  if (table.selection.offers.total === 0 || left > 0 || asked === null) return null;
  if (asked.type === "AnnexOrLeave") return `annex ${parts.names.region[asked.region] ?? ""}`;
  return "card" in asked && asked.seat === table.session.viewer ? stemOf(asked.card) : null;
}
