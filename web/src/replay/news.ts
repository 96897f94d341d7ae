/** Hears when a game that is still played goes on, so that its replay can grow. */

import { Line } from "../net/resume";
import type { Connect } from "../net/socket";
import { SPECTATOR } from "../protocol/values";

const GATHER = 700; // ms: what comes in quick succession is told once

export class News {
  private readonly line: Line;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** *known* says how many steps are known; *tell* is called when there are others. */
  constructor(table: string, known: () => number, tell: () => void, connect: Connect) {
    const later = () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(tell, GATHER);
    };
    const ear = {
      welcome: ({ steps }: { readonly steps: number }) => {
        if (steps !== known()) later();
      },
      update: later,
      other: () => undefined,
      state: () => undefined,
    };
    this.line = new Line(table, SPECTATOR, ear, connect);
    this.line.open();
  }

  close(): void {
    clearTimeout(this.timer);
    this.line.close();
  }
}
