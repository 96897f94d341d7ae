/** What is chosen of what is offered, what is pointed at, and what that would do. */

import type { AnyDrawing } from "../games/drawing";
import type { Seat } from "../protocol/values";
import type { Question, SingleOffer } from "../protocol/wire";
import type { Barring } from "./barring.svelte";
import { choose, without, type Mark, type OfferedAction } from "./choose";
import type { Foresight } from "./foresee.svelte";
import { named, stemOf } from "./naming";
import { Offers } from "./offers";

/** The question, who answers it, and what a bot would answer. */
export interface Asking {
  readonly question: Question | null;
  readonly viewer: Seat;
  readonly hinted: SingleOffer | null;
  /** How many times running the answer that is chosen is to be given. */
  readonly times: number;
}

export class Choice<V> {
  chosen = $state.raw<readonly Mark[]>([]);
  private pointedAt = $state.raw<readonly Mark[] | null>(null);

  readonly offers: Offers = $derived(this.offered());
  /** Marks that may be pointed at, each with the number of options it leaves. */
  readonly lit: ReadonlyMap<Mark, number> = $derived(this.offers.lit(this.chosen));
  readonly meant: OfferedAction | undefined = $derived(this.offers.meant(this.chosen));
  /** What a bot suggests; what one has chosen oneself goes before it. */
  readonly suggested: OfferedAction | null = $derived(this.chosen.length > 0 ? null : this.hint());
  /** What is pointed at; where nothing is, what is suggested. */
  readonly hovered: readonly Mark[] | null = $derived(
    this.pointedAt ?? this.suggested?.marks ?? null,
  );

  constructor(
    private readonly drawing: AnyDrawing,
    private readonly asking: Asking,
    private readonly foresight: Foresight<V>,
    private readonly barring: Barring,
  ) {}

  point(marks: readonly Mark[]): void {
    if (this.asking.question === null) return;
    this.chosen = this.after(marks);
    this.look();
  }

  drop(marks: readonly Mark[]): void {
    this.chosen = without(this.chosen, marks);
    this.look();
  }

  /** Choose a whole option, as the list does. */
  pick(option: OfferedAction): void {
    this.chosen = option.marks;
    this.look();
  }

  /** Choose what is suggested; it is played when it is confirmed. */
  follow(): void {
    const option = this.hint();
    if (option !== null) this.pick(option);
  }

  hover(marks: readonly Mark[] | null): void {
    this.pointedAt = marks;
    this.look();
  }

  clear(): void {
    this.chosen = [];
    this.pointedAt = null;
    this.look();
  }

  /** Ask what the action pointed at, or else the one meant, would do. */
  look(): void {
    const { question, viewer } = this.asking;
    const wanted = question === null ? null : this.wanted();
    const times = wanted !== null && wanted === this.meant?.text ? this.asking.times : 1;
    this.foresight.want(wanted, viewer, times);
    this.barring.want(question === null ? null : this.barred(), viewer);
  }

  private offered(): Offers {
    const { drawing } = this;
    return new Offers(
      this.asking.question?.offers ?? [],
      drawing.game,
      drawing.marks?.bind(drawing),
    );
  }

  private hint(): OfferedAction | null {
    const { hinted } = this.asking;
    return hinted === null ? null : this.offers.option(hinted);
  }

  private after(marks: readonly Mark[]): Mark[] {
    return choose(this.chosen, marks, {
      leaves: (some) => this.offers.count(some),
      several: (field) => field in this.drawing.game.counted,
    });
  }

  private wanted(): string | null {
    if (this.hovered === null) return this.meant?.text ?? this.named(this.chosen);
    const marks = this.hovered.every((mark) => this.chosen.includes(mark))
      ? this.chosen
      : this.after(this.hovered);
    return this.offers.meant(marks)?.text ?? this.named(marks) ?? this.meant?.text ?? null;
  }

  /** How the actions begin that are pointed at, where none of them is offered. */
  private barred(): string | null {
    const marks = this.pointedAt;
    if (marks === null || this.offers.count(marks) > 0) return null;
    const { game } = this.drawing;
    return named(game, marks) === null ? stemOf(game, marks) : null;
  }

  /** An action that the marks name although it is not offered. */
  private named(marks: readonly Mark[]): string | null {
    return this.offers.count(marks) > 0 ? null : named(this.drawing.game, marks);
  }
}
