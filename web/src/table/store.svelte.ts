/** A table one sits at or watches: how it stands, what is shown of it, what is chosen and sent. */

import { Advice } from "../coach/advice.svelte";
import type { AnyDrawing, BoardTable, GameConstant, MarkedPlace, Place } from "../games/drawing";
import { api as realApi, type TableApi } from "../net/api";
import { ResumingSocket, type TableListener, type ConnectionState } from "../net/resume";
import { connect as realConnect, type Connect } from "../net/socket";
import { SPECTATOR, type Seat } from "../protocol/values";
import type {
  Question,
  SeatsMessage,
  SingleOffer,
  Step,
  Summary,
  Update,
  Welcome,
} from "../protocol/wire";
import { withNotices } from "../settling/notices";
import { Account } from "../telling/account.svelte";
import { locale, t } from "../words/locale.svelte";
import type { Words } from "../words/words";
import { Answering } from "./answering";
import { Barring } from "./barring.svelte";
import { BesideAnswer } from "./beside.svelte";
import { Choice } from "./choice.svelte";
import type { Bare, Mark, OfferedAction } from "./choose";
import { Submission } from "./submission.svelte";
import { Foresight, type Foreseen, type Refused } from "./foresee.svelte";
import { chosenSoFar, nextQuestion } from "./following";
import { Haste } from "./haste";
import { logStep, type LogStep } from "./log";
import type { Offers } from "./offers";
import { Picture } from "./picture.svelte";
import { quick } from "./quick.svelte";
import type { Told } from "./queue";
import { firstViewer, handTo, mySeats } from "./seats";
import { TableState } from "./state.svelte";
import { ChatLog } from "./chat.svelte";

export interface Network {
  readonly api: TableApi;
  readonly connect: Connect;
  /** It says what an answer would do; yes, if left out. */
  readonly foresees?: boolean;
}

const REAL: Network = { api: realApi, connect: realConnect };

