/** A run: puzzles in a row until one is missed, or as many as possible in three minutes. */

import type { PuzzleInfo, RunKind } from "../protocol/puzzles";

export const STORM_SECONDS = 180;
const ABREAST = 4; // puzzles about as hard as each other, of which one is taken at random

/** A puzzle of a run that is behind. */
export interface Passed {
  readonly puzzle: PuzzleInfo;
  readonly solved: boolean;
}

export class PuzzleRun {
  /** What was tried, in order. */
  passed = $state.raw<readonly Passed[]>([]);
  /** Seconds that are left; of a streak, always the same. */
  left = $state(STORM_SECONDS);
  /** Time stands still while the server thinks. */
  paused = $state(true);
  private ended = $state(false);
  private readonly order: readonly PuzzleInfo[];

  constructor(
    readonly kind: RunKind,
    puzzles: readonly PuzzleInfo[],
    luck: () => number = Math.random,
  ) {
    this.order = ordered(puzzles, luck);
  }

  readonly solved: number = $derived(this.passed.filter(({ solved }) => solved).length);
  readonly over: boolean = $derived.by(
    () => this.ended || this.left <= 0 || this.passed.length >= this.order.length,
  );

  /** The puzzle that is to be solved. */
  get current(): PuzzleInfo | undefined {
    return this.over ? undefined : this.order[this.passed.length];
  }

  /** Let seconds pass. */
  tick(seconds: number): void {
    if (this.kind === "storm" && !this.paused && !this.over)
      this.left = Math.max(0, this.left - seconds);
  }

  /** Go on to the next puzzle; a streak ends with the first that was not solved. */
  pass(solved: boolean): void {
    const puzzle = this.current;
    if (puzzle === undefined) return;
    this.passed = [...this.passed, { puzzle, solved }];
    if (this.kind === "streak" && !solved) this.ended = true;
  }

  /** End it here. */
  stop(): void {
    this.ended = true;
  }
}

/** All puzzles from easy to hard, those that are about as hard in any order. */
function ordered(puzzles: readonly PuzzleInfo[], luck: () => number): readonly PuzzleInfo[] {
  const left = puzzles.toSorted((one, other) => one.rating.mean - other.rating.mean);
  const order: PuzzleInfo[] = [];
  while (left.length > 0) {
    const place = Math.floor(luck() * Math.min(ABREAST, left.length));
    order.push(...left.splice(place, 1));
  }
  return order;
}
