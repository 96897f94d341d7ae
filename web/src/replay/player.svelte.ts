/** A story on the board: where it stands, whether it runs by itself, and how fast. */

import type { AnyDrawing } from "../table/model/drawing";
import { NOBODY, type Plain, type Seat } from "../protocol/values";
import type { Story, StoryMoment } from "../protocol/wire";
import { Queue, realWait, type Shown, type Stage, type ShownEvent } from "../table/playback/queue";
import { ReadonlyTable } from "../table/readonly.svelte";
import { motion } from "../browser/motion.svelte";
import { paceOf, type Speed } from "./pace";
import { viewsOf, type Views } from "./timeline";

type PlainStage = Stage<Plain, unknown, unknown>;

export class Player {
  /** The table the board draws. */
  readonly table: ReadonlyTable<Plain>;
  /** All steps; of a moment, the view of one of them alone. */
  story = $state.raw<Story | StoryMoment>() as Story | StoryMoment;
  /** The step that has just happened. */
  at = $state.raw(0);
  playing = $state.raw(false);
  speed = $state.raw<Speed>("steady");
  readonly last: number = $derived(Math.max(0, this.story.steps.length - 1));

  /** Called when a step is to be shown whose view is not here yet; *grow* brings it. */
  want: () => void = () => undefined;

  private views: Views;
  private wanted: number | null = null; // the step that waits for its view
  private readonly queue: Queue<Plain, unknown, unknown>;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly drawing: AnyDrawing,
    story: Story | StoryMoment,
    viewer: Seat,
    at: number,
  ) {
    this.story = story;
    this.views = viewsOf(story);
    this.at = "step" in story ? story.step : this.within(at);
    this.table = new ReadonlyTable<Plain>(drawing, story.table, this.views.view(this.at));
    this.table.session.viewer = viewer;
    this.table.playback.skip = () => this.skip();
    this.queue = new Queue(this.stage(), this.shown(this.at), (ms, signal) =>
      realWait(ms / (this.playing ? paceOf(this.speed).haste : 1), signal),
    );
    this.settle();
  }

  /** Show the same game as another viewer, at the same step. */
  take(story: Story | StoryMoment, viewer: Seat): void {
    this.hear(story);
    this.table.session.viewer = viewer;
    this.go("step" in story ? story.step : this.at);
  }

  /** More is known: all views, a longer game, or an undo. A reader at the end stays at the end. */
  grow(story: Story): void {
    const follows = this.at === this.last && !this.playing;
    this.hear(story);
    if (this.wanted !== null) this.go(this.wanted);
    else if (this.at > this.last || (follows && this.at < this.last)) this.go(this.last);
    else this.settle();
  }

  /** Show a step: the next one as it happens, any other at once; or as soon as its view is here. */
  go(to: number): void {
    clearTimeout(this.timer);
    const target = this.within(to);
    this.wanted = this.views.has(target) ? null : target;
    if (this.wanted !== null) return this.want();
    const next = target === this.at + 1 && !this.table.playback.busy;
    this.at = target;
    this.settle();
    this.table.playback.current = [];
    if (!next) return this.queue.jump(this.shown(target));
    this.table.playback.busy = true;
    const { seat, events } = this.story.steps[target] ?? { seat: NOBODY, events: [] };
    const told = events.map((event): ShownEvent => ({ seat, event, step: target }));
    this.queue.add([{ ...this.shown(target), told }]);
  }

  play(): void {
    this.playing = true;
    this.go(this.at >= this.last ? 0 : this.at + 1);
  }

  pause(): void {
    this.playing = false;
    this.wanted = null;
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

  private hear(story: Story | StoryMoment): void {
    this.story = story;
    this.views = viewsOf(story);
    this.table.session.summary = story.table;
  }

  private shown(at: number): Shown<Plain> {
    return { told: [], view: this.views.view(at), past: at + 1 };
  }

  private within(at: number): number {
    return Math.max(0, Math.min(at, this.last));
  }

  private settle(): void {
    this.table.session.past = this.story.steps.slice(0, this.at + 1);
  }

  /** Nothing moves any more: rest a while, then go on. */
  private rested(): void {
    this.table.playback.busy = false;
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
      show: (view, scene, effects) => this.table.playback.show(view, scene, effects),
      begin: () => undefined,
      tell: (told, ms) => {
        if (ms > 0 || !this.drawing.isMinor(told.event))
          this.table.playback.current = [...this.table.playback.current, told];
        return ms;
      },
      settle: () => undefined,
      rest: () => this.rested(),
      moving: () => motion.moving && !(this.playing && paceOf(this.speed).haste === 0),
    };
  }
}
