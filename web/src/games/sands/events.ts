/** Which events are bookkeeping: told in small type, left out where only what matters is told. */

import type { Typed } from "../../protocol/wire";

const MINOR: ReadonlySet<string> = new Set([
  "TileLaid",
  "TurnBegan",
  "RoundBegan",
  "MarkerMoved",
  "CardSealed",
  "CardUsed",
  "CardDeclined",
  "DieSealed",
  "EmphasisMarked",
  "TookIncome",
  "AdvanceDrawn",
  "AdvanceReturned",
  "ConsentAsked",
]);

export function isMinor(event: Typed): boolean {
  return MINOR.has(event.type);
}
