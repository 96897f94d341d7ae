/** One person's view of a board: what they point at, the zoom, which part is in front. */

import { untrack } from "svelte";

import type { Point } from "../../art/line";
import { type Box } from "../../art/box";
import { panned, showing, whole, zoomed, type Camera, type Extent } from "./camera";

/** *P* is a place of the board. */
export abstract class BoardViewport<P> {
  /** The part in front: the only one on a small screen, the one with the keyboard cursor on a large one. */
  front = $state(0);
  pointed = $state.raw<P | null>(null);
  /** How large the board is. */
  extent = $state.raw<Extent>() as Extent;
  camera = $state.raw<Camera>() as Camera;
  /** The place whose sheet is open. */
  open = $state.raw<P | null>(null);
  /** Parts in which something happened while another one lay in front. */
  news = $state.raw<ReadonlySet<number>>(new Set());
  /** It is a figure: no more is shown than what it speaks of. */
  isCut = $state(false);
  /** How often a part was turned to, be it the one in front already. */
  turned = $state(0);
  /** Digits turn to the parts; else they choose what is numbered at the table. */
  readonly byDigits: boolean = true;
  /** Where each part is seen: itself, or its place in the switch. */
  readonly seen: (HTMLElement | undefined)[] = [];

  constructor(
    extent: Extent,
    /** How many parts of the board a small screen shows one at a time. */
    readonly fronts = 1,
  ) {
    this.extent = extent;
    this.camera = whole(extent);
  }

  /** Show no more than a part of what is printed: the whole board is smaller from now on. */
  fit(extent: Extent): void {
    this.extent = extent;
    this.reset();
  }

  /** The place to which the cursor comes from where it is; what is seen follows it. */
  abstract step(across: number, down: number): P;

  /** Bring a part to the front; what happened there is no longer news. */
  turnTo(front: number): void {
    this.comeTo((front + this.fronts) % this.fronts);
    this.turned += 1;
  }

  /** A person has come to a part by scrolling; nothing moves for that. */
  comeTo(front: number): void {
    this.front = front;
    if (this.news.has(front)) this.news = new Set([...this.news].filter((one) => one !== front));
  }

  /** Something happened in a part. */
  notice(part: number): void {
    if (part !== this.front && !this.news.has(part)) this.news = new Set([...this.news, part]);
  }

  /** Things are seen to happen in the parts of the board that *partOf* says. */
  follow<E>(effects: readonly E[], partOf: (effect: E) => number | null): void {
    untrack(() => {
      for (const effect of effects) {
        const part = partOf(effect);
        if (part !== null) this.notice(part);
      }
    });
  }

  zoom(factor: number, at: Point): void {
    this.camera = zoomed(this.extent, this.camera, factor, at);
  }

  pan(across: number, down: number): void {
    this.camera = panned(this.extent, this.camera, across, down);
  }

  /** Move as little as needed to see a part of the board. */
  show(box: Box, margin: number): void {
    this.camera = showing(this.extent, this.camera, box, margin);
  }

  reset(): void {
    this.camera = whole(this.extent);
  }

  /** Let the keyboard steer the part in front. */
  focus(): void {
    this.seen[this.front]?.focus({ preventScroll: true });
  }
}

/** Where to find the viewport before a table: the board and the hand share it. */
export function viewportFor<D>(make: () => D): (table: object) => D {
  const desks = new WeakMap<object, D & object>();
  return (table) => {
    const known = desks.get(table);
    if (known !== undefined) return known;
    const viewport = make() as D & object;
    desks.set(table, viewport);
    return viewport;
  };
}
