/** Why nothing of a kind can be done, asked of the server. */

import type { Bars, Refusal } from "../../protocol/consequences";
import type { Seat } from "../../protocol/values";
import type { Words } from "../../words/words";
import type { Refused } from "../model/consequences";

export type AskBars = (seat: Seat, stems: readonly string[]) => Promise<Bars>;

/** Answers are kept as long as the same question is asked. */
export class WhyNot {
  /** What is pointed at and cannot be done: how its actions begin. */
  stem = $state.raw<string | null>(null);
  private known = $state.raw<ReadonlyMap<string, readonly Refusal[]>>(new Map());
  private readonly requested = new Set<string>();
  private epoch = 0;

  constructor(private readonly fetchBars: AskBars) {}

  /** Another question: nothing known holds any more. */
  forget(): void {
    this.epoch += 1;
    this.requested.clear();
    this.known = new Map();
    this.stem = null;
  }

  /** Point at a kind of actions of which none can be done, or at nothing. */
  pointAt(stem: string | null, seat: Seat): void {
    this.stem = stem;
    if (stem !== null) this.ask([stem], seat);
  }

  /** Ask about some kinds of actions, each once. */
  ask(stems: readonly string[], seat: Seat): void {
    const fresh = stems.filter((stem) => !this.requested.has(stem));
    for (const stem of fresh) this.requested.add(stem);
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
    const answer = await this.fetchBars(seat, stems).catch(() => null);
    if (answer === null || epoch !== this.epoch) return;
    const found = stems.map((stem, i) => [stem, answer.bars[i] ?? []] as const);
    this.known = new Map([...this.known, ...found]);
  }
}
