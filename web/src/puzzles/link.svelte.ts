/**
 * The network under the table of a puzzle: as in a lesson, the answers so far are all there is,
 * and are sent with every request.
 */

import { api as realApi, type Api, type Beside, type TableApi } from "../net/api";
import type { Connect, Listener } from "../net/socket";
import type { PuzzleTold } from "../protocol/puzzles";
import type { Summary } from "../protocol/wire";
import type { Network } from "../table/store.svelte";
import { t } from "../words/locale.svelte";

export type PuzzleApi = Pick<Api, "puzzle" | "puzzleConsider" | "puzzleBars">;

export class PuzzleLink {
  /** Where one stands. */
  told = $state.raw<PuzzleTold>() as PuzzleTold;
  private listener: Listener | null = null;

  constructor(
    readonly game: string,
    readonly id: string,
    told: PuzzleTold,
    private readonly api: PuzzleApi = realApi,
  ) {
    this.told = named(told);
  }

  /** The puzzle as if it were a table; it begins with a welcome. */
  get summary(): Summary {
    const { message } = this.told;
    if (message.type !== "welcome") throw new Error("a puzzle begins with a welcome");
    return message.table;
  }

  get answers(): readonly string[] {
    return this.told.answers;
  }

  readonly connect: Connect = (_table, _seat, _from, listener) => {
    this.listener = listener;
    // Whoever opens a connection does not expect to be told before he has it.
    queueMicrotask(() => listener.heard(this.told.message));
    return {
      close: () => {
        if (this.listener === listener) this.listener = null;
      },
    };
  };

  get network(): Network {
    const api: TableApi = {
      act: (_table, _seat, _number, action, _key, more) => this.act(action, more),
      undo: (_table, _seat, _number, whole) => this.stand(whole ? [] : this.answers.slice(0, -1)),
      consider: (_table, _seat, action, times) =>
        this.api.puzzleConsider(this.game, this.id, this.answers, action, times),
      bars: (_table, _seat, stems) => this.api.puzzleBars(this.game, this.id, this.answers, stems),
      hint: () => Promise.reject(new Error("a puzzle gives no hints")),
      say: () => Promise.reject(new Error("nobody listens in a puzzle")),
    };
    return { api, connect: this.connect };
  }

  /** Stand where some answers lead. */
  async stand(answers: readonly string[]): Promise<{ readonly number: number }> {
    return this.hear(await this.api.puzzle(this.game, this.id, answers, null));
  }

  /** Play a whole turn from the beginning before everybody's eyes. */
  async show(turn: readonly string[]): Promise<void> {
    await this.stand([]);
    this.hear(await this.api.puzzle(this.game, this.id, turn, 0));
  }

  private async act(action: string, more: Beside = {}): Promise<{ readonly number: number }> {
    const shown = this.answers.length;
    const answers = [...this.answers, action];
    return this.hear(await this.api.puzzle(this.game, this.id, answers, shown, more.then));
  }

  private hear(told: PuzzleTold): { readonly number: number } {
    this.told = named(told);
    this.listener?.heard(this.told.message);
    return { number: told.message.number };
  }
}

/** Who sits there is nobody: the solver, and those he plays against. */
function named(told: PuzzleTold): PuzzleTold {
  const { message } = told;
  if (message.type !== "welcome") return told;
  const seats = message.table.seats.map((seat) =>
    seat.mine ? seat : { ...seat, name: t("puzzle-rival") },
  );
  return { ...told, message: { ...message, table: { ...message.table, seats } } };
}
