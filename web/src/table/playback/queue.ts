/** Plays what happened one event after another: first the picture, then the truth. Skippable. */

import type { AnyDrawing, Motion } from "../model/drawing";
import type { Seat, Typed } from "../../protocol/values";

/** An event that is shown, and who caused it. */
export interface ShownEvent {
  readonly seat: Seat;
  readonly event: Typed;
  /** The number of its step. */
  readonly step: number;
}

/**
 * Who did what is told. The one who answered last brings about much of others, such as cards that all
 * reveal at once: an event that names its seat is that seat's, unless the seat lost something by it.
 */
export function doerOf(
  { seat, event }: Pick<ShownEvent, "seat" | "event">,
  drawing: Pick<AnyDrawing, "isLoss">,
): Seat {
  const named = event.seat;
  if (typeof named !== "number" || named < 0) return seat;
  return drawing.isLoss?.(event, named) === true ? seat : named;
}

/** What is to be shown, and the position it ends in. */
export interface Shown<V> {
  readonly told: readonly ShownEvent[];
  readonly view: V;
  /** How many steps are past then. */
  readonly past: number;
}

/** Where it is shown. */
export interface Stage<V, S, E> {
  scene(view: V): S;
  animate(scene: S, event: Typed): Motion<S, E>;
  /** The picture and what is seen of it now; *view* is the last position that is settled. */
  show(view: V, scene: S, effects: readonly E[]): void;
  /** This is shown next, event by event. */
  begin(shown: Shown<V>): void;
  /** This happens now, in a motion of so many milliseconds; returns how long it is to be seen. */
  tell(told: ShownEvent, ms: number): number;
  /** All of it was shown. */
  settle(shown: Shown<V>): void;
  /** Nothing is left to be played. */
  rest(): void;
  /** Whether things move at all. */
  moving(): boolean;
}

export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

/** Waits, or returns at once when it is told to go on. */
export const realWait: Wait = (ms, signal) =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });

const BACKLOG = 12; // steps; after a longer absence only the result is shown

export class Queue<V, S, E> {
  private waiting: Shown<V>[] = [];
  private skipping = new AbortController();
  private playing = false;
  private reached: V;

  constructor(
    private readonly stage: Stage<V, S, E>,
    first: Shown<V>,
    private readonly wait: Wait = realWait,
  ) {
    this.reached = first.view;
    this.settle(first);
  }

  get busy(): boolean {
    return this.playing;
  }

  /** Play these steps after those that are being played. */
  add(steps: readonly Shown<V>[]): void {
    this.waiting.push(...steps);
    if (!this.playing && this.waiting.length > 0) void this.play();
  }

  /** Show the end of everything that waits, at once. */
  skip(): void {
    const last = this.waiting.at(-1);
    if (last !== undefined) this.waiting = [last];
    this.skipping.abort();
  }

  /** Forget what waits and show another position: after an undo. */
  jump(shown: Shown<V>): void {
    this.waiting = [shown];
    this.skipping.abort();
    if (!this.playing) void this.play();
  }

  private async play(): Promise<void> {
    this.playing = true;
    this.skipping = new AbortController();
    for (let step = this.waiting.shift(); step !== undefined; step = this.waiting.shift()) {
      const { signal } = this.skipping;
      const still = !this.stage.moving() || this.waiting.length >= BACKLOG;
      if (!signal.aborted && !still) await this.perform(step, signal);
      this.settle(step);
    }
    this.playing = false;
    this.stage.rest();
  }

  private async perform(step: Shown<V>, signal: AbortSignal): Promise<void> {
    this.stage.begin(step);
    let scene = this.stage.scene(this.reached);
    for (const told of step.told) {
      if (signal.aborted) return;
      const motion = this.stage.animate(scene, told.event);
      scene = motion.scene;
      const ms = this.stage.tell(told, motion.ms);
      this.stage.show(this.reached, scene, motion.effects);
      if (ms > 0) await this.wait(ms, signal);
    }
  }

  private settle(shown: Shown<V>): void {
    this.reached = shown.view;
    this.stage.settle(shown);
    this.stage.show(shown.view, this.stage.scene(shown.view), []);
  }
}
