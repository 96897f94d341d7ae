/** One's own course through the puzzles: rating, streak, and what was tried; kept in the browser. */

import type { PuzzleInfo, PuzzleRating, PuzzleShelf } from "../protocol/puzzles";
import { readStored, writeStored } from "../ui/storage";

const KEPT = "clocksmith.puzzles";
export const BEGINNER: PuzzleRating = { mean: 25, deviation: 25 / 3 };

interface Kept {
  readonly rating: PuzzleRating;
  /** Puzzles in a row that were solved at the first try, and the longest such row. */
  readonly streak: number;
  readonly longest: number;
  /** By `game/id`: whether the first try was right. */
  readonly tried: Readonly<Record<string, boolean>>;
}

const NOTHING: Kept = { rating: BEGINNER, streak: 0, longest: 0, tried: {} };

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(readStored(KEPT) ?? "null");
    return typeof kept === "object" && kept !== null ? { ...NOTHING, ...kept } : NOTHING;
  } catch {
    return NOTHING;
  }
}

export class OwnCourse {
  private kept = $state.raw<Kept>(read());

  get rating(): PuzzleRating {
    return this.kept.rating;
  }

  get streak(): number {
    return this.kept.streak;
  }

  get longest(): number {
    return this.kept.longest;
  }

  get tried(): number {
    return Object.keys(this.kept.tried).length;
  }

  get solved(): number {
    return Object.values(this.kept.tried).filter((right) => right).length;
  }

  /** Whether the first try was right; undefined where there was none. */
  firstTry(game: string, id: string): boolean | undefined {
    return this.kept.tried[`${game}/${id}`];
  }

  /** Only the first try at a puzzle counts: whoever has seen the solution knows it. */
  note(game: string, id: string, right: boolean, rating: PuzzleRating): void {
    if (this.firstTry(game, id) !== undefined) return;
    const streak = right ? this.kept.streak + 1 : 0;
    this.kept = {
      rating,
      streak,
      longest: Math.max(this.kept.longest, streak),
      tried: { ...this.kept.tried, [`${game}/${id}`]: right },
    };
    writeStored(KEPT, JSON.stringify(this.kept));
  }

  /** The untried puzzle, of a theme if one is wanted, that is as hard as the solver is good. */
  next({ game, puzzles }: PuzzleShelf, theme: string | null): PuzzleInfo | undefined {
    const far = ({ rating }: PuzzleInfo) => Math.abs(rating.mean - this.rating.mean);
    const fresh = puzzles.filter(
      ({ id, themes }) =>
        this.firstTry(game, id) === undefined && (theme === null || themes.includes(theme)),
    );
    return fresh.toSorted((one, other) => far(one) - far(other))[0];
  }
}

export const own = new OwnCourse();
