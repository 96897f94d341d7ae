/** A table as one viewer sees it now: the last view, the question, what is offered and chosen. */

import { SvelteSet } from "svelte/reactivity";

import { Advice } from "../coach/advice.svelte";
import type { AnyFace, BoardTable } from "../games/face";
import { api as realApi, newKey, type Api } from "../net/api";
import { asFault, type Fault } from "../net/fault";
import { Line, type Ear, type LineState } from "../net/resume";
import { connect as realConnect, type Connect } from "../net/socket";
import { apply } from "../protocol/change";
import type { Plain, Seat } from "../protocol/values";
import type {
  ChatLine,
  Clocks,
  Outcome,
  Question,
  SeatSummary,
  Step,
  Summary,
  Update,
  Welcome,
} from "../protocol/wire";
import { motion } from "../ui/motion.svelte";
import { tongue } from "../words/tongue.svelte";
import type { Words } from "../words/words";
import { choose, without, type Mark, type Option } from "./choose";
import { Foresight, type Foreseen, type Refused } from "./foresee.svelte";
import { logStep, type LogStep } from "./log";
import { named } from "./naming";
import { Offers } from "./offers";
import { Queue, type Stage } from "./queue";
import { handTo, isHotSeat, mySeats } from "./seats";

export interface Ground {
  readonly api: Api;
  readonly connect: Connect;
}

const REAL: Ground = { api: realApi, connect: realConnect };

