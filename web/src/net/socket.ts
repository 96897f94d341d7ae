/** One connection to a table, for one viewer, as long as it lasts. */

import type { Seat } from "../protocol/values";
import type { Message } from "../protocol/wire";
import { transport, type Line } from "./transport";

const PING_EVERY = 4_000; // ms
const SILENCE = 9_000; // ms without a word, though two pings were sent: the connection is dead

export interface Listener {
  heard(message: Message): void;
  closed(): void;
}

export interface Connection {
  close(): void;
}

/** Opens a connection; listeners get every message, and the end once. */
export type Connect = (table: string, seat: Seat, from: number, listener: Listener) => Connection;

/** The address of the socket of a table. */
export function address(page: Location, table: string, seat: Seat, from: number): string {
  const scheme = page.protocol === "https:" ? "wss:" : "ws:";
  const path = `/api/tables/${encodeURIComponent(table)}/socket`;
  return `${scheme}//${page.host}${path}?seat=${seat}&from=${from}`;
}

class Socket implements Connection {
  private readonly socket: Line;
  private readonly timer: ReturnType<typeof setInterval>;
  private heardAt = Date.now();
  private over = false;

  constructor(
    readonly url: string,
    private listener: Listener,
  ) {
    this.socket = transport().open(url);
    this.socket.onmessage = (event) => this.hear(event.data);
    this.socket.onclose = () => this.end();
    this.timer = setInterval(() => this.keepAlive(), PING_EVERY);
  }

  close(): void {
    this.over = true; // closed on purpose: nobody needs to be told
    this.stop();
  }

  /** Somebody else listens from now on, and is told what was heard before. */
  handTo(listener: Listener, messages: readonly Message[]): void {
    this.listener = listener;
    for (const message of messages) if (!this.over) listener.heard(message);
  }

  private hear(data: unknown): void {
    this.heardAt = Date.now();
    if (this.over || typeof data !== "string") return;
    this.listener.heard(JSON.parse(data) as Message);
  }

  private keepAlive(): void {
    if (Date.now() - this.heardAt > SILENCE) this.end();
    else if (this.socket.readyState === WebSocket.OPEN) this.socket.send('{"type":"ping"}');
  }

  private end(): void {
    if (this.over) return;
    this.over = true;
    this.stop();
    this.listener.closed();
  }

  private stop(): void {
    clearInterval(this.timer);
    this.socket.close();
  }
}

/** A connection that was opened before anybody listens, and what was heard there. */
class EarlySocket implements Listener {
  private readonly messages: Message[] = [];
  private ended = false;
  readonly socket: Socket;

  constructor(url: string) {
    this.socket = new Socket(url, this);
  }

  heard(message: Message): void {
    this.messages.push(message);
  }

  closed(): void {
    this.ended = true;
  }

  /** Tell what was heard, in its order, and hand the connection over. */
  handTo(listener: Listener): Connection {
    queueMicrotask(() => {
      this.socket.handTo(listener, this.messages);
      if (this.ended) listener.closed();
    });
    return this.socket;
  }
}

let early: EarlySocket | null = null;

/** Open the connection of a table whose page is still being loaded. */
export function connectEarly(table: string, seat: Seat): void {
  early?.socket.close();
  early = new EarlySocket(address(location, table, seat, 0));
}

export const connect: Connect = (table, seat, from, listener) => {
  const url = address(location, table, seat, from);
  const opened = early;
  early = null;
  if (opened?.socket.url === url) return opened.handTo(listener);
  opened?.socket.close();
  return new Socket(url, listener);
};
