/** Why nothing of a kind can be done, asked of the server when somebody wonders. */

import type { Bars, Refusal } from "../protocol/consequences";
import type { Seat } from "../protocol/values";
import type { Words } from "../words/words";
import type { Refused } from "./foresee.svelte";

export type AskBars = (seat: Seat, stems: readonly string[]) => Promise<Bars>;

/** Answers are kept as long as the same question is asked. */
export class Barring {
  /** What is pointed at and cannot be done: how its actions begin. */
  wanted = $state.raw<string | null>(null);
  private known = $state.raw<ReadonlyMap<string, readonly Refusal[]>>(new Map());
  private readonly asked = new Set<string>();
  private epoch = 0;

  constructor(private readonly ask: AskBars) {}

  /** Another question: nothing known holds any more. */
  forget(): void {
    this.epoch += 1;
    this.asked.clear();
    this.known = new Map();
    this.wanted = null;
  }

  /** Point at a kind of actions of which none can be done, or at nothing. */
  want(stem: string | null, seat: Seat): void {
    this.wanted = stem;
    if (stem !== null) this.wonder([stem], seat);
  }

  /** Ask about some kinds of actions, each once. */
  wonder(stems: readonly string[], seat: Seat): void {
    const fresh = stems.filter((stem) => !this.asked.has(stem));
    for (const stem of fresh) this.asked.add(stem);
    if (fresh.length > 0) void this.fetch(fresh, seat);
  }

  /** Why nothing that begins so would do anything; nothing while that is not known, or it would. */
  reasons(stem: string | null, words: Words): Refused[] {
    const found = stem === null ? undefined : this.known.get(stem);
    return (found ?? []).map((refusal) => ({
      action: stem ?? "",
      refusal,
      rule: refusal.rule,
      sentence: words.refuse(refusal),
    }));
  }

  private async fetch(stems: readonly string[], seat: Seat): Promise<void> {
    const { epoch } = this;
    const answer = await this.ask(seat, stems).catch(() => null);
    if (answer === null || epoch !== this.epoch) return;
    const found = stems.map((stem, i) => [stem, answer.bars[i] ?? []] as const);
    this.known = new Map([...this.known, ...found]);
  }
}
