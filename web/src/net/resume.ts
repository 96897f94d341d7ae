/**
 * A socket to a table that comes back by itself: it counts numbers and steps, notices gaps, and
 * after a loss asks only for what it has not heard.
 */

import type { Seat } from "../protocol/values";
import type { Message, Update, Welcome } from "../protocol/wire";
import { backoff } from "./backoff";
import type { Connect, Connection } from "./socket";

export type ConnectionState = "connecting" | "open" | "lost" | "closed";

export interface TableListener {
  /** Everything in order; *fresh* is false for a welcome that only continues what was heard. */
  welcome(message: Welcome, fresh: boolean): void;
  update(message: Update): void;
  other(message: Exclude<Message, Welcome | Update>): void;
  state(state: ConnectionState): void;
}

export interface Timing {
  later(run: () => void, ms: number): () => void;
  chance(): number;
}

export const REAL_TIME: Timing = {
  later(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
};

export class ResumingSocket {
  private connection: Connection | null = null;
  private cancel: (() => void) | null = null;
  private failures = 0;
  private number = -1; // of the last message heard
  private steps = 0; // heard so far, and still holding
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly seat: Seat,
    private readonly listener: TableListener,
    private readonly connect: Connect,
    private readonly timing: Timing = REAL_TIME,
  ) {}

  open(): void {
    if (this.closed) return;
    this.listener.state(this.failures === 0 ? "connecting" : "lost");
    this.connection = this.connect(this.table, this.seat, this.steps, {
      heard: (message) => this.heard(message),
      closed: () => this.lost(),
    });
  }

  /** Try at once instead of waiting, such as when the network is back or the page is seen again. */
  hurry(): void {
    if (this.cancel === null) return;
    this.cancel();
    this.cancel = null;
    this.open();
  }

  /** The network is gone, so the browser says: what hangs now would be noticed too late. */
  doubt(): void {
    if (this.connection === null) return;
    this.connection.close();
    this.lost();
  }

  close(): void {
    this.closed = true;
    this.cancel?.();
    this.connection?.close();
    this.listener.state("closed");
  }

  private heard(message: Message): void {
    if (this.closed) return;
    if (message.type === "welcome") this.welcome(message);
    else if (message.type === "update") this.update(message);
    else this.listener.other(message);
  }

  private welcome(message: Welcome): void {
    const told = message.steps - message.past.length; // steps the server took as known
    const without = message.number - this.number === message.steps - this.steps;
    if (told > 0 && !(told === this.steps && without)) return this.startOver();
    this.failures = 0;
    this.number = message.number;
    this.steps = message.steps;
    this.listener.state("open");
    this.listener.welcome(message, told === 0);
  }

  private update(message: Update): void {
    if (message.number < this.number) return;
    if (message.kept > this.steps) return this.startOver();
    this.number = message.number;
    this.steps = message.kept + message.steps.length;
    this.listener.update(message);
  }

  /** Something was taken back or missed while nobody listened: hear everything anew. */
  private startOver(): void {
    this.connection?.close();
    this.number = -1;
    this.steps = 0;
    this.open();
  }

  private lost(): void {
    if (this.closed) return;
    this.connection = null;
    this.failures += 1;
    this.listener.state("lost");
    this.cancel = this.timing.later(
      () => {
        this.cancel = null;
        this.open();
      },
      backoff(this.failures, this.timing.chance()),
    );
  }
}
