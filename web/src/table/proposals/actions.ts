/** What somebody may settle about a table, as far as a page can tell; the server has the last word. */

import type { Seat } from "../../protocol/values";
import type { SeatSummary, Summary } from "../../protocol/wire";
import { t } from "../../words/locale.svelte";
import type { Table } from "../table.svelte";

export type TableAction =
  | { readonly kind: "resign" | "end" | "abandon" | "delete" | "close" }
  | { readonly kind: "bot" | "person" | "leave" | "kick" | "fill"; readonly seat: Seat };

/** Somebody else who plays. */
function isOther(seat: SeatSummary): boolean {
  return seat.kind === "person" && !seat.mine;
}

/** Before the game: seats are left or filled, and the host can close the table. */
function beforehand({ seats, own, rated }: Summary): TableAction[] {
  const found: TableAction[] = [];
  for (const [seat, one] of seats.entries()) {
    if (one.mine && own !== true) found.push({ kind: "leave", seat });
    if (own === true && isOther(one)) found.push({ kind: "kick", seat });
    if (own === true && one.kind === "open" && rated !== true) found.push({ kind: "fill", seat });
  }
  return own === true ? [...found, { kind: "close" }] : found;
}

/** What the one who looks as *viewer* may begin. */
export function actionsOf(summary: Summary, viewer: Seat): TableAction[] {
  const { seats, state, own, rated } = summary;
  if (state === "open") return beforehand(summary);
  const mine = seats.some((seat) => seat.mine);
  const others = seats.filter(isOther);
  const found: TableAction[] = [];
  if (state === "playing") {
    if (seats[viewer]?.mine === true) found.push({ kind: "resign" });
    if (mine) found.push({ kind: others.length === 0 ? "abandon" : "end" });
    for (const [seat, one] of rated === true ? [] : seats.entries()) {
      const gone = isOther(one) && !one.online;
      if (mine && gone) found.push({ kind: "bot", seat });
      if (!mine && (gone || one.substitute === true)) found.push({ kind: "person", seat });
    }
  }
  const shared = seats.some((seat) => isOther(seat) || seat.substitute === true);
  if (own === true && !shared) found.push({ kind: "delete" });
  return found;
}

/** Others are called by their names; a seat that somebody gives up or takes, by its colour. */
export function actionWords({ session, words }: Table, action: TableAction): { who: string } {
  const seat = "seat" in action ? action.seat : session.viewer;
  if (seat < 0) return { who: "" };
  const isOwn = session.summary.seats[seat]?.mine === true;
  return { who: isOwn ? t(`seat-${seat}`) : words.seat(seat) };
}
