/** What stays in sight until it is closed: events that decide something, and time that was up. */

import type { Seat } from "../../protocol/values";
import type { Notice, Step } from "../../protocol/wire";
import { readStored, writeStored } from "../../browser/storage";

const KEPT = "clocksmith.closed-cards";
const MOST = 30; // tables

/** How much of a table's past was put aside: so many steps, so many notices. */
export interface Closed {
  readonly steps: number;
  readonly notices: number;
}

/** What is news of two kinds: own answers that the table gave, and what was settled. */
export interface CardNews {
  /** The numbers of the steps in which the table answered for a seat of one's own. */
  readonly late: readonly number[];
  readonly settled: readonly Notice[];
}

/** The steps and notices that who comes to a table knows: all up to the last answer of their own. */
export function knownOnArrival(
  steps: readonly Step[],
  notices: readonly Notice[],
  own: readonly Seat[],
): Closed {
  if (own.length === 0) return { steps: steps.length, notices: notices.length };
  const last = steps.findLastIndex(({ seat, kind }) => own.includes(seat) && kind !== "late");
  const unknown = notices.findIndex(({ step }) => step > last);
  return { steps: last + 1, notices: unknown < 0 ? notices.length : unknown };
}

/** Whether a notice decides something for everybody at the table. */
function decides({ kind, motion }: Notice): boolean {
  return kind === "resigned" || (kind === "carried" && motion !== "end");
}

/** What happened after what is known. */
export function newsSince(
  known: Closed,
  steps: readonly Step[],
  notices: readonly Notice[],
  own: readonly Seat[],
): CardNews {
  const late = steps.flatMap(({ seat, kind }, step) =>
    step >= known.steps && kind === "late" && own.includes(seat) ? [step] : [],
  );
  const settled = notices
    .slice(known.notices)
    .filter((one) => decides(one) && !(one.kind === "resigned" && own.includes(one.seat)));
  return { late, settled };
}

type Kept = Readonly<Record<string, Closed>>;

function kept(): Kept {
  try {
    return JSON.parse(readStored(KEPT) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

/** What was closed at a table in this browser. */
export function closedAt(table: string): Closed {
  return kept()[table] ?? { steps: 0, notices: 0 };
}

/** Put aside what was seen of a table; the tables of longest ago are forgotten. */
export function close(table: string, seen: Closed): void {
  const others = Object.entries(kept()).filter(([one]) => one !== table);
  const rest = [...others, [table, seen] as const].slice(-MOST);
  writeStored(KEPT, JSON.stringify(Object.fromEntries(rest)));
}

/** The later of two. */
export function later(one: Closed, other: Closed): Closed {
  return {
    steps: Math.max(one.steps, other.steps),
    notices: Math.max(one.notices, other.notices),
  };
}
