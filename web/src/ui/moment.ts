/** When something was, told from now. */

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** *at* (unix seconds) as "3 hours ago"; *now* is in unix seconds. */
export function ago(at: number, now: number, language: string): string {
  const gone = Math.max(0, now - at);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "long" });
  for (const [unit, seconds] of UNITS) {
    if (gone >= seconds) return format.format(-Math.floor(gone / seconds), unit);
  }
  return format.format(0, "second");
}

/** A language as the reader's system writes it: with English, 14:05 or 2:05 PM. */
function tagOf(language: string): string {
  return navigator.languages.find((tag) => tag.startsWith(language)) ?? language;
}

/** The time of day, such as 14:05. */
export function timeOfDay(at: number, language: string): string {
  return new Date(at * 1000).toLocaleTimeString(tagOf(language), {
    hour: "2-digit",
    minute: "2-digit",
  });
}
