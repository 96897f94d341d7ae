/** What is sent of a seat to the server: its answers, and that they are taken back. */

import { newKey, type Beside, type TableApi } from "../../net/api";
import type { Seat } from "../../protocol/values";
import type { Question } from "../../protocol/wire";

/** Who answers, and where. */
export interface Commander {
  readonly id: string;
  readonly viewer: Seat;
  /** How many entries the log of the table has. */
  readonly number: number;
}

export class Commands {
  constructor(
    private readonly by: Commander,
    private readonly api: Pick<TableApi, "act" | "undo">,
  ) {}

  /** Give an answer, and those that go with it. */
  answer({ number }: Question, action: string, then: readonly string[]): Promise<unknown> {
    return this.act(number, action, then.length > 0 ? { then } : {});
  }

  /** Let the table give the only answer. Another page of the same seat may have given it already: then nothing is left to do. */
  answerOnly({ number }: Question, action: string): void {
    this.act(number, action, { only: true }).catch(() => undefined);
  }

  /** Take back the last answer, or the whole turn so far. */
  takeBack(whole: boolean): Promise<unknown> {
    const { id, viewer, number } = this.by;
    return this.api.undo(id, viewer, number, whole, newKey());
  }

  private act(number: number, action: string, beside: Beside): Promise<unknown> {
    const { id, viewer } = this.by;
    return this.api.act(id, viewer, number, action, newKey(), beside);
  }
}
