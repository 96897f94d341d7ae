/** What a bot would answer in somebody's place: asked for, thought about, shown until put aside. */

import { asRequestError, type RequestError } from "../../net/error";
import type { Hint } from "../../protocol/coach";
import type { Seat } from "../../protocol/values";

export class Hints {
  hint = $state.raw<Hint | null>(null);
  /** A bot is thinking. */
  thinking = $state.raw(false);
  error = $state.raw<RequestError | null>(null);
  /** There is something to show: a hint, one that comes, or why there is none. */
  readonly shown: boolean = $derived(this.thinking || this.hint !== null || this.error !== null);
  /** So many times running it would give the same answer. */
  readonly times: number = $derived.by(() => {
    const line = this.hint?.line ?? [];
    const other = line.findIndex(({ text }) => text !== line[0]?.text);
    return Math.max(1, other < 0 ? line.length : other);
  });
  private epoch = 0;

  constructor(private readonly ask: (seat: Seat, number: number) => Promise<Hint>) {}

  /** Ask what to answer to the question *number*; what was asked before no longer counts. */
  async request(seat: Seat, number: number): Promise<void> {
    this.dismiss();
    const { epoch } = this;
    this.thinking = true;
    const [hint, error] = await this.ask(seat, number).then(
      (given) => [given, null] as const,
      (thrown: unknown) => [null, asRequestError(thrown)] as const,
    );
    if (epoch !== this.epoch) return;
    this.thinking = false;
    this.hint = hint;
    this.error = error;
  }

  /** Put it aside; what is still being thought about is not waited for. */
  dismiss(): void {
    this.epoch += 1;
    this.thinking = false;
    this.hint = null;
    this.error = null;
  }
}