export class TableStore<V = unknown, S = unknown, E = unknown> implements BoardTable<V, S, E> {
  // ---- what the server said ----
  summary = $state.raw<Summary>() as Summary;
  viewer = $state.raw<Seat>(0);
  number = $state.raw(0);
  question = $state.raw<Question | null>(null);
  waiting = $state.raw<readonly Seat[]>([]);
  undoable = $state.raw(0);
  clocks = $state.raw<Clocks | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  seed = $state.raw<string | null>(null);
  steps = $state.raw<readonly Step[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** How much of the chat is older than this visit. */
  saidBefore = $state.raw(0);
  thinking = new SvelteSet<Seat>();
  connection = $state.raw<LineState>("connecting");
  private heardAs = $state.raw<Seat | null>(null); // for whom the last welcome was
  /** The first welcome has come: view, scene and words can be read. */
  ready = $state.raw(false);

  // ---- what is shown ----
  private latest = $state.raw<V>() as V; // the last view that was sent; the queue may be behind
  view = $state.raw<V>() as V;
  scene = $state.raw<S>() as S;
  effects = $state.raw<readonly E[]>([]);
  busy = $state.raw(false);

  // ---- what is chosen ----
  chosen = $state.raw<readonly Mark[]>([]);
  private pointedAt = $state.raw<readonly Mark[] | null>(null);
  /** A command is on its way. */
  sending = $state.raw(false);
  fault = $state.raw<Fault | null>(null);

  readonly words: Words = $derived.by(() => tongue.of(this.face.game));
  readonly mySeats: readonly Seat[] = $derived(mySeats(this.summary.seats));
  readonly hotSeat: boolean = $derived(isHotSeat(this.summary.seats));
  /** The own seat to which the screen is to be handed, or -1. */
  readonly curtain: Seat = $derived(
    this.busy ? -1 : handTo(this.summary.seats, this.waiting, this.viewer),
  );
  /** What is shown is not meant for who may be looking. */
  readonly covered: boolean = $derived(this.curtain >= 0 || this.heardAs !== this.viewer);
  readonly offers: Offers = $derived(this.offered(this.question));
  /** Marks that may be pointed at, each with the number of options it leaves. */
  readonly lit: ReadonlyMap<Mark, number> = $derived(this.offers.lit(this.chosen));
  readonly meant: Option | undefined = $derived(this.offers.meant(this.chosen));
  /** What a bot suggests; what one has chosen oneself goes before it. */
  readonly suggested: Option | null = $derived.by(() => {
    const { hint } = this.advice;
    return hint === null || this.chosen.length > 0 ? null : this.offers.option(hint.action);
  });
  /** What is pointed at; where nothing is, what is suggested. */
  readonly hovered: readonly Mark[] | null = $derived(
    this.pointedAt ?? this.suggested?.marks ?? null,
  );
  readonly preview: Foreseen<V> | null = $derived.by(() => this.foresight.foreseen(this.latest));
  readonly refused: Refused | null = $derived(this.whyNot());
  readonly log: readonly LogStep[] = $derived.by(() =>
    this.steps.map((step, i) => logStep(step, i, this.words, (e) => this.face.isMinor(e))),
  );

  private line: Line | null = null;
  private queue: Queue<V, S, E> | null = null;
  private readonly foresight: Foresight<V>;
  readonly advice: Advice;

  constructor(
    readonly id: string,
    readonly face: AnyFace,
    summary: Summary,
    private readonly ground: Ground = REAL,
  ) {
    this.summary = summary;
    this.foresight = new Foresight((seat, action) => ground.api.consider(id, seat, action));
    this.advice = new Advice((seat, number) => ground.api.hint(id, seat, number));
  }

  get past(): readonly Step[] {
    return this.steps;
  }

  /** Look at the table as a seat, or as a spectator. */
  open(viewer: Seat): void {
    this.line?.close();
    this.viewer = viewer;
    this.question = null;
    this.clear();
    this.dismiss();
    this.line = new Line(this.id, viewer, this.ear(), this.ground.connect);
    this.line.open();
  }

  close(): void {
    this.line?.close();
    this.line = null;
  }

  /** The network or the page is back: do not wait for the next try. */
  hurry(): void {
    this.line?.hurry();
  }

  // ---- pointing ----

  litWith(marks: readonly Mark[]): ReadonlyMap<Mark, number> {
    return this.offers.lit([...this.chosen, ...marks]);
  }

  leaves(marks: readonly Mark[]): number {
    return this.offers.count([...this.chosen, ...marks]);
  }

  /** The options that what is chosen leaves. */
  narrowed(): Iterable<Option> {
    return this.offers.options(this.chosen);
  }

  point(marks: readonly Mark[]): void {
    if (this.busy) this.skip();
    if (this.question === null) return;
    this.chosen = this.after(marks);
    this.look();
  }

  drop(marks: readonly Mark[]): void {
    this.chosen = without(this.chosen, marks);
    this.look();
  }

  /** Choose a whole option, as the list does. */
  pick(option: Option): void {
    this.chosen = option.marks;
    this.look();
  }

  hover(marks: readonly Mark[] | null): void {
    this.pointedAt = marks;
    this.look();
  }

  clear(): void {
    this.chosen = [];
    this.pointedAt = null;
    this.fault = null;
    this.look();
  }

  // ---- hints ----

  /** Ask a bot what to answer, or put aside what it said. */
  async advise(): Promise<void> {
    const { question, advice } = this;
    const wanted = !advice.shown && this.summary.hints !== false;
    if (wanted && question !== null) await advice.want(this.viewer, question.number);
    else advice.drop();
    this.look();
  }

  /** Choose what is suggested; it is played when it is confirmed. */
  follow(): void {
    const { hint } = this.advice;
    const option = hint === null ? null : this.offers.option(hint.action);
    if (option !== null) this.pick(option);
  }

  dismiss(): void {
    this.advice.drop();
    this.look();
  }

  // ---- commands ----

  async confirm(): Promise<void> {
    const { meant, question } = this;
    if (meant === undefined || question === null) return;
    await this.command(() =>
      this.ground.api.act(this.id, this.viewer, question.number, meant.text, newKey()),
    );
  }

  async undo(): Promise<void> {
    await this.takeBack(false);
  }

  /** Back to the start of the own turn. */
  async restart(): Promise<void> {
    await this.takeBack(true);
  }

  skip(): void {
    this.queue?.skip();
  }

  async say(text: string): Promise<void> {
    await this.ground.api.say(this.id, text);
  }

  private async takeBack(whole: boolean): Promise<void> {
    if (this.undoable === 0) return;
    await this.command(() =>
      this.ground.api.undo(this.id, this.viewer, this.number, whole, newKey()),
    );
  }

  private async command(send: () => Promise<unknown>): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.fault = null;
    try {
      await send();
    } catch (thrown) {
      this.fault = asFault(thrown);
    } finally {
      this.sending = false;
    }
  }

  // ---- looking ahead ----

  private after(marks: readonly Mark[]): Mark[] {
    return choose(this.chosen, marks, {
      leaves: (some) => this.offers.count(some),
      several: (field) => field in this.face.game.counted,
    });
  }

  /** Ask what the action pointed at, or else the one meant, would do. */
  private look(): void {
    this.foresight.want(this.question === null ? null : this.wanted(), this.viewer);
  }

