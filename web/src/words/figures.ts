/** Chances and points as people read them. */

import type { Reason } from "../protocol/coach";
import type { Words } from "./words";

/** A chance in whole per cent: 43 %. */
export function percent(chance: number, language: string): string {
  return new Intl.NumberFormat(language, { style: "percent" }).format(chance);
}

/** A change of a chance, with its sign; below one per cent with one place more. */
export function change(gain: number, language: string): string {
  const fine = Math.abs(gain) < 0.0095;
  const told = new Intl.NumberFormat(language, {
    style: "percent",
    signDisplay: "exceptZero",
    maximumFractionDigits: fine ? 1 : 0,
  }).format(gain);
  return told.replace("-", "−");
}

/** How much a change may be off, in whole per cent and never less than one. */
export function margin(unsure: number, language: string): string {
  return percent(Math.max(0.01, unsure), language);
}

/** A number with one place at most. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10 || 0; // and never minus zero
}

/** A sentence begins with a capital letter. */
export function begun(text: string, language: string): string {
  return text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
}

/** A gain or a cost in points, with its sign. */
export function signed(points: number, language: string): string {
  const told = new Intl.NumberFormat(language, {
    signDisplay: "exceptZero",
    maximumFractionDigits: 1,
  }).format(tenth(points));
  return told.replace("-", "−");
}

/** A gain or a cost with its sign, in what the game calls its points. */
export function amount(points: number, words: Words): string {
  const told = signed(points, words.language);
  if (!words.has("account-amount")) return told;
  return words.say("account-amount", { count: Math.abs(tenth(points)), amount: told });
}

/** What can be counted of a reason, now and then; nothing where that stays the same. */
export function counted({ name, before, after }: Reason, words: Words): string {
  const key = `count-${name}`;
  if (before === null || after === null || !words.has(key)) return "";
  return words.say(key, { before, after });
}

/** What a part of a forecast is called; where the game has no word for it, its name must do. */
export function called(name: string, words: Words): string {
  const key = `account-${name}`;
  return begun(words.has(key) ? words.say(key) : name.replaceAll("-", " "), words.language);
}
