/** A clock in words: "1 minute a move". */

import type { TimeControl } from "../protocol/wire";
import { locale, t } from "../words/locale.svelte";

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** Seconds in the largest units that measure them exactly, such as "1 hour 30 minutes". */
export function durationText(seconds: number): string {
  const parts: string[] = [];
  let rest = Math.round(seconds);
  for (const [unit, length] of UNITS) {
    const count = Math.floor(rest / length);
    rest -= count * length;
    const format = { style: "unit", unit, unitDisplay: "long" } as const;
    if (count > 0) parts.push(new Intl.NumberFormat(locale.language, format).format(count));
  }
  return parts.join(" ");
}

/** What a clock allows; empty where there is none. */
export function controlText({ kind, seconds = 0, increment = 0 }: TimeControl): string {
  if (kind === "none") return "";
  const time = durationText(seconds);
  if (kind === "move") return t("control-move", { time });
  if (increment === 0) return t("control-bank", { time });
  return t("control-increment", { time, more: durationText(increment) });
}
