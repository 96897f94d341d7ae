/** What people at a table say to each other. */

import type { ChatLine } from "../../protocol/wire";

export class ChatLog {
  lines = $state.raw<readonly ChatLine[]>([]);
  /** How much of it is older than this visit. */
  before = $state.raw(0);

  constructor(readonly say: (text: string) => Promise<unknown>) {}

  /** What was said before one came. */
  recall(lines: readonly ChatLine[]): void {
    this.before = lines.length;
    const later = this.lines.filter(({ id }) => !lines.some((line) => line.id === id));
    this.lines = [...lines, ...later];
  }

  hear(line: ChatLine): void {
    if (!this.lines.some(({ id }) => id === line.id)) this.lines = [...this.lines, line];
  }
}
