/** What somebody may settle about a table, as far as a page can tell; the server has the last word. */

import type { Seat } from "../protocol/values";
import type { SeatSummary, Summary } from "../protocol/wire";

export type Affair =
  | { readonly kind: "resign" | "end" | "abandon" | "delete" }
  | { readonly kind: "bot" | "person"; readonly seat: Seat };

/** Somebody else who plays. */
function isOther(seat: SeatSummary): boolean {
  return seat.kind === "person" && !seat.mine;
}

/** What the one who looks as *viewer* may begin. */
export function affairsOf(summary: Summary, viewer: Seat): Affair[] {
  const { seats, state, own } = summary;
  const mine = seats.some((seat) => seat.mine);
  const others = seats.filter(isOther);
  const found: Affair[] = [];
  if (state === "playing") {
    if (seats[viewer]?.mine === true) found.push({ kind: "resign" });
    if (mine) found.push({ kind: others.length === 0 ? "abandon" : "end" });
    for (const [seat, one] of seats.entries()) {
      const gone = isOther(one) && !one.online;
      if (mine && gone) found.push({ kind: "bot", seat });
      if (!mine && (gone || one.substitute === true)) found.push({ kind: "person", seat });
    }
  }
  const shared = seats.some((seat) => isOther(seat) || seat.substitute === true);
  if (own === true && !shared) found.push({ kind: "delete" });
  return found;
}
