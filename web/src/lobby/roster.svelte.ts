/** The games that are offered here: those with a board of their own, and those installed beside them. */

import { hasBoard } from "../games/drawings";
import { api } from "../net/api";
import type { GameSummary } from "../protocol/lobby";
import { locale } from "../words/locale.svelte";

class Roster {
  games = $state.raw<readonly GameSummary[]>([]);

  /** Ask which games there are; those from outside bring their titles in their words. */
  async load(): Promise<readonly GameSummary[]> {
    const games = await api.games();
    const strange = games.filter(({ name }) => !hasBoard(name));
    await Promise.allSettled(strange.map(({ name }) => locale.learn(name)));
    this.games = games;
    return games;
  }

  /** The options of a game as they are unless somebody chooses others. */
  usual(game: string): Readonly<Record<string, string>> {
    const options = this.games.find(({ name }) => name === game)?.options ?? [];
    return Object.fromEntries(options.map(({ key, default: value }) => [key, value]));
  }
}

export const roster = new Roster();
