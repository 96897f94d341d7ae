/** Hears when a game that is still played goes on, so that its replay can grow. */

import { ResumingSocket } from "../net/resume";
import type { Connect } from "../net/socket";
import { SPECTATOR } from "../protocol/values";

const GATHER = 700; // ms: what comes in quick succession is told once

export class News {
  private readonly socket: ResumingSocket;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** *known* says how many steps are known; *tell* is called when there are others. */
  constructor(table: string, known: () => number, tell: () => void, connect: Connect) {
    const later = () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(tell, GATHER);
    };
    const listener = {
      welcome: ({ steps }: { readonly steps: number }) => {
        if (steps !== known()) later();
      },
      update: later,
      other: () => undefined,
      state: () => undefined,
    };
    this.socket = new ResumingSocket(table, SPECTATOR, listener, connect);
    this.socket.open();
  }

  close(): void {
    clearTimeout(this.timer);
    this.socket.close();
  }
}
