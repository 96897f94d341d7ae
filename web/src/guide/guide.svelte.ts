/** The guide through a first game: when it speaks, what a question means, what is worth a look. */

import type { Closing, Suggestion, Suggestions } from "../protocol/coach";
import type { Seat } from "../protocol/values";
import type { Question, Step } from "../protocol/wire";
import { isEarly, keepMode, modeAt, type Mode, type Until } from "./guided";

/** The table at which somebody is guided. */
export interface Guided {
  readonly id: string;
  readonly session: {
    readonly viewer: Seat;
    readonly past: readonly Step[];
    readonly over: boolean;
  };
  readonly selection: {
    readonly asking: Question | null;
    readonly offers: { readonly total: number };
  };
  readonly playback: { readonly view: unknown };
}

export type Ask = (table: string, seat: Seat, number: number) => Promise<Suggestions>;

export class Guide {
  mode = $state.raw<Mode>("first");
  suggestions = $state.raw<readonly Suggestion[]>([]);
  /** How the turn could be left as it is. */
  closing = $state.raw<Closing | null>(null);
  /** A bot looks for something worth a look. */
  thinking = $state.raw(false);
  /** What wins was read. */
  private heard = $state.raw(false);
  private number: number | null = null;
  /** What was explained at which question: nothing is explained twice in the same words. */
  private readonly explained = new Map<string, number>();

  /** It says something; else it has stepped back, or was switched off. */
  readonly speaks: boolean = $derived.by(() => {
    if (this.mode === "off" || this.table.session.over) return false;
    return this.mode === "always" || isEarly(this.table.playback.view, this.until);
  });
  /** It says first what wins, until that was read or the first answer was given. */
  readonly begins: boolean = $derived.by(() => {
    const { past, viewer } = this.table.session;
    return this.speaks && !this.heard && !past.some(({ seat }) => seat === viewer);
  });

  constructor(
    private readonly table: Guided,
    private readonly until: Until,
    private readonly ask: Ask,
  ) {
    this.mode = modeAt(table.id) ?? "first";
  }

  /** A sentence about a question, the first time; at later questions it is known. */
  explain(sentence: string, number: number): string {
    const first = this.explained.get(sentence) ?? number;
    this.explained.set(sentence, first);
    return first === number ? sentence : "";
  }

  /** What wins was read: on to the question. */
  goOn(): void {
    this.heard = true;
  }

  /** Speak at every question from now on. */
  call(): void {
    this.heard = true;
    this.keep("always");
  }

  /** Be silent until called. */
  dismiss(): void {
    this.keep("off");
  }

  /** Look what is worth a look at the question that is asked now; once for each question. */
  async look(): Promise<void> {
    const { id, session, selection } = this.table;
    const { asking, offers } = selection;
    const number = this.speaks ? (asking?.number ?? null) : null;
    if (number === this.number) return;
    this.number = number;
    this.suggestions = [];
    this.closing = null;
    this.thinking = number !== null && offers.total > 1;
    if (number === null || !this.thinking) return;
    const found = await this.ask(id, session.viewer, number).catch(() => null);
    if (number !== this.number) return;
    this.thinking = false;
    this.suggestions = found?.suggestions ?? []; // what the question means is told all the same
    this.closing = found?.closing ?? null;
  }

  private keep(mode: Mode): void {
    this.mode = mode;
    keepMode(this.table.id, mode);
  }
}
