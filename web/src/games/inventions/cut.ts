/** What a figure of the rules shows of Inventions: the parts it speaks of, and what is marked there. */

import type { Place } from "../../protocol/game";
import type { Table } from "./acting";
import { FRONTS, frontOfKind, WORLD } from "./effects";
import { viewportOf } from "./viewport.svelte";

/** Show the parts in which something is marked; where nothing is, the world. */
export function cut(table: Table, places: readonly Place[]): void {
  const viewport = viewportOf(table);
  const marked = places.flatMap((place) => Object.keys(place).map(frontOfKind));
  viewport.isCut = true;
  viewport.places = places;
  viewport.parts = FRONTS.filter((front) => marked.includes(front));
  if (viewport.parts.length === 0) viewport.parts = [WORLD];
}
