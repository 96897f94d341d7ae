/** "Why is this here?": what happened to a card, a region, a milestone or a tile. */

import type { Typed } from "../../protocol/values";
import { taleOf, type TaleStep } from "../parts/tale";
import type { Place } from "./viewport.svelte";

/** What an event may speak of, by the kind of the place. */
const SPOKEN: readonly Place["kind"][] = [
  "region",
  "card",
  "milestone",
  "deed",
  "tile",
  "space",
  "knowledge",
];
/** Events that are the cause of what follows in their step. */
const CAUSES = new Set(["PillarPlaced", "ChainLaid", "Shared"]);

type Spot = Pick<Place, "kind" | "number">;

/** The places an event speaks of. */
export function spotsOf(event: Typed): Spot[] {
  const spots = SPOKEN.flatMap((kind): Spot[] => {
    const number = event[kind];
    return typeof number === "number" && number >= 0 ? [{ kind, number }] : [];
  });
  const { old_region: from } = event;
  return typeof from === "number" ? [...spots, { kind: "region", number: from }] : spots;
}

/** The places an event speaks of, as they are marked: a tile lies in front of its seat. */
export function marksFrom(event: Typed): Readonly<Record<string, number>>[] {
  return spotsOf(event).map(({ kind, number }) =>
    kind === "tile" && typeof event.seat === "number" && event.type !== "WealthLaid"
      ? { tile: number, seat: event.seat }
      : { [kind]: number },
  );
}

/** Whether a mark lies on a place; one without a seat lies on the place of every seat. */
export function liesOn(mark: Readonly<Record<string, number>>, place: Place): boolean {
  return mark[place.kind] === place.number && (mark.seat ?? place.seat) === place.seat;
}

function touches(event: Typed, { kind, number, seat }: Place): boolean {
  if (!spotsOf(event).some((spot) => spot.kind === kind && spot.number === number)) return false;
  // Everybody may have a tile of the same kind and number: only one's own is asked about.
  return kind !== "tile" || event.seat === seat || event.type === "WealthLaid";
}

/** What happened to a place, step by step, each with what caused it. */
export function tale(
  past: readonly { readonly events: readonly Typed[] }[],
  place: Place,
): TaleStep[] {
  return taleOf(
    past,
    (event) => touches(event, place),
    (event) => CAUSES.has(event.type),
  );
}
