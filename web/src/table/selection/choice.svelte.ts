/** What is chosen of what is offered, and what is pointed at. */

import type { AnyDrawing } from "../model/drawing";
import type { Question, SingleOffer } from "../../protocol/wire";
import { choose, without, type Mark, type OfferedAction } from "../model/choose";
import { named, stemOf } from "../model/naming";
import { Offers } from "../model/offers";

/** What is chosen of what is offered; pointing at something lights up what fits it. */
export abstract class Choice {
  chosen = $state.raw<readonly Mark[]>([]);
  private pointedAt = $state.raw<readonly Mark[] | null>(null);

  readonly offers: Offers = $derived(this.offered());
  /** Marks that may be pointed at, each with the number of options it leaves. */
  readonly lit: ReadonlyMap<Mark, number> = $derived(this.offers.lit(this.chosen));
  readonly meant: OfferedAction | undefined = $derived(this.offers.meant(this.chosen));
  /** What a bot suggests; what one has chosen oneself goes before it. */
  readonly suggested: OfferedAction | null = $derived(
    this.chosen.length > 0 ? null : this.hintedOption(),
  );
  /** What is pointed at; where nothing is, what is suggested. */
  readonly hovered: readonly Mark[] | null = $derived(
    this.pointedAt ?? this.suggested?.marks ?? null,
  );

  constructor(readonly drawing: AnyDrawing) {}

  /** The question that is asked, be it shown yet or not. */
  protected abstract get question(): Question | null;
  /** What a bot would answer. */
  protected abstract get hinted(): SingleOffer | null;
  /** Something else is chosen or pointed at: find out what it would do. */
  protected abstract look(): void;

  point(marks: readonly Mark[]): void {
    if (this.question === null) return;
    this.chosen = this.after(marks);
    this.look();
  }

  drop(marks: readonly Mark[]): void {
    this.chosen = without(this.chosen, marks);
    this.look();
  }

  /** Choose a whole option, as the list does. */
  pick(option: OfferedAction): void {
    this.take(option);
  }

  /** Choose what is suggested; it is played when it is confirmed. */
  takeHint(): void {
    const option = this.hintedOption();
    if (option !== null) this.take(option);
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

  private take(option: OfferedAction): void {
    this.chosen = option.marks;
    this.look();
  }

  private offered(): Offers {
    const { drawing } = this;
    return new Offers(this.question?.offers ?? [], drawing.game, drawing.marks?.bind(drawing));
  }

  private hintedOption(): OfferedAction | null {
    const { hinted } = this;
    return hinted === null ? null : this.offers.option(hinted);
  }

  private after(marks: readonly Mark[]): Mark[] {
    return choose(this.chosen, marks, {
      leaves: (some) => this.offers.count(some),
      several: (field) => field in this.drawing.game.counted,
    });
  }

  /** The action that is pointed at, or else the one meant. */
  protected actionInMind(): string | null {
    if (this.hovered === null) return this.meant?.text ?? this.named(this.chosen);
    const marks = this.hovered.every((mark) => this.chosen.includes(mark))
      ? this.chosen
      : this.after(this.hovered);
    return this.offers.meant(marks)?.text ?? this.named(marks) ?? this.meant?.text ?? null;
  }

  /** How the actions begin that are pointed at, where none of them is offered. */
  protected stemInMind(): string | null {
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
