/** Which events are bookkeeping: told in small type, left out where only what matters is told. */

import type { Typed } from "../../protocol/wire";

const MINOR: ReadonlySet<string> = new Set([
  "TurnBegan",
  "Drew",
  "Reshuffled",
  "Discarded",
  "KeptCards",
  "Played",
  "Charged",
  "CubesMoved",
]);

export function isMinor(event: Typed): boolean {
  return MINOR.has(event.type);
}
