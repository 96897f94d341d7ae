/** What happens when a person passes over a place of a declared board, or points at it. */

import { passOver as over, pointAt as at } from "../parts/acting";
import { steering } from "../parts/keys";
import type { Plain } from "../../protocol/values";
import type { BoardTable } from "../../table/model/drawing";
import type { Effect } from "../plain/effects";
import { isLit, meaning } from "./pointing";
import type { PlaceKey, Viewport } from "./viewport.svelte";

export type Table = BoardTable<Plain, Plain, Effect>;

function means(table: Table, viewport: Viewport) {
  return (key: PlaceKey) => {
    const place = viewport.placeAt(key);
    return place === undefined ? null : meaning(table, place);
  };
}

export function passOver(table: Table, viewport: Viewport, key: PlaceKey | null): void {
  over(table, viewport, key, means(table, viewport));
}

/** Several answers begin with this place: it is chosen, and the rest is asked for. */
export function pointAt(table: Table, viewport: Viewport, key: PlaceKey): void {
  const meant = means(table, viewport)(key);
  if (table.playback.busy || meant?.count === 1) at(table, viewport, key, () => meant);
  else if (meant !== null && meant.count > 1) table.selection.point(meant.marks);
}

const steerZone = steering<Table, Viewport, PlaceKey>(passOver, pointAt, {
  open: (table, viewport) => viewport.keysOf(viewport.steered, (place) => isLit(table, place)),
  at: ({ at }) => at,
});

/** The keyboard in a zone; the cursor of another one is no place to start from. */
export function steer(event: KeyboardEvent, table: Table, viewport: Viewport, zone: string): void {
  viewport.steered = zone;
  if (viewport.pointed?.zone !== zone) viewport.pointed = null;
  steerZone(event, table, viewport);
}
