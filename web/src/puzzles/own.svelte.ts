/** One's own course through the puzzles: of a guest in the browser, of an account at the server. */

import { myself as realMyself } from "../play/me.svelte";
import { api as realApi, type Api } from "../net/api";
import type {
  FirstTry,
  PuzzleInfo,
  PuzzleRating,
  PuzzleShelf,
  RatedTry,
} from "../protocol/puzzles";
import { readStored, writeStored } from "../browser/storage";

const KEPT = "clocksmith.puzzles";
const AT_ONCE = 400; // tries that are brought into an account with one request
export const BEGINNER: PuzzleRating = { mean: 25, deviation: 25 / 3 };

function read(): readonly RatedTry[] {
  try {
    const kept: unknown = JSON.parse(readStored(KEPT) ?? "[]");
    return Array.isArray(kept) ? (kept as RatedTry[]) : [];
  } catch {
    return [];
  }
}

function bare({ game, puzzle, solved, at }: FirstTry): FirstTry {
  return { game, puzzle, solved, at };
}

type Server = Pick<Api, "tries" | "bringTries">;
type Person = Pick<typeof realMyself, "me" | "load">;

export class OwnCourse {
  /** First tries, the oldest first. */
  tries = $state.raw<readonly RatedTry[]>(read());
  /** Somebody with an account: the server keeps their tries. */
  signedIn = $state.raw(false);

  constructor(
    private readonly api: Server = realApi,
    private readonly myself: Person = realMyself,
  ) {}

  readonly rating: PuzzleRating = $derived(this.tries.at(-1)?.solver ?? BEGINNER);
  readonly solved: number = $derived(this.tries.filter(({ solved }) => solved).length);

  /** Load earlier tries; a guest who now has an account brings theirs along. */
  async load(): Promise<void> {
    if (this.myself.me === null) await this.myself.load();
    this.signedIn = this.myself.me !== null && this.myself.me.login !== null;
    const kept = read();
    if (!this.signedIn) {
      this.tries = kept;
      return;
    }
    for (let from = 0; from < kept.length; from += AT_ONCE)
      await this.api.bringTries(kept.slice(from, from + AT_ONCE).map(bare));
    writeStored(KEPT, "[]");
    this.tries = await this.api.tries();
  }

  /** The first try at a puzzle; undefined where there was none. */
  firstTry(game: string, id: string): RatedTry | undefined {
    return this.tries.find((one) => one.game === game && one.puzzle === id);
  }

  /** Only the first try at a puzzle counts: afterwards the solution is known. */
  note(one: RatedTry): void {
    if (this.firstTry(one.game, one.puzzle) !== undefined) return;
    this.tries = [...this.tries, one];
    if (!this.signedIn) writeStored(KEPT, JSON.stringify(this.tries));
  }

  /** The puzzle of the day that is as hard as the solver is good; one that was tried stays. */
  daily({ game, daily, puzzles }: PuzzleShelf): PuzzleInfo | undefined {
    const today = puzzles.filter(({ id }) => daily.includes(id));
    const tried = today.find(({ id }) => this.firstTry(game, id) !== undefined);
    return tried ?? today.toSorted((one, other) => this.far(one) - this.far(other))[0];
  }

  /**
   * The untried puzzle, of a theme if one is wanted, that is as hard as the solver is good. With
   * those that are meant for beginners one begins.
   */
  next({ game, first, puzzles }: PuzzleShelf, theme: string | null): PuzzleInfo | undefined {
    const tried = this.tries.filter((one) => one.game === game).length;
    if (theme === null && tried < first.length) {
      const easy = first.find((id) => this.firstTry(game, id) === undefined);
      const begin = puzzles.find(({ id }) => id === easy);
      if (begin !== undefined) return begin;
    }
    const fresh = puzzles.filter(
      ({ id, themes }) =>
        this.firstTry(game, id) === undefined && (theme === null || themes.includes(theme)),
    );
    return fresh.toSorted((one, other) => this.far(one) - this.far(other))[0];
  }

  private far({ rating }: PuzzleInfo): number {
    return Math.abs(rating.mean - this.rating.mean);
  }
}

export const own = new OwnCourse();
