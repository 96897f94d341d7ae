/** The address of an exact moment: which table, which step, seen by whom. */

import { linkTo } from "../browser/site";
import { OPEN, SPECTATOR, type Seat } from "../protocol/values";
import type { StoryOf } from "../net/api";
import type { Summary } from "../protocol/wire";

/** Which board a game is shown on; its own where it has one, unless the plain one is asked for. */
export type BoardKind = "own" | "plain";

/** The board an address asks for: `?board=plain`. */
export function boardIn(query: URLSearchParams): BoardKind {
  return query.get("board") === "plain" ? "plain" : "own";
}

export interface Moment {
  /** The step that has just happened; absent: the beginning. */
  readonly step: number;
  /** Absent: the reader's own seat at that table. */
  readonly viewer?: Seat;
  /** The plain board was asked for. */
  readonly board?: BoardKind;
}

/** More steps than any game has; the server reads no larger number. */
const FARTHEST = 999_999;

const NAMED: Readonly<Record<string, Seat>> = { open: OPEN, spectator: SPECTATOR };

/** How a viewer is written in addresses: `open`, `spectator` or the number of a seat. */
export function storyOf(viewer: Seat): StoryOf {
  return viewer === OPEN ? "open" : viewer === SPECTATOR ? "spectator" : viewer;
}

/** Read the part of an address after the question mark; what makes no sense is left out. */
export function readMoment(given: URLSearchParams): Moment {
  const step = Number.parseInt(given.get("step") ?? "0", 10);
  const seat = given.get("seat") ?? "";
  const viewer = NAMED[seat] ?? (/^\d$/.test(seat) ? Number(seat) : undefined);
  const at = Number.isFinite(step) && step > 0 ? Math.min(step, FARTHEST) : 0;
  return viewer === undefined ? { step: at } : { step: at, viewer };
}

/** Write the address of a moment, as links have it. */
export function momentPath(table: string, { step, viewer, board }: Moment): string {
  const seat = viewer === undefined ? "" : `&seat=${storyOf(viewer)}`;
  const plain = board === "plain" ? "&board=plain" : "";
  return linkTo(`/t/${encodeURIComponent(table)}/replay?step=${step}${seat}${plain}`);
}

/** Who the reader may look as: after the end anybody, until then the own seats or a spectator. */
export function viewersOf(table: Summary): Seat[] {
  const seats = table.seats.map((_, seat) => seat);
  if (table.state === "over") return [OPEN, SPECTATOR, ...seats];
  return [SPECTATOR, ...seats.filter((seat) => table.seats[seat]?.mine)];
}

/** Whom to look as: the one asked for if that may be, else the first own seat, else open or a spectator. */
export function viewerFor(table: Summary, wanted?: Seat): Seat {
  const may = viewersOf(table);
  if (wanted !== undefined && may.includes(wanted)) return wanted;
  if (table.state === "over") return OPEN;
  return may.find((seat) => seat >= 0) ?? SPECTATOR;
}
