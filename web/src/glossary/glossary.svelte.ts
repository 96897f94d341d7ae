/** The glossaries of the games, loaded when a page speaks of one. */

import { spoken } from "../words/spoken.svelte";
import { readTerms, TermFinder, type Term } from "./terms";

const TEXTS = import.meta.glob<string>("../../../src/clocksmith/games/*/rulebook/glossary/*.ftl", {
  query: "?raw",
  import: "default",
});

interface Known {
  readonly terms: readonly Term[];
  readonly finder: TermFinder;
}

const NOTHING: Known = { terms: [], finder: new TermFinder([]) };

class Glossary {
  private known = $state.raw<ReadonlyMap<string, Known>>(new Map());
  private readonly asked = new Set<string>();

  /** The words of a game in the language spoken now; none before they were learned. */
  of(game: string): Known {
    return this.known.get(`${game}/${spoken.language}`) ?? NOTHING;
  }

  /** Load the words of a game in the language spoken now; a game without any has none. */
  async learn(game: string): Promise<void> {
    const { language } = spoken;
    const key = `${game}/${language}`;
    const load = TEXTS[`../../../src/clocksmith/games/${game}/rulebook/glossary/${language}.ftl`];
    if (load === undefined || this.asked.has(key)) return;
    this.asked.add(key);
    try {
      const terms = readTerms(await load());
      this.known = new Map([...this.known, [key, { terms, finder: new TermFinder(terms) }]]);
    } catch {
      this.asked.delete(key); // without a network words are only words; later they may be asked for
    }
  }
}

export const glossary = new Glossary();
