/** The position that is shown: what happened is played before it, one event after another. */

import type { AnyDrawing } from "../games/drawing";
import { apply } from "../protocol/change";
import type { Change, Plain } from "../protocol/values";
import type { Step } from "../protocol/wire";
import { motion } from "../ui/motion.svelte";
import { Queue, type Stage } from "./queue";

export class Picture<V, S, E> {
  /** The last view that was sent; what is shown may be behind it. */
  latest = $state.raw<V>() as V;
  view = $state.raw<V>() as V;
  scene = $state.raw<S>() as S;
  effects = $state.raw<readonly E[]>([]);
  /** Events are being played. */
  busy = $state.raw(false);
  private queue: Queue<V, S, E> | null = null;

  constructor(private readonly drawing: AnyDrawing) {}

  /** Show a position at once. */
  show(view: V): void {
    this.latest = view;
    if (this.queue === null) this.queue = new Queue(this.stage(), view);
    else this.queue.jump(view);
  }

  /** Show at once what the last view becomes. */
  change(by: Change): void {
    this.show(this.changed(by));
  }

  /** The view comes with the last of several steps, so they are played as one. */
  play(steps: readonly Step[]): void {
    if (steps.length === 0) return;
    for (const { view } of steps) this.latest = this.changed(view ?? null);
    this.busy = true;
    this.queue?.add([{ events: steps.flatMap(({ events }) => events), view: this.latest }]);
  }

  skip(): void {
    this.queue?.skip();
  }

  private changed(by: Change): V {
    return apply(by, this.latest as Plain) as V;
  }

  private stage(): Stage<V, S, E> {
    return {
      scene: (view) => this.drawing.scene(view) as S,
      animate: (scene, event) =>
        this.drawing.animate(scene, event) as ReturnType<Stage<V, S, E>["animate"]>,
      show: (view, scene, effects) => {
        this.view = view;
        this.scene = scene;
        this.effects = effects;
      },
      rest: () => (this.busy = false),
      moving: () => motion.moving,
    };
  }
}
