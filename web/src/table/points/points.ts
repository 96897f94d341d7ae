/** Points as they are written in a table. */

import type { Seat } from "../../protocol/values";
import type { Ledger } from "../../protocol/wire";

/** The seats of a ledger. */
export function columnsOf(ledger: Ledger): readonly Seat[] {
  return ledger.totals.map((_, seat) => seat);
}

/** A number with a true minus sign; nothing is a dash. */
export function signed(points: number, language: string): string {
  if (points === 0) return "–";
  const told = new Intl.NumberFormat(language).format(Math.abs(points));
  return points < 0 ? `−${told}` : told;
}
