/** How people, bots and open seats are called on the pages. */

import type { SeatSummary } from "../protocol/wire";
import { t, locale } from "../words/locale.svelte";

export function levelName(level: string): string {
  return locale.has(`level-${level}`) ? t(`level-${level}`) : level;
}

const UNNAMED = "Guest"; // what the server calls those who have not said their names

/** A person's name; those who have none are guests in every language. */
export function personName(name: string): string {
  return name === "" || name === UNNAMED ? t("guest") : name;
}

export function seatName(seat: SeatSummary): string {
  if (seat.kind === "open") return t("seat-open");
  if (seat.kind === "person") return personName(seat.name);
  if (seat.name !== "" && seat.name !== seat.level) return seat.name;
  return t("bot-of-level", { level: levelName(seat.level ?? "") });
}

export function gameTitle(game: string): string {
  return locale.has(`game-${game}`) ? t(`game-${game}`) : game;
}
