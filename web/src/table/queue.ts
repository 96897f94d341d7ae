/** Plays what happened one event after another: first the picture, then the truth. Skippable. */

import type { Motion } from "../games/drawing";
import type { Typed } from "../protocol/values";

/** One step to be shown, and the position it ends in. */
export interface Shown<V> {
  readonly events: readonly Typed[];
  readonly view: V;
}

/** Where it is shown. */
export interface Stage<V, S, E> {
  scene(view: V): S;
  animate(scene: S, event: Typed): Motion<S, E>;
  /** The picture and what is seen of it now; *view* is the last position that is settled. */
  show(view: V, scene: S, effects: readonly E[]): void;
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

const BACKLOG = 12; // steps; whoever comes back after more sees only where they led

export class Queue<V, S, E> {
  private waiting: Shown<V>[] = [];
  private skipping = new AbortController();
  private playing = false;
  private reached: V;

  constructor(
    private readonly stage: Stage<V, S, E>,
    first: V,
    private readonly wait: Wait = realWait,
  ) {
    this.reached = first;
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
  jump(view: V): void {
    this.waiting = [{ events: [], view }];
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
      this.settle(step.view);
    }
    this.playing = false;
    this.stage.rest();
  }

  private async perform(step: Shown<V>, signal: AbortSignal): Promise<void> {
    let scene = this.stage.scene(this.reached);
    for (const event of step.events) {
      if (signal.aborted) return;
      const motion = this.stage.animate(scene, event);
      scene = motion.scene;
      this.stage.show(this.reached, scene, motion.effects);
      if (motion.ms > 0) await this.wait(motion.ms, signal);
    }
  }

  private settle(view: V): void {
    this.reached = view;
    this.stage.show(view, this.stage.scene(view), []);
  }
}
