/** Matchmaking: my seek, other seeks, and the table that came of it. */

import { api } from "../net/api";
import type { Seeks, Seek, SeekInfo } from "../protocol/lobby";

const EVERY = 4000; // ms between looks

export class Finder {
  /** The seeks of others. */
  others = $state.raw<readonly SeekInfo[]>([]);
  /** What I look for, from this window. */
  seek = $state.raw<Seek | null>(null);
  /** The table that was found for me. */
  table = $state.raw<string | null>(null);
  /** My seek was forgotten: I was away, or an hour has passed. */
  forgotten = $state(false);
  private watching = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private asked = 0; // an answer to an older question says nothing

  constructor(
    private readonly server: Pick<
      typeof api,
      "seeks" | "find" | "keepLooking" | "stopLooking"
    > = api,
  ) {}

  /** Keep an eye on who looks for a table, as long as a page shows it. */
  watch(): () => void {
    this.watching += 1;
    if (this.watching === 1) void this.look();
    return () => {
      this.watching -= 1;
      this.plan();
    };
  }

  /** Look for a table. What the server refuses is thrown. */
  async find(seek: Seek): Promise<void> {
    this.forgotten = false;
    this.table = null;
    const asked = (this.asked += 1);
    const found = await this.server.find(seek);
    if (asked !== this.asked) return;
    this.seek = seek;
    this.hear(found);
    this.plan();
  }

  /** Look no more. */
  async stop(): Promise<void> {
    this.asked += 1;
    this.seek = null;
    this.table = null;
    this.forgotten = false;
    this.plan();
    await this.server.stopLooking();
  }

  /** The page closes: a seek without a page does not wait. */
  leave(): void {
    if (this.seek !== null) void this.stop().catch(() => undefined);
  }

  /** One look, and the next one after a while. */
  async look(): Promise<void> {
    const asked = (this.asked += 1);
    try {
      const waiting = this.seek !== null && this.table === null;
      const found = await (waiting ? this.server.keepLooking() : this.server.seeks());
      if (asked === this.asked) this.hear(found);
    } catch {
      // The next look will tell.
    }
    if (asked === this.asked) this.plan();
  }

  private hear({ seek, table, others }: Seeks): void {
    this.others = others;
    if (this.seek === null) return;
    this.table = table;
    if (seek === null) {
      this.seek = null;
      this.forgotten = true;
    }
  }

  private plan(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const waiting = this.seek !== null && this.table === null;
    if (!waiting && this.watching === 0) return;
    this.timer = setTimeout(() => {
      // A hidden page shows nothing, but its seek stays alive.
      if (waiting || !document.hidden) void this.look();
      else this.plan();
    }, EVERY);
  }
}

export const finder = new Finder();
