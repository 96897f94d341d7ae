/** Parts of drawings. */

/** A part of a board, or of the screen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

/** The box in which some boxes lie, with a *margin* around them. */
export function around(boxes: readonly Box[], margin: number): Box {
  const x = Math.min(...boxes.map((box) => box.x)) - margin;
  const y = Math.min(...boxes.map((box) => box.y)) - margin;
  const wide = Math.max(...boxes.map((box) => box.x + box.wide)) + margin - x;
  const high = Math.max(...boxes.map((box) => box.y + box.high)) + margin - y;
  return { x, y, wide, high };
}

/** Whether two boxes have some of the board in common. */
export function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.wide &&
    other.x < one.x + one.wide &&
    one.y < other.y + other.high &&
    other.y < one.y + one.high
  );
}
