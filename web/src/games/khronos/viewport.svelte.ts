/** One person's view of the three ages; all of them show the same part of the land. */

import type { Place as Marked } from "../../protocol/game";
import { BoardViewport, viewportFor } from "../parts/viewport.svelte";
import { boxOf, CELL, cellAt, columnOf, EXTENT, HEIGHT, rowOf, WIDTH } from "./geometry";
import { AGES } from "./parts";

export interface Place {
  readonly age: number;
  readonly cell: number;
}

/** The parts that lie in front are the ages; a cell pointed at is shown in all three. */
export class Viewport extends BoardViewport<Place> {
  /** The ages that are shown: all of them, but in a figure. */
  ages: readonly number[] = $state.raw(AGES);
  /** The kind of the card that is pointed at: only what it can do is lit. */
  kind = $state.raw<number | null>(null);

  override readonly byDigits = false; // they choose the tiles of the supply

  constructor() {
    super(EXTENT, AGES.length);
  }

  /** Move the cursor by cells; it stays on the grid, and what is seen follows it. */
  step(across: number, down: number): Place {
    const at = this.pointed?.cell ?? cellAt(WIDTH / 2, HEIGHT / 2);
    const column = Math.min(Math.max(columnOf(at) + across, 0), WIDTH - 1);
    const row = Math.min(Math.max(rowOf(at) + down, 0), HEIGHT - 1);
    const cell = cellAt(column, row);
    this.show(boxOf(cell, 1), CELL);
    return { age: this.front, cell };
  }
}

/** The viewport before a table. */
export const viewportOf = viewportFor(() => new Viewport());

/** Bring a square of an age into sight. */
export function lead(table: object, { age = 0, cell = 0, rank = 1 }: Marked): void {
  const viewport = viewportOf(table);
  viewport.turnTo(age);
  viewport.show(boxOf(cell, rank), CELL);
}
