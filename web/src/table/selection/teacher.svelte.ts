/** At a teaching table, a turn is judged before the answer that ends it is given. */

import type { Judgement, Mistake } from "../../protocol/coach";
import type { Seat } from "../../protocol/values";

export type Judge = (
  seat: Seat,
  number: number,
  action: string,
  then: readonly string[],
) => Promise<Judgement>;

export class Teacher {
  /** What the turn costs; null where nothing is to be told. */
  mistake = $state.raw<Mistake | null>(null);
  /** The turn is looked at. */
  thinking = $state.raw(false);
  /** There is something to show. */
  readonly shown: boolean = $derived(this.thinking || this.mistake !== null);
  /** A mistake of this turn was told: the turn is not judged again. */
  private excused = false;
  private epoch = 0;

  constructor(private readonly judge: Judge) {}

  /** Judge a turn, once; whether the answer that ends it may be given. Without a judgement it may. */
  async agrees(
    seat: Seat,
    number: number,
    action: string,
    then: readonly string[],
  ): Promise<boolean> {
    if (this.thinking) return false;
    if (this.excused) return this.turnIsOver();
    const { epoch } = this;
    this.thinking = true;
    const found = await this.judge(seat, number, action, then).catch(() => null);
    if (epoch !== this.epoch) return false; // something else was chosen meanwhile
    this.thinking = false;
    this.mistake = found?.mistake ?? null;
    this.excused = this.mistake !== null;
    return !this.excused;
  }

  /** Put aside what was said, or is about to be. */
  dismiss(): void {
    this.epoch += 1;
    this.thinking = false;
    this.mistake = null;
  }

  private turnIsOver(): boolean {
    this.excused = false;
    this.dismiss();
    return true;
  }
}
