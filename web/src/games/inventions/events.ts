/** Which events are bookkeeping: told in small type, left out where only what matters is told. */

import type { Typed } from "../../protocol/wire";

const MINOR: ReadonlySet<string> = new Set([
  "SpecialistLaid",
  "KnowledgeLaid",
  "WealthLaid",
  "MilestoneLaid",
  "IdeaDealt",
  "IdeasLeft",
  "IdeaTurnedUp",
  "IdeaEntered",
  "CitizenSent",
  "PillarsReturned",
  "EconomyTokensReturned",
  "TurnBegan",
]);

export function isMinor(event: Typed): boolean {
  return MINOR.has(event.type);
}
