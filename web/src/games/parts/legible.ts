/** How large what is written on a board must be drawn so that it can be read. */

/** Pixels; nothing on a board is written smaller. */
export const LEAST = 12;

/** How much larger writing of a *size* must be drawn where so many pixels make a *unit* of the board. */
export function enlarged(size: number, unit: number): number {
  return unit > 0 ? Math.max(1, LEAST / (size * unit)) : 1;
}
