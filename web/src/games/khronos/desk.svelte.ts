/** How one person has the boards before him: where he points, how near, which age lies in front. */

import { panned, showing, WHOLE, zoomed, type Camera } from "./camera";
import { cellAt, columnOf, HEIGHT, rowOf, WIDTH } from "./geometry";
import { AGES } from "./parts";

export interface Place {
  readonly age: number;
  readonly cell: number;
}

export class Desk {
  /** The age in front: the only one on a small screen, the one with the keyboard cursor on a large one. */
  front = $state(0);
  /** The cell pointed at; it is shown in all three ages. */
  pointed = $state.raw<Place | null>(null);
  camera = $state.raw<Camera>(WHOLE);
  /** The place whose sheet is open. */
  open = $state.raw<Place | null>(null);
  /** The kind of the card that is pointed at: only what it can do is lit. */
  kind = $state.raw<number | null>(null);
  /** Ages in which something happened while another one lay in front. */
  news = $state.raw<ReadonlySet<number>>(new Set());
  /** Where each age is seen: its land, or its place in the switch. */
  readonly seen: (Element | undefined)[] = [];

  /** Bring an age to the front; what happened there is no longer news. */
  turnTo(age: number): void {
    this.front = (age + AGES.length) % AGES.length;
    this.news = new Set([...this.news].filter((one) => one !== this.front));
  }

  /** Something happened in an age. */
  notice(age: number): void {
    if (age !== this.front && !this.news.has(age)) this.news = new Set([...this.news, age]);
  }

  /** Move the cursor by cells; it stays on the grid, and what is seen follows it. */
  step(across: number, down: number): Place {
    const at = this.pointed?.cell ?? cellAt(WIDTH / 2, HEIGHT / 2);
    const column = Math.min(Math.max(columnOf(at) + across, 0), WIDTH - 1);
    const row = Math.min(Math.max(rowOf(at) + down, 0), HEIGHT - 1);
    const place = { age: this.front, cell: cellAt(column, row) };
    this.camera = showing(this.camera, place.cell);
    return place;
  }

  zoom(factor: number, at: { readonly x: number; readonly y: number }): void {
    this.camera = zoomed(this.camera, factor, at);
  }

  pan(across: number, down: number): void {
    this.camera = panned(this.camera, across, down);
  }

  reset(): void {
    this.camera = WHOLE;
  }
}

const desks = new WeakMap<object, Desk>();

/** The desk before a table: the board and the hand share it. */
export function deskOf(table: object): Desk {
  const known = desks.get(table);
  if (known !== undefined) return known;
  const desk = new Desk();
  desks.set(table, desk);
  return desk;
}
