/** Guided tables: which of them this browser has opened, and whether the guide speaks there. */

import type { SeatBody, TableBody } from "../protocol/lobby";
import { readStored, writeStored } from "../browser/storage";

/** It speaks in the first rounds, at every question, or only when it is called. */
export type Mode = "first" | "always" | "off";

/** How far fields of a view go while the guide speaks unasked, such as `round` up to 2. */
export type Until = Readonly<Record<string, number>>;

const KEPT = "clocksmith.companion";
const MOST = 50; // tables
const MODES: readonly Mode[] = ["first", "always", "off"];
const ME: SeatBody = { kind: "me" };
const APPRENTICE: SeatBody = { kind: "bot", level: "apprentice" };

const UNTIL = import.meta.glob<Until>("../../../src/clocksmith/games/*/companion/until.json", {
  import: "default",
});

function pathOf(game: string): string {
  return `../../../src/clocksmith/games/${game}/companion/until.json`;
}

/** Whether a game has a guide. */
export function isAccompanied(game: string): boolean {
  return pathOf(game) in UNTIL;
}

/** How long the guide of a game speaks unasked; never, where the game has none. */
export async function loadUntil(game: string): Promise<Until | null> {
  return (await UNTIL[pathOf(game)]?.()) ?? null;
}

/** Whether a view lies within the first rounds; so does one that has not come yet. */
export function isEarly(view: unknown, until: Until): boolean {
  if (typeof view !== "object" || view === null) return true;
  const fields = view as Readonly<Record<string, unknown>>;
  return Object.entries(until).every(([field, most]) => {
    const value = fields[field];
    return typeof value === "number" && value <= most;
  });
}

/** The table of a first game: an ordinary one, against an apprentice, with hints. */
export function firstGame(game: string): TableBody {
  const seats = [ME, APPRENTICE];
  return { game, options: {}, seats, clock: { kind: "none" }, listed: false };
}

function kept(): [id: string, mode: Mode][] {
  return (readStored(KEPT) ?? "").split(" ").flatMap((entry) => {
    const [id = "", told] = entry.split(":");
    const mode = MODES.find((one) => one === told);
    return id === "" || mode === undefined ? [] : [[id, mode] as [string, Mode]];
  });
}

/** How the guide behaves at a table; null at one that is not guided. */
export function modeAt(table: string): Mode | null {
  return kept().find(([id]) => id === table)?.[1] ?? null;
}

export function keepMode(table: string, mode: Mode): void {
  const others = kept().filter(([id]) => id !== table);
  const all = [[table, mode], ...others].slice(0, MOST);
  writeStored(KEPT, all.map(([id, told]) => `${id}:${told}`).join(" "));
}
