/** Chances and points as people read them. */

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

/** How much a change may be off, with the places that the change has. */
export function margin(gain: number, unsure: number, language: string): string {
  const fine = Math.abs(gain) < 0.0095;
  return new Intl.NumberFormat(language, {
    style: "percent",
    maximumFractionDigits: fine ? 1 : 0,
  }).format(unsure);
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

/** What a part of a forecast is called; where the game has no word for it, its name must do. */
export function called(name: string, words: Words): string {
  const key = `account-${name}`;
  return begun(words.has(key) ? words.say(key) : name.replaceAll("-", " "), words.language);
}
