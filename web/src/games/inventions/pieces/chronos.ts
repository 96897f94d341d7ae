/** The turns of Chronos among the events of a game: they begin where its pillar moves. */

import type { Typed } from "../../../protocol/values";
import { CHRONOS } from "../parts";

/** Events with which a turn of somebody else, or something else, begins. */
const OTHERS: ReadonlySet<string> = new Set(["TurnBegan", "RoundBegan", "EraEnded"]);
/** Events of a turn of Chronos that do not name it. */
const HIS: ReadonlySet<string> = new Set([
  "PillarMoved",
  "TileRemoved",
  "InventionLeft",
  "IdeaTurnedUp",
  "IdeaEntered",
]);

function isHis(event: Typed): boolean {
  return HIS.has(event.type) || event.seat === CHRONOS;
}

/** What happened in the last turn of Chronos, from its first step to the next player's. */
export function lastTurnOf(past: readonly { readonly events: readonly Typed[] }[]): Typed[] {
  for (let step = past.length - 1; step >= 0; step -= 1) {
    const events = past[step]?.events ?? [];
    const last = events.findLastIndex(({ type }) => type === "PillarMoved");
    if (last < 0) continue;
    const before = events.slice(0, last).findLastIndex((event) => OTHERS.has(event.type));
    const begun = events.findIndex((event, i) => i > before && event.type === "PillarMoved");
    const end = events.findIndex((event, i) => i > last && OTHERS.has(event.type));
    return events
      .slice(begun, end < 0 ? undefined : end)
      .filter((event) => isHis(event) || SHARING.has(event.type));
  }
  return [];
}

/** What people get when Chronos shares. */
const SHARING: ReadonlySet<string> = new Set([
  "IpGained",
  "Settled",
  "InventionKept",
  "CitizensReleased",
]);
