/** How somebody lost a seat, and who came and went before a game: told by what seats were before. */

import type { Seat } from "../../protocol/values";
import type { Notice, SeatSummary } from "../../protocol/wire";

/** What became of the own seat. */
export type LossKind = "left" | "removed" | "resigned" | "replaced" | "taken" | "signed-out";

export interface Loss {
  readonly seat: Seat;
  readonly kind: LossKind;
}

/** Whether the last thing that was settled about a seat is that its person gave it up. */
function isResigned(seat: Seat, notices: readonly Notice[]): boolean {
  const last = notices.findLast(
    ({ kind, about }) => about === seat && (kind === "resigned" || kind === "carried"),
  );
  return last?.kind === "resigned";
}

/** How the seat was lost that is no longer one's own; null while any is. */
export function lossOf(
  before: readonly SeatSummary[],
  after: readonly SeatSummary[],
  notices: readonly Notice[],
): Loss | null {
  if (after.some(({ mine }) => mine)) return null;
  const former = after.findIndex((one) => one.former === true);
  const seat = former >= 0 ? former : before.findIndex(({ mine }) => mine);
  const [was, is] = [before[seat], after[seat]];
  if (was === undefined || is === undefined) return null;
  if (is.kind === "open") return { seat, kind: "removed" };
  if (is.substitute === true)
    return { seat, kind: isResigned(seat, notices) ? "resigned" : "replaced" };
  return { seat, kind: is.name === was.name ? "signed-out" : "taken" };
}

/** Somebody who sat down before the game, or left. */
export interface Coming {
  readonly seat: Seat;
  readonly name: string;
  readonly came: boolean;
}

/** Who sat down and who left between two looks at the seats. */
export function comings(
  before: readonly SeatSummary[],
  after: readonly SeatSummary[],
): readonly Coming[] {
  return after.flatMap((is, seat): Coming[] => {
    const was = before[seat];
    if (was === undefined || was.kind === is.kind) return [];
    if (was.kind === "open") return [{ seat, name: is.name, came: true }];
    return is.kind === "open" ? [{ seat, name: was.name, came: false }] : [];
  });
}
