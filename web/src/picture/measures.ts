/** Measures that the pictures of all games share, in pixels. */

export const WIDTH = 1600;
export const MARGIN = 28;
/** What lies below the title begins here. */
export const HEAD = 76;
export const GAP = 14;
/** The room between the margins. */
export const ROOM = WIDTH - 2 * MARGIN;

/** Where a thing among *count* in a row lies, and how wide it is. */
export function across(place: number, count: number, room = ROOM): { x: number; wide: number } {
  const wide = (room - GAP * (count - 1)) / count;
  return { x: place * (wide + GAP), wide };
}
