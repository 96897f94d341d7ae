/** A table that somebody sits at or watches: its session, the answer in the making, the playback. */

import { seatNames } from "../play/names";
import type { GameConstant } from "../protocol/game";
import type { Seat } from "../protocol/values";
import type { Summary } from "../protocol/wire";
import { locale } from "../words/locale.svelte";
import type { Words } from "../words/words";
import type { AnyDrawing, BoardTable } from "./model/drawing";
import { logStep, type LogStep } from "./model/log";
import { withNotices } from "./model/notices";
import { handTo } from "./model/seats";
import { Playback } from "./playback/playback.svelte";
import { Selection } from "./selection/selection.svelte";
import { REAL_NETWORK, TableSession, type Network } from "./session/session.svelte";

export class Table<V = unknown, S = unknown, E = unknown> implements BoardTable<V, S, E> {
  readonly session: TableSession;
  readonly selection: Selection<V>;
  readonly playback: Playback<V, S, E>;

  readonly words: Words = $derived.by(() =>
    locale.of(this.drawing.game).calling(seatNames(this.session.summary.seats)),
  );
  /** The own seat to which the screen is to be handed, or -1. */
  readonly curtain: Seat = $derived.by(() => {
    const { summary, waiting, viewer } = this.session;
    return this.playback.busy ? -1 : handTo(summary.seats, waiting, viewer);
  });
  /** What is shown is not meant for who may be looking. */
  readonly covered: boolean = $derived.by(() => this.curtain >= 0 || !this.session.fits);
  private readonly shownLog: readonly LogStep[] = $derived.by(() =>
    this.playback.done.map((step, i) =>
      logStep(step, i, this.words, (event) => this.drawing.isMinor(event)),
    ),
  );
  readonly log: readonly LogStep[] = $derived.by(() =>
    withNotices(this.shownLog, this.session.notices, this.session.summary.seats),
  );
  /** Somebody on this side is asked, and everything before it was shown. */
  readonly isTurn: boolean = $derived.by(
    () =>
      !this.playback.showsOthers &&
      this.session.waiting.some((seat) => this.session.mySeats.includes(seat)),
  );
  /** Who acts in what is shown; then, who is waited for. */
  readonly acting: readonly Seat[] = $derived.by(() => {
    const { session, playback } = this;
    if (!playback.showsOthers) return session.waiting;
    const last = playback.current.at(-1) ?? session.past[playback.done.length];
    return last === undefined || last.seat < 0 ? [] : [last.seat];
  });

  constructor(
    readonly id: string,
    readonly drawing: AnyDrawing,
    summary: Summary,
    network: Network = REAL_NETWORK,
  ) {
    const words = () => this.words;
    this.session = new TableSession(id, summary, network, {
      leave: () => {
        this.selection.clear();
        this.selection.dismissHint();
      },
      welcome: ({ view }, before) => {
        this.playback.show(view as V, this.session.past.length);
        this.selection.renew(before);
      },
      update: ({ view, steps }, before, undone) => {
        const { length } = this.session.past;
        if (undone || view !== undefined) this.playback.change(view ?? null, length);
        else this.playback.play(steps, length - steps.length);
        this.selection.renew(before);
      },
    });
    this.playback = new Playback(drawing, this.session, words, () => this);
    const previews = network.previews ?? true;
    this.selection = new Selection(
      drawing,
      this.session,
      this.playback,
      words,
      network.api,
      previews,
    );
  }

  get game(): GameConstant {
    return this.drawing.game;
  }
}
