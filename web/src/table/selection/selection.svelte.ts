/** The answer in the making: what is chosen, what it would do, why something cannot be done. */

import type { TableApi } from "../../net/api";
import type { Bare } from "../../protocol/game";
import type { Seat } from "../../protocol/values";
import type { Question, SingleOffer } from "../../protocol/wire";
import { t } from "../../words/locale.svelte";
import type { Words } from "../../words/words";
import type { Mark, OfferedAction } from "../model/choose";
import type { Foreseen, Refused } from "../model/consequences";
import type { AnyDrawing } from "../model/drawing";
import type { Playback } from "../playback/playback.svelte";
import type { TableSession } from "../session/session.svelte";
import { AutoConfirm } from "./auto-confirm";
import { Choice } from "./choice.svelte";
import { confirmation } from "./confirming.svelte";
import { FollowUp } from "./follow-up.svelte";
import { Hints } from "./hint.svelte";
import { Previews } from "./preview.svelte";
import { Teacher } from "./teacher.svelte";
import { WhyNot } from "./why-not.svelte";
import { chosenSoFar, nextQuestion } from "./wording";

type Asked = Pick<TableApi, "hint" | "judge" | "consider" | "bars">;

export class Selection<V = unknown> extends Choice {
  /** What goes with the answer that is chosen. */
  readonly followUp: FollowUp;
  readonly hints: Hints;
  readonly teacher: Teacher;
  private readonly known: Previews<V>;
  private readonly whyNot: WhyNot;
  private readonly autoConfirm: AutoConfirm;

  /** The question that can be answered, once everything before it was shown. */
  readonly asking: Question | null = $derived.by(() =>
    this.playback.showsOthers ? null : this.session.question,
  );
  readonly preview: Foreseen<V> | null = $derived.by(() =>
    this.known.previewOf(this.playback.latest),
  );
  readonly refused: Refused | null = $derived.by(() => this.known.refused(this.words));
  /** Why nothing of what is pointed at can be done, where that is no whole action. */
  readonly reasons: readonly Refused[] = $derived.by(() => this.reasonsAgainst(this.whyNot.stem));
  /** What is asked once something is chosen, if that is another question. */
  readonly nextQuestion: string | undefined = $derived.by(() => {
    if (this.chosen.length > 0 && this.meant !== undefined) return t("ask-confirm");
    return nextQuestion(this.offers, this.chosen, this.words);
  });
  /** What is chosen so far, in words. */
  readonly soFar: string = $derived.by(() => {
    const { drawing } = this;
    const naming = drawing.nameOf?.bind(drawing);
    return chosenSoFar(this.offers, this.chosen, this.words, drawing.game, naming);
  });

  constructor(
    drawing: AnyDrawing,
    private readonly session: TableSession,
    private readonly playback: Playback<V, unknown, unknown>,
    private readonly say: () => Words,
    api: Asked,
    /** The table shows what an option would do; in a puzzle it does not. */
    readonly previews: boolean,
  ) {
    super(drawing);
    const { id } = session;
    this.hints = new Hints((seat, number) => api.hint(id, seat, number));
    this.teacher = new Teacher((seat, number, action, then) =>
      api.judge(id, seat, number, action, then),
    );
    this.known = new Previews((seat, action, times) => api.consider(id, seat, action, times));
    this.whyNot = new WhyNot((seat, stems) => api.bars(id, seat, stems));
    this.autoConfirm = new AutoConfirm(this, (action, seat) => this.known.load(action, seat));
    this.followUp = new FollowUp(() => this.known.about(this.meant?.text));
  }

  get viewer(): Seat {
    return this.session.viewer;
  }

  // ---- choosing ----

  litWith(marks: readonly Mark[]): ReadonlyMap<Mark, number> {
    return this.offers.lit([...this.chosen, ...marks]);
  }

  leaves(marks: readonly Mark[]): number {
    return this.offers.count([...this.chosen, ...marks]);
  }

  override point(marks: readonly Mark[]): void {
    if (this.playback.busy) this.playback.skip();
    this.followUp.clear();
    this.teacher.dismiss();
    super.point(marks);
    void this.autoConfirm.confirmIfSafe();
  }

