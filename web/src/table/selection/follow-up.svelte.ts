/** What goes with an answer: the usual answer to what follows, or another one; the same several times. */

import type { Considered } from "../../protocol/consequences";
import type { SingleOffer } from "../../protocol/wire";

export class FollowUp {
  /** Instead of the usual answers, by their place. */
  private instead = $state.raw<readonly (string | undefined)[]>([]);
  private repetitions = $state.raw(1);

  constructor(private readonly preview: () => Considered | null) {}

  /** What may be answered to the questions that go with the answer. */
  get choices(): readonly (readonly SingleOffer[])[] {
    return this.preview()?.choices ?? [];
  }

  /** How many times the same can be done in one go. */
  get most(): number {
    return 1 + (this.preview()?.again ?? 0);
  }

  get times(): number {
    return Math.min(this.repetitions, this.most);
  }

  /** The answer to the question *place*. */
  answerTo(place: number): string {
    return this.instead[place] ?? this.preview()?.assumed[place] ?? "";
  }

  choose(place: number, text: string): void {
    this.instead = this.choices.map((_, i) => (i === place ? text : this.instead[i]));
  }

  repeat(times: number): void {
    this.repetitions = times;
  }

  clear(): void {
    this.instead = [];
    this.repetitions = 1;
  }

  /** The answers that follow *action*. */
  after(action: string): string[] {
    const given = this.choices.map((_, place) => this.answerTo(place));
    const again = Array.from({ length: this.times - 1 }, () => [action, ...given]);
    return [...given, ...again.flat()];
  }
}
