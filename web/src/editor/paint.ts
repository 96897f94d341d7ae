/** What brushes do to a map. */

import { CELLS, HEIGHT, WIDTH } from "../games/khronos/geometry";
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
  const column = cell % WIDTH;
  const near = [cell - WIDTH, cell + WIDTH];
  if (column > 0) {
    near.push(cell - 1);
  }
  if (column < WIDTH - 1) {
    near.push(cell + 1);
  }
  return near.filter((at) => at >= 0 && at < CELLS);
}

/** The cells a straight movement passes, so that a quick hand leaves no gaps; *from* is left out. */
export function between(from: number, to: number): number[] {
  const [x0, y0] = [from % WIDTH, Math.floor(from / WIDTH)];
  const [dx, dy] = [(to % WIDTH) - x0, Math.floor(to / WIDTH) - y0];
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  return Array.from({ length: steps }, (_, i) => {
    const part = (i + 1) / steps;
    return Math.round(y0 + dy * part) * WIDTH + Math.round(x0 + dx * part);
  });
}

/** The cell a key leads to, within the map. */
export function moved(cell: number, key: string): number | undefined {
  const column = cell % WIDTH;
  const row = Math.floor(cell / WIDTH);
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