  override pick(option: OfferedAction): void {
    this.followUp.clear();
    this.teacher.dismiss();
    super.pick(option);
    void this.autoConfirm.confirmIfSafe();
  }

  /** Give the answer that is chosen so many times running; all of it is previewed. */
  repeat(times: number): void {
    this.followUp.repeat(times);
    this.look();
  }

  /** Choose what is suggested, as many times as it is. */
  override takeHint(): void {
    this.followUp.clear();
    this.teacher.dismiss();
    super.takeHint();
    this.repeat(this.hints.times);
  }

  override clear(): void {
    this.session.submission.error = null;
    this.followUp.clear();
    this.teacher.dismiss();
    super.clear();
  }

  async confirm(): Promise<void> {
    const { meant, asking: question, session } = this;
    if (meant === undefined || question === null) return;
    confirmation.learnRule();
    const then = this.followUp.after(meant.text);
    if (!(await this.isGoodEnough(question, meant.text, then))) return;
    await session.submission.send(() => session.commands.answer(question, meant.text, then));
  }

  /** Take a turn back about which something was said, and play another one. */
  async takeBackTurn(): Promise<void> {
    this.clear();
    if (this.session.undoable > 0) await this.session.restart();
  }

  /** Whether an answer may be given: at a teaching table, one that cannot be taken back is judged. */
  private async isGoodEnough(
    question: Question,
    action: string,
    then: readonly string[],
  ): Promise<boolean> {
    if ((this.session.summary.teaching ?? 0) === 0 || this.offers.total === 1) return true;
    const considered = await this.known.load(action, this.viewer);
    if (considered?.final === false) return true;
    return this.teacher.agrees(this.viewer, question.number, action, then);
  }

  // ---- finding out ----

  /** An action in words, as far as the table shows what they mean. */
  tell(action: Bare): string {
    const { drawing, session, words } = this;
    const sentence = drawing.tell?.(action, this.playback.view, session.viewer, words);
    return sentence ?? words.do(action);
  }

  /** Ask why nothing can be done that begins with some words, such as `build castle`. */
  askReasons(stems: readonly string[]): void {
    if (this.question !== null) this.whyNot.ask(stems, this.session.viewer);
  }

  /** The reasons, once they are known; none where something can be done. */
  reasonsAgainst(stem: string | null): readonly Refused[] {
    return this.whyNot.reasons(stem, this.words);
  }

  /** Ask a bot what to answer, or put aside what it said. */
  async requestHint(): Promise<void> {
    const { question, hints, session } = this;
    const isWanted = !hints.shown && session.summary.hints !== false;
    if (isWanted && question !== null) await hints.request(session.viewer, question.number);
    else hints.dismiss();
    this.look();
  }

  dismissHint(): void {
    this.hints.dismiss();
    this.look();
  }

  /** Another question puts aside what was chosen and hinted; the same one is previewed anew. */
  renew(before: Question | null): void {
    this.known.forget();
    this.whyNot.forget();
    const { question } = this;
    if (question?.number === before?.number) return this.look();
    this.clear();
    this.dismissHint();
    if (question?.only === true && confirmation.itself) this.answerOnly(question);
  }

  /** Let the table answer where there is one answer that reveals nothing. */
  private answerOnly(question: Question): void {
    const { summary, fits, commands } = this.session;
    const [only] = this.offers.options([]);
    if (only === undefined || summary.state !== "playing" || !fits) return;
    commands.answerOnly(question, only.text);
  }

  // ---- what a choice asks of the table ----

  protected override get question(): Question | null {
    return this.session.question;
  }

  protected override get hinted(): SingleOffer | null {
    return this.hints.hint?.action ?? null;
  }

  /** Ask what the action pointed at, or else the one meant, would do. */
  protected override look(): void {
    const { question, session } = this;
    const action = question === null ? null : this.actionInMind();
    const times = action !== null && action === this.meant?.text ? this.followUp.times : 1;
    this.known.request(action, session.viewer, times);
    this.whyNot.pointAt(question === null ? null : this.stemInMind(), session.viewer);
  }

  private get words(): Words {
    return this.say();
  }
}
