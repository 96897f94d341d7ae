/** A table at which nothing can be done, only looked at: for replays, rules and the map editor. */

import { seatNames } from "../play/names";
import type { GameConstant } from "../protocol/game";
import type { Seat } from "../protocol/values";
import type { Step, Summary } from "../protocol/wire";
import { locale } from "../words/locale.svelte";
import type { Words } from "../words/words";
import type { Mark } from "./model/choose";
import type {
  AnyDrawing,
  BoardPlayback,
  BoardRecap,
  BoardSelection,
  BoardSession,
  BoardTable,
} from "./model/drawing";
import { Offers } from "./model/offers";
import type { ShownEvent } from "./playback/queue";

const NOTHING: ReadonlyMap<Mark, number> = new Map();

class ReadonlySession implements BoardSession {
  summary = $state.raw<Summary>() as Summary;
  viewer = $state.raw<Seat>(-2);
  past = $state.raw<readonly Step[]>([]);
  readonly held = [];
  readonly undoable = 0;

  constructor(summary: Summary) {
    this.summary = summary;
  }

  async undo(): Promise<void> {
    // nothing was answered here
  }
}

class ReadonlySelection implements BoardSelection<never> {
  hovered = $state.raw<readonly Mark[] | null>(null);
  readonly offers: Offers;
  readonly lit = NOTHING;
  readonly chosen = [];
  readonly meant = undefined;
  readonly previews = false;
  readonly preview = null;
  readonly refused = null;
  readonly reasons = [];

  constructor(private readonly table: BoardTable) {
    this.offers = new Offers([], table.game);
  }

  tell(action: Parameters<Words["do"]>[0]): string {
    return this.table.words.do(action);
  }

  hover(marks: readonly Mark[] | null): void {
    this.hovered = marks;
  }

  litWith = () => NOTHING;
  leaves = () => 0;
  reasonsAgainst = () => [];

  // Nothing can be asked, chosen or confirmed here.
  askReasons = () => undefined;
  point = () => undefined;
  drop = () => undefined;
  pick = () => undefined;
  clear = () => undefined;
  confirm = () => Promise.resolve();
}

/** Who shows the positions decides when, and how fast. */
class ReadonlyPlayback<V, S, E> implements BoardPlayback<V, S, E> {
  view = $state.raw<V>() as V;
  scene = $state.raw<S>() as S;
  effects = $state.raw<readonly E[]>([]);
  busy = $state.raw(false);
  /** The events of the step that is shown. */
  current = $state.raw<readonly ShownEvent[]>([]);
  readonly recap: BoardRecap;
  skip: () => void = () => undefined;

  constructor(
    private readonly drawing: AnyDrawing,
    view: V,
    session: BoardSession,
  ) {
    this.show(view);
    // Every step stands for itself.
    this.recap = {
      marked: [],
      found: [],
      get from() {
        return session.past.length;
      },
    };
  }

  /** Show a position, or the picture of one while an event is played. */
  show(view: V, scene: S = this.drawing.scene(view) as S, effects: readonly E[] = []): void {
    this.view = view;
    this.scene = scene;
    this.effects = effects;
  }
}

export class ReadonlyTable<V = unknown, S = unknown, E = unknown> implements BoardTable<V, S, E> {
  readonly words: Words = $derived.by(() =>
    locale.of(this.drawing.game).calling(seatNames(this.session.summary.seats)),
  );
  readonly session: ReadonlySession;
  readonly selection: ReadonlySelection;
  readonly playback: ReadonlyPlayback<V, S, E>;

  constructor(
    readonly drawing: AnyDrawing,
    summary: Summary,
    view: V,
  ) {
    this.session = new ReadonlySession(summary);
    this.selection = new ReadonlySelection(this);
    this.playback = new ReadonlyPlayback(drawing, view, this.session);
  }

  get game(): GameConstant {
    return this.drawing.game;
  }
}
