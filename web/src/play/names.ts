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

/** The name of an account that is a program's. */
export function botName(name: string): string {
  return t("bot-named", { name: personName(name) });
}

/**
 * What the seats are called in sentences: people by their names; bots, open seats and people who
 * share a name or have none by their colours.
 */
export function seatNames(seats: readonly SeatSummary[]): string[] {
  const names = seats.map(personOf);
  return names.map((name, seat) =>
    name !== "" && names.indexOf(name) === names.lastIndexOf(name) ? name : t(`seat-${seat}`),
  );
}

/** The name of the person on a seat, also while a bot plays for them; empty where there is none. */
function personOf({ kind, name, substitute }: SeatSummary): string {
  const isPerson = kind === "person" || substitute === true;
  return isPerson && name !== UNNAMED ? name : "";
}

export function seatName(seat: SeatSummary): string {
  if (seat.kind === "open") return t("seat-open");
  if (seat.kind === "person") return seat.bot === true ? botName(seat.name) : personName(seat.name);
  if (seat.substitute === true) return t("substitute-for", { name: personName(seat.name) });
  if (seat.name !== "" && seat.name !== seat.level) return seat.name;
  return t("bot-of-level", { level: levelName(seat.level ?? "") });
}

/** The title of a game: a page knows those with a board of their own, the others say it themselves. */
export function gameTitle(game: string): string {
  if (locale.has(`game-${game}`)) return t(`game-${game}`);
  return locale.ofGame(game, "title") ?? spelled(game);
}

/** What a game is about, in a sentence; empty where nobody says. */
export function gameBlurb(game: string): string {
  if (locale.has(`blurb-${game}`)) return t(`blurb-${game}`);
  return locale.ofGame(game, "blurb") ?? "";
}

/** `hold-em` as "Hold em": a name that nobody has put into words. */
export function spelled(name: string): string {
  const text = name.replace(/[-_]/g, " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
