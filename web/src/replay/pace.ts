/** How fast a game is shown by itself. */

export type Speed = "slow" | "steady" | "quick" | "fastest";
export const SPEEDS: readonly Speed[] = ["slow", "steady", "quick", "fastest"];

interface Pace {
  /** How long a step rests on the screen after its last movement, in milliseconds. */
  readonly rest: number;
  /** How much faster movements run than at the table; 0 shows none. */
  readonly haste: number;
}

const PACES: Readonly<Record<Speed, Pace>> = {
  slow: { rest: 1800, haste: 1 },
  steady: { rest: 900, haste: 1 },
  quick: { rest: 350, haste: 2.5 },
  fastest: { rest: 120, haste: 0 },
};

export function paceOf(speed: Speed): Pace {
  return PACES[speed];
}

/** Where a key leads from step *at* of *last*, or nothing if it is no key for this. */
export function stepByKey(key: string, at: number, last: number): number | undefined {
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[key];
  return to === undefined ? undefined : Math.max(0, Math.min(to, last));
}
