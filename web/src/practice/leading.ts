/** Leads somebody to places of the board: they are brought into sight, and stand out. */

import { foundKey } from "../games/parts/found";
import type { Place } from "../protocol/game";
import type { Table } from "../table/table.svelte";

const SETTLED = 250; // milliseconds in which a board has found its size

/** Whether something happens at a table, or is about to be chosen: then nothing is dimmed. */
export function isPlayed({ playback, selection }: Table): boolean {
  return playback.busy || selection.hovered !== null || selection.chosen.length > 0;
}

/** Let places stand out until others do, once a board has found its size. */
export function leadTo(table: Table, places: readonly Place[]): void {
  table.playback.recap.found = places;
  setTimeout(() => show(table, places), SETTLED);
}

/** Bring the places into sight that are not at hand, as a card is: the first one surely. */
function show(table: Table, places: readonly Place[]): void {
  const isHeld = (place: Place) =>
    document.querySelector(`.hand [data-place~="${foundKey(place)}"]`) !== null;
  const wanted = places.filter((place) => !isHeld(place));
  const [first] = wanted;
  if (first === undefined) return;
  table.drawing.lead?.(table, first);
  requestAnimationFrame(() => {
    for (const place of wanted.toReversed()) {
      const key = foundKey(place);
      const there = document.querySelector(
        `.board [data-found="${key}"], .board [data-place~="${key}"]`,
      );
      // What is in sight already does not move.
      there?.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  });
}
