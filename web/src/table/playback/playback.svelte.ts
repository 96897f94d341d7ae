/** The position that is shown: what happened is played and told before it, one event after another. */

import type { AnyDrawing } from "../model/drawing";
import { apply } from "../../protocol/change";
import type { Change, Plain, Seat } from "../../protocol/values";
import type { Step } from "../../protocol/wire";
import type { Words } from "../../words/words";
import { pace } from "./pace.svelte";
import { Queue, type Shown, type Stage, type ShownEvent } from "./queue";
import { Recap } from "./recap.svelte";

/** Who watches, and what has happened at their table. */
export interface Watching {
  readonly viewer: Seat;
  readonly mySeats: readonly Seat[];
  readonly past: readonly Step[];
}

export class Playback<V, S, E> {
  /** The last view that was sent; what is shown may be behind it. */
  latest = $state.raw<V>() as V;
  view = $state.raw<V>() as V;
  scene = $state.raw<S>() as S;
  effects = $state.raw<readonly E[]>([]);
  /** Events are being played. */
  busy = $state.raw(false);
  private isOthers = $state.raw(false);
  /** What one seat does that is played now, or was played last. */
  current = $state.raw<readonly ShownEvent[]>([]);
  private shown = $state.raw(0); // so many steps have been shown to their end
  readonly recap: Recap;
  /** What others did is being played: what is asked comes after it. */
  readonly showsOthers: boolean = $derived.by(() => this.busy && this.isOthers);
  private queue: Queue<V, S, E> | null = null;
  private crowd = 0; // events that are told of what is played now

  constructor(
    readonly drawing: AnyDrawing,
    private readonly watching: Watching,
    private readonly say: () => Words,
    /** The table as its board knows it. */
    board: () => object,
  ) {
    this.recap = new Recap(this, board);
  }

  get viewer(): Seat {
    return this.watching.viewer;
  }

  get words(): Words {
    return this.say();
  }

  /** The steps that were shown to their end. */
  get done(): readonly Step[] {
    return this.watching.past.slice(0, this.shown);
  }

  /** Show a position at once, after so many steps. */
  show(view: V, past: number): void {
    this.latest = view;
    this.current = [];
    const shown = { told: [], view, past };
    if (this.queue === null) this.queue = new Queue(this.stage(), shown);
    else this.queue.jump(shown);
  }

  /** Show at once what the last view becomes. */
  change(by: Change, past: number): void {
    this.show(this.changed(by), past);
  }

  /** The view comes with the last of several steps, so they are played as one; *past* lie before them. */
  play(steps: readonly Step[], past: number): void {
    if (steps.length === 0) return;
    for (const { view } of steps) this.latest = this.changed(view ?? null);
    this.busy = true;
    if (steps.some(({ seat }) => !this.isOwn(seat))) this.isOthers = true;
    const told = steps.flatMap(({ seat, events }, i) =>
      events.map((event): ShownEvent => ({ seat, event, step: past + i })),
    );
    this.queue?.add([{ told, view: this.latest, past: past + steps.length }]);
  }

  skip(): void {
    this.queue?.skip();
  }

  private isOwn(seat: Seat): boolean {
    return this.watching.mySeats.includes(seat);
  }

  private changed(by: Change): V {
    return apply(by, this.latest as Plain) as V;
  }

  /** Tell an event, if there is anything to it; what others do has to be read, what you do is known. */
  private tell(told: ShownEvent, ms: number): number {
    const isMain = !this.drawing.isMinor(told.event);
    if (ms === 0 && !isMain) return 0;
    const isSame = this.current.at(-1)?.seat === told.seat;
    this.current = isSame ? [...this.current, told] : [told];
    if (!isMain || this.isOwn(told.seat)) return pace.motion(ms);
    return pace.reading(ms, this.words.tell(told.event), this.crowd);
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
      begin: ({ told }) => {
        this.crowd = told.filter(({ event }) => !this.drawing.isMinor(event)).length;
      },
      tell: (told, ms) => this.tell(told, ms),
      settle: ({ told, past }: Shown<V>) => {
        this.shown = past;
        // What was not told leaves nothing to be read, least of all what was told before it.
        if (told.length > 0 && !told.includes(this.current[0] as ShownEvent)) this.current = [];
      },
      rest: () => {
        this.busy = false;
        this.isOthers = false;
      },
      moving: () => pace.isTelling,
    };
  }
}
