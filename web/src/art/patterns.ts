/**
 * The patterns that tell seats apart without colour: plain, stripes, dots, rings, crosshatch.
 *
 * On a face of 10 units they are drawn as they are; in a pattern that fills a ribbon or a piece
 * they repeat every 6 units.
 */

export interface Sign {
  readonly path: string;
  /** Filled, not stroked. */
  readonly solid: boolean;
}

export const SEATS = [0, 1, 2, 3, 4] as const;

function dot(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

const DOTS = [2.7, 7.3].flatMap((x) => [2.7, 7.3].map((y) => dot(x, y, 1.15)));

/** On the face of a cube, by seat. */
export const FACE_SIGNS: readonly Sign[] = [
  { path: "", solid: false },
  { path: "M0 4L4 0M0 8L8 0M2 10L10 2M6 10L10 6", solid: false },
  { path: [...DOTS, dot(5, 5, 1.15)].join(""), solid: true },
  { path: dot(5, 5, 3.1) + dot(5, 5, 1), solid: false },
  { path: "M0 5L5 0M0 10L10 0M5 10L10 5M5 0L10 5M0 0L10 10M0 5L5 10", solid: false },
];

/** In a square of 6 units that repeats, by seat. */
export const FILL_SIGNS: readonly Sign[] = [
  { path: "", solid: false },
  { path: "M-1 1L1 -1M-1 4L4 -1M-1 7L7 -1M2 7L7 2M5 7L7 5", solid: false },
  { path: dot(1.5, 1.5, 0.9) + dot(4.5, 4.5, 0.9), solid: true },
  { path: dot(3, 3, 1.6), solid: false },
  { path: "M-1 3L3 -1M-1 7L7 -1M3 7L7 3M3 -1L7 3M-1 -1L7 7M-1 3L3 7", solid: false },
];
