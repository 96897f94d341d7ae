/** What an action would do, asked of the server a moment after it is pointed at. */

import { apply } from "../../protocol/change";
import type { Considered } from "../../protocol/consequences";
import type { Plain, Seat } from "../../protocol/values";
import type { Words } from "../../words/words";
import type { Foreseen, Refused } from "../model/consequences";

export type Ask = (seat: Seat, action: string, times: number) => Promise<Considered>;

const DEBOUNCE = 30; // ms

/** Answers are kept as long as the same question is asked. */
export class Previews<V> {
  /** The answer about the action that is wanted now, once it is there. */
  answer = $state.raw<Considered | null>(null);
  action = $state.raw<string | null>(null);
  private times = 1;
  private readonly known = new Map<string, Considered>();
  private readonly fetched = new Map<string, Promise<Considered | null>>(); // on their way
  private timer: ReturnType<typeof setTimeout> | undefined;
  private epoch = 0;

  constructor(private readonly ask: Ask) {}

  /** Another question: nothing known holds any more. */
  forget(): void {
    this.epoch += 1;
    this.known.clear();
    this.fetched.clear();
    this.request(null, 0);
  }

  /** Look ahead at an action, given so many times running, or at none. */
  request(action: string | null, seat: Seat, times = 1): void {
    if (action !== null && action === this.action && times === this.times) return;
    clearTimeout(this.timer);
    [this.action, this.times] = [action, times];
    this.answer = action === null ? null : (this.known.get(keyOf(action, times)) ?? null);
    if (action === null || this.answer !== null) return;
    this.timer = setTimeout(() => void this.fetch(action, seat, times), DEBOUNCE);
  }

  /** What is known of an action given once, be it wanted now or not. */
  about(action: string | undefined): Considered | null {
    const { answer } = this; // read here, so that callers are updated when more is known
    if (action === undefined) return null;
    if (action === this.action && this.times === 1) return answer;
    return this.known.get(keyOf(action, 1)) ?? null;
  }

  /** What an action given once would do, as soon as it is known; null where that comes to nothing. */
  load(action: string, seat: Seat): Promise<Considered | null> {
    const known = this.about(action);
    return known === null ? this.fetch(action, seat, 1) : Promise.resolve(known);
  }

  /** What the wanted action would do to *view*. */
  previewOf(view: V): Foreseen<V> | null {
    const { answer, action } = this;
    if (answer === null || action === null || answer.refusal !== null) return null;
    return { ...answer, action, view: apply(answer.view, view as Plain) as V };
  }

  /** Why the wanted action may not be done. */
  refused(words: Words): Refused | null {
    const { answer, action } = this;
    if (answer === null || action === null || answer.refusal === null) return null;
    const { refusal } = answer;
    return { action, refusal, rule: refusal.rule, sentence: words.refuse(refusal) };
  }

  /** Ask the server, once for each action. */
  private fetch(action: string, seat: Seat, times: number): Promise<Considered | null> {
    const key = keyOf(action, times);
    const asked = this.fetched.get(key) ?? this.hear(action, seat, times);
    this.fetched.set(key, asked);
    return asked;
  }

  private async hear(action: string, seat: Seat, times: number): Promise<Considered | null> {
    const { epoch } = this;
    const key = keyOf(action, times);
    const answer = await this.ask(seat, action, times).catch(() => null);
    if (epoch !== this.epoch) return null;
    this.fetched.delete(key);
    if (answer === null) return null;
    this.known.set(key, answer);
    if (action === this.action && times === this.times) this.answer = answer;
    return answer;
  }
}

function keyOf(action: string, times: number): string {
  return `${times} ${action}`;
}