export class TableStore<V = unknown, S = unknown, E = unknown>
  extends TableState
  implements BoardTable<V, S, E>
{
  connection = $state.raw<ConnectionState>("connecting");
  /** The first welcome has come: view, scene and words can be read. */
  ready = $state.raw(false);

  /** The one who opened the table deleted it. */
  deleted = $state.raw(false);

  readonly advice: Advice;
  readonly foresees: boolean;
  readonly submission = new Submission();
  /** What goes with the answer that is chosen. */
  readonly beside: BesideAnswer;
  readonly chat: ChatLog;
  readonly account: Account = new Account(this);
  private readonly picture: Picture<V, S, E>;
  private readonly choice: Choice<V>;
  private readonly foresight: Foresight<V>;
  private readonly barring: Barring;
  private readonly haste: Haste;
  private readonly answering: Answering;
  private socket: ResumingSocket | null = null;

  readonly words: Words = $derived.by(() => locale.of(this.drawing.game));
  /** The own seat to which the screen is to be handed, or -1. */
  readonly curtain: Seat = $derived(
    this.busy ? -1 : handTo(this.summary.seats, this.waiting, this.viewer),
  );
  /** What is shown is not meant for who may be looking. */
  readonly covered: boolean = $derived(this.curtain >= 0 || !this.fits);
  readonly preview: Foreseen<V> | null = $derived.by(() =>
    this.foresight.foreseen(this.picture.latest),
  );
  readonly refused: Refused | null = $derived.by(() => this.foresight.refused(this.words));
  /** What is asked once something is chosen, if that is another question. */
  readonly asks: string | undefined = $derived.by(() => {
    if (this.chosen.length > 0 && this.meant !== undefined) return t("ask-confirm");
    return nextQuestion(this.offers, this.chosen, this.words);
  });
  /** What is chosen so far, in words. */
  readonly soFar: string = $derived.by(() => {
    const { drawing } = this;
    const naming = drawing.nameOf?.bind(drawing);
    return chosenSoFar(this.offers, this.chosen, this.words, drawing.game, naming);
  });
  readonly barred: readonly Refused[] = $derived.by(() => this.bars(this.barring.wanted));
  private readonly shownLog: readonly LogStep[] = $derived.by(() =>
    this.steps
      .slice(0, this.picture.shown)
      .map((step, i) => logStep(step, i, this.words, (e) => this.drawing.isMinor(e))),
  );
  readonly log: readonly LogStep[] = $derived.by(() =>
    withNotices(this.shownLog, this.notices, this.summary.seats),
  );
  /** What others did is being shown: what is asked comes after it. */
  readonly telling: boolean = $derived.by(() => this.picture.busy && this.picture.isOthers);
  /** Somebody on this side is asked, and everything before it was shown. */
  readonly isTurn: boolean = $derived(
    !this.telling && this.waiting.some((seat) => this.mySeats.includes(seat)),
  );
  /** The question that can be answered, once everything before it was shown. */
  readonly asking: Question | null = $derived(this.telling ? null : this.question);
  /** Who acts in what is shown; then, who is waited for. */
  readonly acting: readonly Seat[] = $derived.by(() => {
    if (!this.telling) return this.waiting;
    const last = this.told.at(-1) ?? this.steps[this.picture.shown];
    return last === undefined || last.seat < 0 ? [] : [last.seat];
  });

  constructor(
    readonly id: string,
    readonly drawing: AnyDrawing,
    summary: Summary,
    private readonly network: Network = REAL,
  ) {
    super(summary);
    this.foresees = network.foresees ?? true;
    this.chat = new ChatLog((text) => network.api.say(id, text));
    this.advice = new Advice((seat, number) => network.api.hint(id, seat, number));
    this.foresight = new Foresight((seat, action, times) =>
      network.api.consider(id, seat, action, times),
    );
    this.picture = new Picture(drawing, {
      isOwn: (seat) => this.mySeats.includes(seat),
      sentence: (event) => this.words.tell(event),
    });
    this.barring = new Barring((seat, stems) => network.api.bars(id, seat, stems));
    this.choice = new Choice(drawing, this, this.foresight, this.barring);
    this.answering = new Answering(this, network.api);
    this.haste = new Haste(this, (action, seat) => this.foresight.told(action, seat));
    this.beside = new BesideAnswer(() => this.foresight.about(this.meant?.text));
  }

  // ---- what is shown ----

  get game(): GameConstant {
    return this.drawing.game;
  }

  get past(): readonly Step[] {
    return this.steps;
  }

  get view(): V {
    return this.picture.view;
  }

  get scene(): S {
    return this.picture.scene;
  }

  get effects(): readonly E[] {
    return this.picture.effects;
  }

  get busy(): boolean {
    return this.picture.busy;
  }

  /** What one seat does that is played now, or was played last. */
  get told(): readonly Told[] {
    return this.picture.told;
  }

  /** The steps that were shown to their end. */
  get shown(): readonly Step[] {
    return this.steps.slice(0, this.picture.shown);
  }

  get marked(): readonly MarkedPlace[] {
    return this.account.marked;
  }

  get markedFrom(): number {
    return this.account.from;
  }

  get found(): readonly Place[] {
    return this.account.found;
  }

  skip(): void {
    this.picture.skip();
  }

  // ---- what is chosen ----

  get offers(): Offers {
    return this.choice.offers;
  }

  get lit(): ReadonlyMap<Mark, number> {
    return this.choice.lit;
  }

  get chosen(): readonly Mark[] {
    return this.choice.chosen;
  }

  get hovered(): readonly Mark[] | null {
    return this.choice.hovered;
  }

  get meant(): OfferedAction | undefined {
    return this.choice.meant;
  }

  litWith(marks: readonly Mark[]): ReadonlyMap<Mark, number> {
    return this.offers.lit([...this.chosen, ...marks]);
  }

  leaves(marks: readonly Mark[]): number {
    return this.offers.count([...this.chosen, ...marks]);
  }

  point(marks: readonly Mark[]): void {
    if (this.busy) this.skip();
    this.beside.clear();
    this.choice.point(marks);
    void this.haste.go();
  }

  drop(marks: readonly Mark[]): void {
    this.choice.drop(marks);
  }

  pick(option: OfferedAction): void {
    this.beside.clear();
    this.choice.pick(option);
    void this.haste.go();
  }

  hover(marks: readonly Mark[] | null): void {
    this.choice.hover(marks);
  }

  get times(): number {
    return this.beside.times;
  }

  /** Give the answer that is chosen so many times running; all of it is foreseen. */
  repeat(times: number): void {
    this.beside.repeat(times);
    this.choice.look();
  }

  tell(action: Bare): string {
    const { drawing, viewer, words } = this;
    const told = drawing.tell?.(action, this.view, viewer, words);
    return told ?? words.do(action);
  }

  wonder(stems: readonly string[]): void {
    if (this.question !== null) this.barring.wonder(stems, this.viewer);
  }

  bars(stem: string | null): readonly Refused[] {
    return this.barring.reasons(stem, this.words);
  }

  clear(): void {
    this.submission.error = null;
    this.beside.clear();
    this.choice.clear();
  }

  // ---- hints ----

  /** What a bot would answer. */
  get hinted(): SingleOffer | null {
    return this.advice.hint?.action ?? null;
  }

  /** Ask a bot what to answer, or put aside what it said. */
  async advise(): Promise<void> {
    const { question, advice } = this;
    const wanted = !advice.shown && this.summary.hints !== false;
    if (wanted && question !== null) await advice.want(this.viewer, question.number);
    else advice.drop();
    this.choice.look();
  }

  /** Choose what is suggested; it is played when it is confirmed. */
  follow(): void {
    this.choice.follow();
  }

  dismiss(): void {
    this.advice.drop();
    this.choice.look();
  }

  // ---- commands ----

  async confirm(): Promise<void> {
    const { meant, asking: question } = this;
    if (meant === undefined || question === null) return;
    const then = this.beside.after(meant.text);
    await this.submission.send(() => this.answering.answer(question, meant.text, then));
  }

  /** Let the table answer where there is one answer that reveals nothing. */
  private answerItself(question: Question): void {
    const [only] = this.offers.options([]);
    if (only === undefined || this.summary.state !== "playing" || !this.fits) return;
    this.answering.letAnswer(question, only.text);
  }

  async undo(): Promise<void> {
    await this.takeBack(false);
  }

  /** Back to the start of the own turn. */
  async restart(): Promise<void> {
    await this.takeBack(true);
  }

  private async takeBack(whole: boolean): Promise<void> {
    if (this.undoable === 0) return;
    await this.submission.send(() => this.answering.takeBack(whole));
  }

  // ---- hearing ----

  /** Look at the table as a seat, or as a spectator. */
  open(viewer: Seat): void {
    this.socket?.close();
    this.viewer = viewer;
    this.question = null;
    this.clear();
    this.dismiss();
    this.socket = new ResumingSocket(this.id, viewer, this.listener(), this.network.connect);
    this.socket.open();
  }

  close(): void {
    this.socket?.close();
    this.socket = null;
  }

  /** The network or the page is back: do not wait for the next try. */
  hurry(): void {
    this.socket?.hurry();
  }

  /** The browser has lost the network: say so at once. */
  doubt(): void {
    this.socket?.doubt();
  }

  private listener(): TableListener {
    return {
      welcome: (message, fresh) => this.welcome(message, fresh),
      update: (message) => this.update(message),
      state: (state) => (this.connection = state),
      other: (message) => {
        if (message.type === "seats") this.seats(message);
        else if (message.type === "deleted") this.deleted = true;
        else if (message.type === "fault") this.turnedAway(message.code);
        else if (message.type === "thinking") this.thinking.add(message.seat);
        else if (message.type === "chat") this.chat.hear(message);
      },
    };
  }

  private seats(message: SeatsMessage): void {
    const before = this.summary;
    this.seated(message);
    this.takePlace(before);
  }

  /** Whoever has got a seat, or sees his game begin, sees as that seat from now on. */
  private takePlace(before: Summary): void {
    const waited = before.state === "open" || mySeats(before.seats).length === 0;
    const viewer = firstViewer(this.summary);
    if (waited && this.viewer === SPECTATOR && viewer >= 0 && !this.over) this.open(viewer);
  }

  /** The seat as which one looked is somebody else's now. */
  private turnedAway(code: string): void {
    if (code === "not-yours" && this.viewer >= 0) this.open(SPECTATOR);
  }

  private welcome(message: Welcome, fresh: boolean): void {
    const before = this.question;
    const { summary } = this;
    this.welcomed(message, fresh);
    this.picture.show(message.view as V, this.steps.length);
    this.asked(before);
    this.ready = true;
    this.takePlace(summary);
  }

  private update(message: Update): void {
    const before = this.question;
    const undone = message.kept < this.steps.length;
    this.updated(message);
    const { length } = this.steps;
    if (undone || message.view !== undefined) this.picture.change(message.view ?? null, length);
    else this.picture.play(message.steps, length - message.steps.length);
    this.asked(before);
  }

  /** Another question puts aside what was chosen and suggested; the same one is looked at anew. */
  private asked(before: Question | null): void {
    this.foresight.forget();
    this.barring.forget();
    if (this.question?.number === before?.number) return this.choice.look();
    this.clear();
    this.dismiss();
    if (this.question?.only === true && quick.itself) this.answerItself(this.question);
  }
}
