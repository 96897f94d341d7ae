/** What happens when a person points at something, or passes over it. */

import type { InventionsDecision, InventionsView } from "../../protocol/generated/inventions";
import type { BoardTable } from "../drawing";
import * as shared from "../parts/acting";
import type { Viewport, Place } from "./viewport.svelte";
import type { Effect } from "./effects";
import { meaning } from "./pointing";
import type { Scene } from "./scene";

export type Table = BoardTable<InventionsView, Scene, Effect>;

/** What is asked, as the game knows it. */
export function askedOf(table: Table): InventionsDecision | null {
  return table.view.asked as unknown as InventionsDecision | null;
}

export function passOver(table: Table, viewport: Viewport, place: Place | null): void {
  shared.passOver(table, viewport, place, (one) => meaning(table, one));
}

/** Point at something: it is chosen while it leaves several answers, and others narrow them. */
export function pointAt(table: Table, viewport: Viewport, place: Place): void {
  const meant = meaning(table, place);
  if (!table.busy && meant !== null && meant.count > 1) {
    viewport.open = null;
    table.point(meant.marks);
    return;
  }
  shared.pointAt(table, viewport, place, (one) => meaning(table, one));
}
