/** What follows from first tries: rows of solved puzzles, days in a row, and themes. */

import type { FirstTry, PuzzleShelf } from "../protocol/puzzles";

const DAY = 24 * 3600; // seconds; a day begins at midnight UTC, with the puzzle of the day

/** How long something has lasted until now, and how long it did at best. */
export interface Streak {
  readonly now: number;
  readonly best: number;
}

/** Puzzles in a row that were solved at the first try. */
export function solvedInRow(tries: readonly FirstTry[]): Streak {
  let now = 0;
  let best = 0;
  for (const { solved } of tries) {
    now = solved ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

/** Days in a row on which a puzzle was solved; today still has time until it is over. */
export function daysInRow(tries: readonly FirstTry[], seconds: number): Streak {
  const days = new Set(tries.filter(({ solved }) => solved).map(({ at }) => Math.floor(at / DAY)));
  let best = 0;
  let length = 0;
  let last = -Infinity;
  for (const day of [...days].toSorted((one, other) => one - other)) {
    length = day === last + 1 ? length + 1 : 1;
    best = Math.max(best, length);
    last = day;
  }
  return { now: last >= Math.floor(seconds / DAY) - 1 ? length : 0, best };
}

/** How many puzzles of something there are, were tried, and were solved. */
export interface Tally {
  readonly puzzles: number;
  readonly tried: number;
  readonly solved: number;
}

/** The themes of a game that have a puzzle, those with most puzzles first. */
export function themeTallies(
  { game, puzzles }: PuzzleShelf,
  tries: readonly FirstTry[],
): readonly (Tally & { readonly theme: string })[] {
  const own = new Map(tries.filter((one) => one.game === game).map((one) => [one.puzzle, one]));
  const themes = [...new Set(puzzles.flatMap((one) => one.themes))];
  return themes
    .map((theme) => {
      const about = puzzles.filter((one) => one.themes.includes(theme));
      const tried = about.flatMap(({ id }) => own.get(id) ?? []);
      const solved = tried.filter((one) => one.solved).length;
      return { theme, puzzles: about.length, tried: tried.length, solved };
    })
    .toSorted((one, other) => other.puzzles - one.puzzles);
}
