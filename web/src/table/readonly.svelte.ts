/** A table at which nothing can be done, only looked at: for replays, rules and the map editor. */

import type { AnyDrawing, BoardTable, GameConstant, MarkedPlace, Place } from "../games/drawing";
import type { Seat } from "../protocol/values";
import type { Step, Summary } from "../protocol/wire";
import { locale } from "../words/locale.svelte";
import type { Words } from "../words/words";
import type { Bare, Mark } from "./choose";
import type { Refused } from "./foresee.svelte";
import { Offers } from "./offers";
import type { Told } from "./queue";

const NOTHING: ReadonlyMap<Mark, number> = new Map();

export class ReadonlyTable<V = unknown, S = unknown, E = unknown> implements BoardTable<V, S, E> {
  summary = $state.raw<Summary>() as Summary;
  viewer = $state.raw<Seat>(-2);
  view = $state.raw<V>() as V;
  scene = $state.raw<S>() as S;
  effects = $state.raw<readonly E[]>([]);
  busy = $state.raw(false);
  /** What was told of the step that is shown. */
  told = $state.raw<readonly Told[]>([]);
  past = $state.raw<readonly Step[]>([]);
  hovered = $state.raw<readonly Mark[] | null>(null);

  readonly words: Words = $derived.by(() => locale.of(this.drawing.game));
  readonly offers: Offers;
  readonly marked: readonly MarkedPlace[] = [];
  readonly found: readonly Place[] = [];
  readonly lit = NOTHING;
  readonly chosen: readonly Mark[] = [];
  readonly meant = undefined;
  readonly foresees = false;
  readonly preview = null;
  readonly refused = null;
  readonly barred: readonly Refused[] = [];
  readonly undoable = 0;
  readonly held: readonly string[] = [];

  constructor(
    readonly drawing: AnyDrawing,
    summary: Summary,
    view: V,
  ) {
    this.summary = summary;
    this.offers = new Offers([], drawing.game);
    this.show(view);
  }

  get game(): GameConstant {
    return this.drawing.game;
  }

  /** Every step stands for itself. */
  get markedFrom(): number {
    return this.past.length;
  }

  /** Show a position, or the picture of one while an event is played. */
  show(view: V, scene: S = this.drawing.scene(view) as S, effects: readonly E[] = []): void {
    this.view = view;
    this.scene = scene;
    this.effects = effects;
  }

  tell(action: Bare): string {
    return this.words.do(action);
  }

  async undo(): Promise<void> {
    // nothing was answered here
  }

  wonder(): void {
    // nothing is asked here
  }

  bars(): readonly Refused[] {
    return [];
  }

  litWith(): ReadonlyMap<Mark, number> {
    return NOTHING;
  }

  leaves(): number {
    return 0;
  }

  hover(marks: readonly Mark[] | null): void {
    this.hovered = marks;
  }

  point(): void {
    // nothing can be chosen here
  }

  pick(): void {
    // nothing can be chosen here
  }

  drop(): void {
    // nothing was chosen
  }

  clear(): void {
    // nothing was chosen
  }

  async confirm(): Promise<void> {
    // nothing was meant
  }

  skip(): void {
    // whoever shows the positions decides how fast
  }
}
