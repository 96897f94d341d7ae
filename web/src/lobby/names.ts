/** How people, bots and open seats are called on the pages. */

import type { SeatSummary } from "../protocol/wire";
import { t, tongue } from "../words/tongue.svelte";

export function levelName(level: string): string {
  return tongue.has(`level-${level}`) ? t(`level-${level}`) : level;
}

export function seatName(seat: SeatSummary): string {
  if (seat.kind === "open") return t("seat-open");
  if (seat.name !== "") return seat.name;
  return seat.kind === "bot"
    ? t("bot-of-level", { level: levelName(seat.level ?? "") })
    : t("guest");
}

export function gameTitle(game: string): string {
  return tongue.has(`game-${game}`) ? t(`game-${game}`) : game;
}