  private wanted(): string | null {
    if (this.hovered === null) return this.meant?.text ?? this.named(this.chosen);
    const marks = this.hovered.every((mark) => this.chosen.includes(mark))
      ? this.chosen
      : this.after(this.hovered);
    return this.offers.meant(marks)?.text ?? this.named(marks) ?? this.meant?.text ?? null;
  }

  /** An action that the marks name although it is not offered. */
  private named(marks: readonly Mark[]): string | null {
    return this.offers.count(marks) > 0 ? null : named(this.face.game, marks);
  }

  private whyNot(): Refused | null {
    const { answer, action } = this.foresight;
    if (answer === null || action === null || answer.refusal === null) return null;
    const { refusal } = answer;
    return { action, refusal, rule: refusal.rule, sentence: this.words.refuse(refusal) };
  }

  private offered(question: Question | null): Offers {
    const { face } = this;
    return new Offers(question?.offers ?? [], face.game, face.marks?.bind(face));
  }

  // ---- hearing ----

  private ear(): Ear {
    return {
      welcome: (message, fresh) => this.welcome(message, fresh),
      update: (message) => this.update(message),
      state: (state) => (this.connection = state),
      other: (message) => {
        if (message.type === "seats") this.seated(message.seats);
        else if (message.type === "thinking") this.thinking.add(message.seat);
        else if (message.type === "chat") this.heard(message);
      },
    };
  }

  /** A table begins when its last seat is taken. */
  private seated(seats: readonly SeatSummary[]): void {
    const begins = this.summary.state === "open" && seats.every(({ kind }) => kind !== "open");
    this.summary = { ...this.summary, seats, state: begins ? "playing" : this.summary.state };
  }

  /** What was said before one came. */
  recall(lines: readonly ChatLine[]): void {
    this.saidBefore = lines.length;
    const later = this.chat.filter(({ id }) => !lines.some((line) => line.id === id));
    this.chat = [...lines, ...later];
  }

  private heard(line: ChatLine): void {
    if (!this.chat.some(({ id }) => id === line.id)) this.chat = [...this.chat, line];
  }

  private welcome(message: Welcome, fresh: boolean): void {
    this.summary = message.table;
    this.heardAs = message.seat;
    this.latest = message.view as V;
    this.steps = fresh ? message.past : [...this.steps, ...message.past];
    if (this.queue === null) this.queue = new Queue(this.stage(), this.latest);
    else this.queue.jump(this.latest);
    this.now(message);
    this.ready = true;
  }

  private update(message: Update): void {
    const undone = message.kept < this.steps.length;
    this.steps = [...this.steps.slice(0, message.kept), ...message.steps];
    if (undone || message.view !== undefined) {
      this.latest = apply(message.view ?? null, this.latest as Plain) as V;
      this.queue?.jump(this.latest);
    } else {
      this.play(message.steps);
    }
    this.now(message);
  }

  /** The view comes with the last of several steps, so they are played as one. */
  private play(steps: readonly Step[]): void {
    if (steps.length === 0) return;
    for (const { view } of steps) this.latest = apply(view ?? null, this.latest as Plain) as V;
    this.busy = true;
    this.queue?.add([{ events: steps.flatMap(({ events }) => events), view: this.latest }]);
  }

  private now(message: Welcome | Update): void {
    this.number = message.number;
    this.waiting = message.waiting;
    this.undoable = message.undo;
    this.clocks = message.clocks;
    this.outcome = message.outcome;
    this.seed = message.seed;
    for (const seat of this.thinking)
      if (!message.waiting.includes(seat)) this.thinking.delete(seat);
    if (message.outcome !== null) this.summary = { ...this.summary, state: "over" };
    if (message.question?.number !== this.question?.number) {
      this.clear();
      this.dismiss();
    }
    this.foresight.forget();
    this.question = message.question;
    this.look();
  }

  private stage(): Stage<V, S, E> {
    return {
      scene: (view) => this.face.scene(view) as S,
      animate: (scene, event) =>
        this.face.animate(scene, event) as ReturnType<Stage<V, S, E>["animate"]>,
      show: (view, scene, effects) => {
        this.view = view;
        this.scene = scene;
        this.effects = effects;
      },
      rest: () => (this.busy = false),
      moving: () => motion.moving,
    };
  }
}
