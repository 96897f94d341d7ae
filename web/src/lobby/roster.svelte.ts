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
}

export const roster = new Roster();
