/** What brushes do to a map. */

import { cellAt, CELLS, columnOf, HEIGHT, rowOf, WIDTH } from "../games/khronos/geometry";
import { letterAt, letterOf, withLetter, type Brush, type Sketch } from "./sketch";

/** One movement of the brush. A hamlet brush either sets or clears all along, as its first cell decides. */
export interface Stroke {
  readonly brush: Brush;
  readonly clears: boolean;
}

/** Begin a stroke at *cell*: a hamlet that stands there is cleared, and so are others on the way. */
export function beginStroke(sketch: Sketch, brush: Brush, cell: number): Stroke {
  return { brush, clears: brush === "hamlet" && letterAt(sketch, cell).hamlet };
}

/** The map after a stroke has passed over *cell*. Terrain changes under a hamlet; a river washes it away. */
export function paint(sketch: Sketch, stroke: Stroke, cell: number): Sketch {
  const { ground, hamlet } = letterAt(sketch, cell);
  if (stroke.brush !== "hamlet") {
    return withLetter(sketch, cell, letterOf(stroke.brush, hamlet));
  }
  return withLetter(sketch, cell, letterOf(ground, !stroke.clears));
}

/** The map after a stroke has passed over several cells. */
export function paintAll(sketch: Sketch, stroke: Stroke, cells: Iterable<number>): Sketch {
  let painted = sketch;
  for (const cell of cells) {
    painted = paint(painted, stroke, cell);
  }
  return painted;
}

/** The map with all connected ground of one kind turned into another. Hamlets are set one by one, never poured. */
export function fill(sketch: Sketch, brush: Brush, cell: number): Sketch {
  if (brush === "hamlet") {
    return paint(sketch, beginStroke(sketch, brush, cell), cell);
  }
  return paintAll(sketch, { brush, clears: false }, alike(sketch, cell));
}

/** The cells of the same terrain that are joined with *cell* by their sides. */
export function alike(sketch: Sketch, cell: number): Set<number> {
  const { ground } = letterAt(sketch, cell);
  const found = new Set([cell]);
  for (const at of found) {
    for (const next of beside(at)) {
      if (letterAt(sketch, next).ground === ground) {
        found.add(next);
      }
    }
  }
  return found;
}

function beside(cell: number): number[] {
  const [x, y] = [columnOf(cell), rowOf(cell)];
  const near = [cellAt(x, y - 1), cellAt(x + 1, y), cellAt(x, y + 1), cellAt(x - 1, y)];
  return near.filter((at) => at >= 0);
}

/**
 * The cells a straight movement passes, from side to side and never over a corner, so that a quick
 * hand leaves no gaps and a river flows; *from* is left out.
 */
export function between(from: number, to: number): number[] {
  let [x, y] = [columnOf(from), rowOf(from)];
  const [dx, dy] = [columnOf(to) - x, rowOf(to) - y];
  const [wide, high] = [Math.abs(dx), Math.abs(dy)];
  const passed: number[] = [];
  for (let across = 0, down = 0; across < wide || down < high;) {
    // Go the way in which less of the whole is done.
    if ((across + 0.5) * high < (down + 0.5) * wide) {
      x += Math.sign(dx);
      across += 1;
    } else {
      y += Math.sign(dy);
      down += 1;
    }
    passed.push(cellAt(x, y));
  }
  return passed;
}

/** The cell a key leads to, within the map. */
export function moved(cell: number, key: string): number | undefined {
  const [column, row] = [columnOf(cell), rowOf(cell)];
  switch (key) {
    case "ArrowLeft":
      return column > 0 ? cell - 1 : cell;
    case "ArrowRight":
      return column < WIDTH - 1 ? cell + 1 : cell;
    case "ArrowUp":
      return row > 0 ? cell - WIDTH : cell;
    case "ArrowDown":
      return row < HEIGHT - 1 ? cell + WIDTH : cell;
    case "Home":
      return row * WIDTH;
    case "End":
      return row * WIDTH + WIDTH - 1;
    case "PageUp":
      return column;
    case "PageDown":
      return CELLS - WIDTH + column;
    default:
      return undefined;
  }
}
