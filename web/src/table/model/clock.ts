/** How much time is left, told from what the server said and how long ago it said so. */

import type { Seat } from "../../protocol/values";
import type { Clocks } from "../../protocol/wire";

/** Seconds a seat has left *now*; null where nobody counts. *now* is in unix seconds. */
export function left(clocks: Clocks | null, seat: Seat, now: number): number | null {
  const said = clocks?.left[seat] ?? null;
  if (clocks === null || said === null) return null;
  const from = Math.max(clocks.at, clocks.rests?.[seat] ?? 0);
  const gone = clocks.running.includes(seat) ? Math.max(0, now - from) : 0;
  return Math.max(0, said - gone);
}

/** Seconds as 4:05, 1:04:05 or 3 d 4 h. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const hours = Math.floor(whole / 3600);
  const two = (n: number) => String(n).padStart(2, "0");
  if (hours >= 48) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  const minutes = Math.floor(whole / 60) % 60;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(whole % 60)}`;
  return `${minutes}:${two(whole % 60)}`;
}

export const HURRY = 30; // seconds left that deserve a warning
