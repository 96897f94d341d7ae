/** "Why is this here?": what happened in a region. */

import type { Typed } from "../../protocol/values";
import { taleOf, type TaleStep } from "../parts/tale";

/** A region an event speaks of. */
export interface Spot {
  readonly region: number;
}

const FIELDS = ["region", "old_region", "other_region"];
/** Events of a region that change nothing there. */
const PASSING = new Set(["TookIncome", "ConsentAsked", "ConsentGiven", "ConsentDenied"]);

/** The regions an event speaks of. */
export function spotsOf(event: Typed): Spot[] {
  if (PASSING.has(event.type)) return [];
  return FIELDS.flatMap((field) => {
    const region = event[field];
    return typeof region === "number" && region >= 0 ? [{ region }] : [];
  });
}

/** What happened in a region, step by step. */
export function tale(
  past: readonly { readonly events: readonly Typed[] }[],
  region: number,
): TaleStep[] {
  return taleOf(
    past,
    (event) => spotsOf(event).some((spot) => spot.region === region),
    () => false,
  );
}
