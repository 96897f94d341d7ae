/** How strong the bots are, as it was measured. */

export interface Level {
  readonly name: string;
  readonly bot: string;
  /** To think about a turn. */
  readonly seconds: number;
}

/** How often the first bot won against the others, with the 95 % interval. */
export interface LadderMatch {
  readonly first: string;
  readonly others: readonly string[];
  readonly seats: number;
  readonly budget: string;
  readonly games: number;
  readonly win_rate: number;
  readonly ci95: readonly [low: number, high: number];
  /** Mean scores by bot. */
  readonly scores: Readonly<Record<string, number>>;
  /** The rate it should reach. */
  readonly goal: number | null;
  readonly seed: number;
  readonly commit: string;
}

export interface Rating {
  readonly name: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The ratings of those who met with so many seats, the best first: levels, or bots. */
export interface RatingTable {
  readonly levels: boolean;
  readonly seats: number;
  readonly bots: readonly Rating[];
}

export interface LadderGame {
  readonly matches: readonly LadderMatch[];
  /** Those of levels first. */
  readonly ratings: readonly RatingTable[];
}

export interface Ladder {
  readonly levels: readonly Level[];
  readonly games: Readonly<Record<string, LadderGame>>;
}
