/** What is told of a table beside its picture: marks on the board, and what happened since the own last turn. */

import type { AnyDrawing, MarkedPlace, Place } from "../games/drawing";
import type { Seat } from "../protocol/values";
import type { Step } from "../protocol/wire";
import type { Told } from "../table/queue";
import type { Words } from "../words/words";
import { firstSince, marksOf, since, toldSince, type Since, type SinceLine } from "./since";

/** What there is to tell of. */
export interface Teller {
  readonly drawing: AnyDrawing;
  readonly words: Words;
  readonly viewer: Seat;
  readonly busy: boolean;
  /** The steps that were shown to their end. */
  readonly shown: readonly Step[];
  /** What is told now. */
  readonly told: readonly Told[];
}

const FOUND = 3500; // milliseconds for which a place that was asked for stands out

export class Account {
  /** The places somebody was led to. */
  found = $state.raw<readonly Place[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly teller: Teller) {}

  /** The step with which what is marked begins. */
  readonly from: number = $derived.by(() => firstSince(this.teller.shown, this.teller.viewer));
  private readonly past: readonly Told[] = $derived.by(() =>
    toldSince(this.teller.shown, this.from),
  );
  readonly since: Since = $derived.by(() => {
    const { viewer, drawing, words } = this.teller;
    return since(this.past, viewer, drawing, words);
  });
  /** Where others did something since the own last turn, up to what is told now. */
  readonly marked: readonly MarkedPlace[] = $derived.by(() => {
    const { busy, told, viewer, drawing } = this.teller;
    const now = busy ? told.filter(({ seat }) => seat !== viewer) : [];
    return marksOf([...this.past, ...now], now.at(-1), drawing);
  });

  /** Show where something happened. */
  lead({ places }: SinceLine): void {
    clearTimeout(this.timer);
    const [first] = places;
    this.found = places;
    if (first === undefined) return;
    this.teller.drawing.lead?.(this.teller, first);
    this.timer = setTimeout(() => (this.found = []), FOUND);
    requestAnimationFrame(() => {
      document.querySelector("[data-found]")?.scrollIntoView({ block: "nearest" });
    });
  }
}
