/** What a table asks of those who sit there, in words: its clock, its box, its variants. */

import { boxName } from "../play/box-name";
import { controlText } from "../play/clock-words";
import { spelled } from "../play/names";
import type { Playing } from "../protocol/lobby";
import type { Summary } from "../protocol/wire";
import { locale, t } from "../words/locale.svelte";

/** Some seconds in the largest unit that they fill: "3 days". */
export function span(seconds: number): string {
  if (seconds >= 86_400) return t("days", { count: Math.round(seconds / 86_400) });
  if (seconds >= 3600) return t("hours", { count: Math.round(seconds / 3600) });
  if (seconds >= 60) return t("minutes", { count: Math.round(seconds / 60) });
  return t("seconds", { count: Math.round(seconds) });
}

/** The options that are not as usual, in the words of the game; those must have been learned. */
function variants({ game, options }: Summary, usual: Readonly<Record<string, string>>): string[] {
  return Object.entries(options)
    .filter(([key, value]) => usual[key] !== undefined && usual[key] !== value)
    .map(([key, value]) => {
      const name = locale.ofGame(game, `option-${key}`) ?? spelled(key);
      if (value === "yes") return name;
      const said = locale.ofGame(game, `option-${key}-${value}`) ?? spelled(value);
      return `${name}: ${said.split(/\s?:\s/)[0] ?? said}`;
    });
}

/** All terms of a table, the clock first. */
export function termsOf(table: Summary, usual: Readonly<Record<string, string>> = {}): string[] {
  return [
    table.clock.kind === "none" ? t("clock-none") : controlText(table.clock),
    ...(table.box != null ? [boxName({ ...table.box })] : []),
    ...variants(table, usual),
    ...(table.hints === false ? [t("no-hints")] : []),
  ];
}

/** Who is on turn: "your turn", or the others by name. */
export function waitsForMe({ waiting, seats }: Playing): boolean {
  return waiting?.some((seat) => seats[seat]?.mine) ?? false;
}

/** The most urgent tables first: those that wait for me, by the time left, then the latest moves. */
export function byUrgency(tables: readonly Playing[]): Playing[] {
  const rank = (table: Playing) => (waitsForMe(table) ? 0 : table.state === "open" ? 2 : 1);
  const due = (table: Playing) => (waitsForMe(table) ? (table.due_at ?? Infinity) : 0);
  const moved = (table: Playing) => table.moved_at ?? table.opened_at;
  const sorted = [...tables];
  sorted.sort((one, other) => {
    const ranked = rank(one) - rank(other);
    if (ranked !== 0) return ranked;
    if (due(one) !== due(other)) return due(one) - due(other);
    return moved(other) - moved(one);
  });
  return sorted;
}
