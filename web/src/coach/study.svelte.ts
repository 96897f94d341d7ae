/** What the coach finds out about a game: asked for again and again, as long as somebody looks. */

import { untrack } from "svelte";

import type { Analysis } from "../protocol/coach";

const EVERY = 1000; // ms

export class Study {
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
