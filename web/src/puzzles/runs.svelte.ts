/** The best runs through puzzles: of a guest in the browser, of an account at the server. */

import { readStored, writeStored } from "../browser/storage";
import { api as realApi, type Api } from "../net/api";
import { myself as realMyself } from "../play/me.svelte";
import type { BestRun, RunKind } from "../protocol/puzzles";

const KEPT = "clocksmith.puzzle-runs";

function read(): readonly BestRun[] {
  try {
    const kept: unknown = JSON.parse(readStored(KEPT) ?? "[]");
    return Array.isArray(kept) ? (kept as BestRun[]) : [];
  } catch {
    return [];
  }
}

type Server = Pick<Api, "bestRuns" | "bringRuns">;
type Person = Pick<typeof realMyself, "me" | "load">;

export class OwnRuns {
  best = $state.raw<readonly BestRun[]>(read());

  constructor(
    private readonly api: Server = realApi,
    private readonly myself: Person = realMyself,
  ) {}

  /** How many puzzles of a game were solved in the best run of a kind. */
  solved(game: string, kind: RunKind): number {
    return this.of(game, kind)?.solved ?? 0;
  }

  /** Load earlier runs; a guest who now has an account brings theirs along. */
  async load(): Promise<void> {
    if (this.myself.me === null) await this.myself.load();
    const kept = read();
    if (!this.isSignedIn) this.best = kept;
    else if (kept.length === 0) this.best = await this.api.bestRuns();
    else await this.bring(kept);
  }

  /** Keep a run if it is the best one so far. */
  async note(run: BestRun): Promise<void> {
    if (run.solved <= this.solved(run.game, run.kind)) return;
    this.best = [...this.best.filter((one) => one !== this.of(run.game, run.kind)), run];
    if (this.isSignedIn) await this.bring([run]);
    else writeStored(KEPT, JSON.stringify(this.best));
  }

  private get isSignedIn(): boolean {
    return this.myself.me !== null && this.myself.me.login !== null;
  }

  private of(game: string, kind: RunKind): BestRun | undefined {
    return this.best.find((one) => one.game === game && one.kind === kind);
  }

  private async bring(runs: readonly BestRun[]): Promise<void> {
    this.best = await this.api.bringRuns(runs);
    writeStored(KEPT, null);
  }
}

export const ownRuns = new OwnRuns();
