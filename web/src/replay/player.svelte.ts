/** A story on the board: where it stands, whether it runs by itself, and how fast. */

import type { AnyDrawing } from "../games/drawing";
import { NOBODY, type Plain, type Seat } from "../protocol/values";
import type { Story } from "../protocol/wire";
import { Queue, realWait, type Shown, type Stage, type Told } from "../table/queue";
import { ReadonlyTable } from "../table/readonly.svelte";
import { motion } from "../ui/motion.svelte";
import { paceOf, type Speed } from "./pace";
import { Timeline } from "./timeline";

type PlainStage = Stage<Plain, unknown, unknown>;

export class Player {
  /** The table the board draws. */
  readonly table: ReadonlyTable<Plain>;
  story = $state.raw<Story>() as Story;
  /** The step that has just happened. */
  at = $state.raw(0);
  playing = $state.raw(false);
  speed = $state.raw<Speed>("steady");
  readonly last: number = $derived(Math.max(0, this.story.steps.length - 1));

  private timeline: Timeline;
  private readonly queue: Queue<Plain, unknown, unknown>;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly drawing: AnyDrawing,
    story: Story,
    viewer: Seat,
    at: number,
  ) {
    this.story = story;
    this.timeline = new Timeline(story.first, story.steps);
    this.at = this.within(at);
    this.table = new ReadonlyTable<Plain>(drawing, story.table, this.timeline.view(this.at));
    this.table.viewer = viewer;
    this.table.skip = () => this.skip();
    this.queue = new Queue(this.stage(), this.shown(this.at), (ms, signal) =>
      realWait(ms / (this.playing ? paceOf(this.speed).haste : 1), signal),
    );
    this.settle();
  }

  /** Show the same game as another viewer, at the same step. */
  take(story: Story, viewer: Seat): void {
    this.story = story;
    this.timeline = new Timeline(story.first, story.steps);
    this.table.summary = story.table;
    this.table.viewer = viewer;
    this.go(this.at);
  }

  /** The game has gone on, or something was taken back; whoever looked at its end goes on looking there. */
  grow(story: Story): void {
    const follows = this.at === this.last && !this.playing;
    this.story = story;
    this.timeline = new Timeline(story.first, story.steps);
    this.table.summary = story.table;
    if (this.at > this.last || (follows && this.at < this.last)) this.go(this.last);
    else this.settle();
  }

  /** Show a step: the next one as it happens, any other at once. */
  go(to: number): void {
    clearTimeout(this.timer);
    const target = this.within(to);
    const next = target === this.at + 1 && !this.table.busy;
    this.at = target;
    this.settle();
    this.table.told = [];
    if (!next) return this.queue.jump(this.shown(target));
    this.table.busy = true;
    const { seat, events } = this.story.steps[target] ?? { seat: NOBODY, events: [] };
    const told = events.map((event): Told => ({ seat, event, step: target }));
    this.queue.add([{ ...this.shown(target), told }]);
  }

  play(): void {
    this.playing = true;
    this.go(this.at >= this.last ? 0 : this.at + 1);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Show the end of the step at once. */
  skip(): void {
    this.queue.skip();
  }

  close(): void {
    this.pause();
    this.queue.skip();
  }

  private shown(at: number): Shown<Plain> {
    return { told: [], view: this.timeline.view(at), past: at + 1 };
  }

  private within(at: number): number {
    return Math.max(0, Math.min(at, this.last));
  }

  private settle(): void {
    this.table.past = this.story.steps.slice(0, this.at + 1);
  }

  /** Nothing moves any more: rest a while, then go on. */
  private rested(): void {
    this.table.busy = false;
    clearTimeout(this.timer);
    if (!this.playing) return;
    if (this.at >= this.last) return this.pause();
    this.timer = setTimeout(() => this.go(this.at + 1), paceOf(this.speed).rest);
  }

  private stage(): PlainStage {
    return {
      scene: (view) => this.drawing.scene(view) as unknown,
      animate: (scene, event) =>
        this.drawing.animate(scene, event) as ReturnType<PlainStage["animate"]>,
      show: (view, scene, effects) => this.table.show(view, scene, effects),
      begin: () => undefined,
      tell: (told, ms) => {
        if (ms > 0 || !this.drawing.isMinor(told.event))
          this.table.told = [...this.table.told, told];
        return ms;
      },
      settle: () => undefined,
      rest: () => this.rested(),
      moving: () => motion.moving && !(this.playing && paceOf(this.speed).haste === 0),
    };
  }
}
