/** The analysis of a game: asked for every second while somebody looks, and how it is shown. */

import { untrack, type Component } from "svelte";

import type { Analysis } from "../protocol/coach";
import type { Words } from "../words/words";
import type { Player } from "./player.svelte";

const EVERY = 1000; // ms

export class AnalysisFeed {
  analysis = $state.raw<Analysis | null>(null);
  thrown = $state.raw<unknown>(null);
  private watched = false;
  private asking = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: () => Promise<Analysis>) {}

  /** Somebody looks: ask at once, then every second until everything is known. */
  watch(): void {
    if (this.watched) return;
    this.watched = true;
    void untrack(() => this.look()); // what comes of it must not make an effect look again
  }

  /** Nobody looks any more. */
  rest(): void {
    this.watched = false;
    clearTimeout(this.timer);
  }

  /** Something went wrong: try again. */
  again(): void {
    this.rest();
    this.watch();
  }

  private async look(): Promise<void> {
    if (this.asking || this.analysis?.state === "done") return;
    this.asking = true;
    this.thrown = null;
    try {
      this.analysis = await this.ask();
    } catch (thrown) {
      this.thrown = thrown;
    } finally {
      this.asking = false;
    }
    if (this.watched && this.thrown === null)
      this.timer = setTimeout(() => void this.look(), EVERY);
  }
}

export interface ReviewProps {
  readonly feed: AnalysisFeed;
  readonly player: Player;
  /** The curve is drawn here, not over the slider. */
  readonly curved: boolean;
  readonly rounds: ReadonlyMap<number, string>;
  readonly tell: (step: number) => string;
  readonly onstep: (step: number) => void;
  /** Go to a step, and show the board. */
  readonly onmoment: (step: number) => void;
}

export interface CurveProps {
  readonly analysis: Analysis;
  readonly words: Words;
  readonly at: number;
  readonly last: number;
  readonly onstep: (step: number) => void;
}

/** The components that show an analysis. The coach lies above the replay, so the page hands them over. */
export interface AnalysisView {
  readonly Review: Component<ReviewProps>;
  readonly CurvePanel: Component<CurveProps>;
}
