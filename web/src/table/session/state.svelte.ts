/** A table as the server tells it to one viewer: who sits there, what happened, who is asked what. */

import { SvelteSet } from "svelte/reactivity";

import type { Seat } from "../../protocol/values";
import type {
  Clocks,
  Motion,
  Notice,
  Outcome,
  Question,
  SeatsMessage,
  Step,
  Summary,
  Update,
  Welcome,
} from "../../protocol/wire";
import { isHotSeat, mySeats } from "../model/seats";

export class TableState {
  summary = $state.raw<Summary>() as Summary;
  viewer = $state.raw<Seat>(0);
  number = $state.raw(0);
  question = $state.raw<Question | null>(null);
  waiting = $state.raw<readonly Seat[]>([]);
  undoable = $state.raw(0);
  clocks = $state.raw<Clocks | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  seed = $state.raw<string | null>(null);
  /** Before its end: by agreement, or since all but one gave it up. */
  ended = $state.raw(false);
  /** The seat that is left of a rated game that all others gave up. */
  won = $state.raw<Seat | null>(null);
  /** Dynasties, eras or the like that are over. */
  periods = $state.raw(0);
  motion = $state.raw<Motion | null>(null);
  /** The motion by which one who looks on has asked for a seat. */
  askedFor = $state.raw(0);
  notices = $state.raw<readonly Notice[]>([]);
  /** Own answers, sealed until all have answered. */
  held = $state.raw<readonly string[]>([]);
  /** What has happened so far. */
  past = $state.raw<readonly Step[]>([]);
  readonly thinking = new SvelteSet<Seat>();
  private welcomedSeat = $state.raw<Seat | null>(null); // the seat of the last welcome

  readonly mySeats: readonly Seat[] = $derived(mySeats(this.summary.seats));
  readonly hotSeat: boolean = $derived(isHotSeat(this.summary.seats));
  /** A bot plays on for the seat whose view is shown. */
  readonly gaveUp: boolean = $derived(this.summary.seats[this.viewer]?.substitute === true);
  /** It is over, at its end or by agreement. */
  readonly over: boolean = $derived(this.outcome !== null || this.ended);
  /** What is shown is meant for the seat that looks now. */
  readonly fits: boolean = $derived(this.welcomedSeat === this.viewer);

  constructor(summary: Summary) {
    this.summary = summary;
  }

  /** *fresh*: the message tells everything anew. */
  protected applyWelcome(message: Welcome, fresh: boolean): void {
    this.summary = message.table;
    this.welcomedSeat = message.seat;
    this.past = fresh ? message.past : [...this.past, ...message.past];
    this.applyPosition(message);
  }

  protected applyUpdate(message: Update): void {
    this.past = [...this.past.slice(0, message.kept), ...message.steps];
    this.applyPosition(message);
  }

  /** A table begins when its last seat is taken. */
  protected applySeats({ seats, rematch }: SeatsMessage): void {
    const begins = this.summary.state === "open" && seats.every(({ kind }) => kind !== "open");
    const state = begins ? "playing" : this.summary.state;
    this.summary = { ...this.summary, seats, rematch, state };
  }

  private applyPosition(message: Welcome | Update): void {
    this.number = message.number;
    this.question = message.question;
    this.waiting = message.waiting;
    this.undoable = message.undo;
    this.clocks = message.clocks;
    this.outcome = message.outcome;
    this.seed = message.seed;
    this.held = message.held ?? [];
    for (const seat of this.thinking)
      if (!message.waiting.includes(seat)) this.thinking.delete(seat);
    this.ended = message.ended;
    this.won = message.won ?? null;
    this.periods = message.periods;
    this.motion = message.motion;
    this.notices = message.notices;
    if (message.outcome !== null || message.ended)
      this.summary = { ...this.summary, state: "over" };
  }
}
