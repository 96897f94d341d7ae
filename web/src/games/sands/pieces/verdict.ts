/** How a battle ended, for who did not see it fought: motion is off, was skipped, or it was passed over. */

import type { SandsEvent } from "../../../protocol/generated/sands";
import type { Seat, Typed } from "../../../protocol/values";
import { parts } from "../parts";
import type { Fight, Fighter } from "../scene";

type Past = readonly { readonly seat: Seat; readonly events: readonly Typed[] }[];
type Event<T extends SandsEvent["type"]> = Extract<SandsEvent, { type: T }>;

function found<T extends SandsEvent["type"]>(events: readonly Typed[], type: T) {
  return events.findLast((event) => event.type === type) as Event<T> | undefined;
}

/** The battle that these events decided. */
function decided(events: readonly Typed[]): Fight | null {
  const won = found(events, "BattleWon");
  const dice = found(events, "DiceRevealed");
  if (won === undefined || dice === undefined) return null;
  const side = (seat: number, face: number): Fighter => {
    const total = seat === won.seat ? won.strength : won.rival_strength;
    return { seat, strength: total - parts.dieFactor * face, face };
  };
  return {
    region: won.region,
    attacker: side(dice.seat, dice.face),
    defender: side(dice.rival, dice.rival_face),
    winner: won.seat,
  };
}

/**
 * The last battle that was decided since the viewer last did anything, and after the first *seen*
 * steps; who only watches is shown the last step.
 */
export function verdict(past: Past, viewer: Seat, seen: number): Fight | null {
  const own = past.findLastIndex(({ seat }) => seat === viewer);
  const from = own < 0 ? past.length - 1 : own;
  const news = past.slice(Math.max(0, from, seen > past.length ? 0 : seen));
  return news.reduce<Fight | null>((last, { events }) => decided(events) ?? last, null);
}
