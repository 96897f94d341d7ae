/** What happened since the own last turn: in lines, and as marks on the board. */

import type { Place } from "../../protocol/game";
import type { AnyDrawing, MarkedPlace } from "../model/drawing";
import type { Seat } from "../../protocol/values";
import type { Step } from "../../protocol/wire";
import type { ShownEvent } from "./queue";
import type { Words } from "../../words/words";
import { firstSince, marksOf, since, toldSince, type Since, type SinceLine } from "./since";

/** The playback to look back on. */
export interface Recapped {
  readonly drawing: AnyDrawing;
  readonly words: Words;
  readonly viewer: Seat;
  readonly busy: boolean;
  /** The steps that were shown to their end. */
  readonly done: readonly Step[];
  /** What is played now. */
  readonly current: readonly ShownEvent[];
}

const FOUND = 3500; // milliseconds for which a place that was asked for stands out

export class Recap {
  /** The places somebody was led to. */
  found = $state.raw<readonly Place[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly playback: Recapped,
    private readonly board: () => object,
  ) {}

  /** The step with which what is marked begins. */
  readonly from: number = $derived.by(() => firstSince(this.playback.done, this.playback.viewer));
  private readonly past: readonly ShownEvent[] = $derived.by(() =>
    toldSince(this.playback.done, this.from),
  );
  readonly since: Since = $derived.by(() => {
    const { viewer, drawing, words } = this.playback;
    return since(this.past, viewer, drawing, words);
  });
  /** Where others did something since the own last turn, up to what is told now. */
  readonly marked: readonly MarkedPlace[] = $derived.by(() => {
    const { busy, current, viewer, drawing } = this.playback;
    const now = busy ? current.filter(({ seat }) => seat !== viewer) : [];
    return marksOf([...this.past, ...now], now.at(-1), drawing);
  });

  /** Show where something happened. */
  lead({ places }: SinceLine): void {
    clearTimeout(this.timer);
    const [first] = places;
    this.found = places;
    if (first === undefined) return;
    this.playback.drawing.lead?.(this.board(), first);
    this.timer = setTimeout(() => (this.found = []), FOUND);
    requestAnimationFrame(() => {
      document.querySelector("[data-found]")?.scrollIntoView({ block: "nearest" });
    });
  }
}
