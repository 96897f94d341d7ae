/** Parts of drawings. */

/** A part of a board, or of the screen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}
