/** The network under the table of a puzzle: the answers so far, whole turns to be shown. */

import { api as realApi, type Api, type Beside, type TableApi } from "../net/api";
import type { Pointed } from "../practice/pointing";
import type { PuzzleTold } from "../protocol/puzzles";
import { StudyLink } from "../practice/link.svelte";
import type { Network } from "../table/session/session.svelte";

/** What a hint points at. */
export type Hinted = Pick<Pointed, "places" | "marks">;

export type PuzzleApi = Pick<Api, "puzzle" | "puzzleConsider" | "puzzleBars">;

export class PuzzleLink extends StudyLink<PuzzleTold> {
  /** Until something is answered. */
  hinted = $state.raw<Hinted | null>(null);

  constructor(
    game: string,
    id: string,
    told: PuzzleTold,
    private readonly api: PuzzleApi = realApi,
  ) {
    super(game, id, told, "puzzle-rival");
  }

  get network(): Network {
    const api: TableApi = {
      act: (_table, _seat, _number, action, _key, more) => this.act(action, more),
      undo: (_table, _seat, _number, whole) => this.stand(whole ? [] : this.answers.slice(0, -1)),
      consider: (_table, _seat, action, times) =>
        this.api.puzzleConsider(this.game, this.id, this.answers, action, times),
      bars: (_table, _seat, stems) => this.api.puzzleBars(this.game, this.id, this.answers, stems),
      hint: () => Promise.reject(new Error("a puzzle gives no hints")),
      judge: () => Promise.reject(new Error("a puzzle is no teaching table")),
      say: () => Promise.reject(new Error("nobody listens in a puzzle")),
    };
    return { api, connect: this.connect, previews: false };
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

  protected override hear(told: PuzzleTold): { readonly number: number } {
    this.hinted = null;
    return super.hear(told);
  }

  private async act(action: string, more: Beside = {}): Promise<{ readonly number: number }> {
    const shown = this.answers.length;
    const answers = [...this.answers, action];
    return this.hear(await this.api.puzzle(this.game, this.id, answers, shown, more.then));
  }
}
