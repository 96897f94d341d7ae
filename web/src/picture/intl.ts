/**
 * What word lists ask of `Intl`, for an engine that has none: plurals and whole numbers.
 *
 * Imported first, before anything says a word.
 */

class Plurals {
  constructor(private readonly languages: readonly string[]) {}

  select(count: number): string {
    const isOne = this.languages.includes("fr") ? count >= 0 && count < 2 : count === 1;
    return isOne ? "one" : "other";
  }
}

class Numbers {
  format(value: number): string {
    return String(value);
  }
}

if (typeof Intl === "undefined") {
  Object.assign(globalThis, { Intl: { PluralRules: Plurals, NumberFormat: Numbers } });
}
