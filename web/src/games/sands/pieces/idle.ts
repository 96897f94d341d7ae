/** Cards and questions with which nothing could be done now: the server is asked why. */

import type { Refused } from "../../../table/foresee.svelte";
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
  table.wonder(cards.filter((card) => card < parts.actionCards).map(stemOf));
}

/** Why the action of a card could do nothing now; nothing where it could. */
export function idleReasons(table: Table, card: number): readonly Refused[] {
  return card < parts.actionCards ? table.bars(stemOf(card)) : [];
}

/** How the answers begin that a question is about, where it can only be ended. */
export function stuckStem(table: Table): string | null {
  const left = ALWAYS.reduce(
    (n, verb) => n - table.offers.count([`do:${verb}`]),
    table.offers.total,
  );
  const asked = askedOf(table.view);
  if (table.offers.total === 0 || left > 0 || asked === null) return null;
  if (asked.type === "AnnexOrLeave") return `annex ${parts.names.region[asked.region] ?? ""}`;
  return "card" in asked && asked.seat === table.viewer ? stemOf(asked.card) : null;
}
