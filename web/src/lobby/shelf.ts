/** The games as they stand on the shelf: how long each takes, and how much it asks of its players. */

export interface Shelved {
  readonly game: string;
  /** Of a game among people who know it. */
  readonly hours: number;
  /** From 1, learned while playing, to WEIGHTIEST. */
  readonly weight: number;
}

export const WEIGHTIEST = 4;

export const SHELF: readonly Shelved[] = [
  { game: "khronos", hours: 2, weight: 3 },
  { game: "sands", hours: 3, weight: 3 },
  { game: "inventions", hours: 3, weight: 4 },
];

/** All games in the order of the shelf; those from outside stand last. */
export function onShelf(offered: readonly string[]): string[] {
  const known = SHELF.map(({ game }) => game);
  return [...known, ...offered.filter((game) => !known.includes(game))];
}

export function shelved(game: string): Shelved | undefined {
  return SHELF.find((one) => one.game === game);
}
