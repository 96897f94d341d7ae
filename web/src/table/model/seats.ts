/** Who sits where, and whose screen this is. */

import { NOBODY, SPECTATOR, type Seat } from "../../protocol/values";
import type { SeatSummary, Summary } from "../../protocol/wire";

/** The seats of the person at this screen. */
export function mySeats(seats: readonly SeatSummary[]): Seat[] {
  return seats.flatMap(({ mine }, seat) => (mine ? [seat] : []));
}

/** Several people share this screen, so hands are covered between them. */
export function isHotSeat(seats: readonly SeatSummary[]): boolean {
  return mySeats(seats).length > 1;
}

/**
 * As whom a table is opened: the own seat; nobody's hand where several share the screen, or where
 * nothing is dealt yet.
 */
export function firstViewer(summary: Summary): Seat {
  const [mine, second] = mySeats(summary.seats);
  if (mine === undefined || summary.state === "open") return SPECTATOR;
  return second === undefined || summary.state === "over" ? mine : SPECTATOR;
}

/**
 * The own seat to which the screen is to be handed now, or NOBODY: another own seat is asked and
 * the one that is shown is not.
 */
export function handTo(
  seats: readonly SeatSummary[],
  waiting: readonly Seat[],
  viewer: Seat,
): Seat {
  if (!isHotSeat(seats) || waiting.includes(viewer)) return NOBODY;
  return mySeats(seats).find((seat) => waiting.includes(seat)) ?? NOBODY;
}
