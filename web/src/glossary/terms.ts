/** The words of a game: read from its glossary, and found in texts. */

import { FluentResource } from "@fluent/bundle";

export interface Term {
  readonly id: string;
  readonly word: string;
  /** The word, and other forms of it. */
  readonly forms: readonly string[];
  /** What it means, in a sentence. */
  readonly means: string;
  /** The paragraph of the rules that tells all of it. */
  readonly rule: string;
}

/** Read a glossary: a message for each word with `.means`, `.rule` and perhaps `.forms`. */
export function readTerms(text: string): Term[] {
  return new FluentResource(text).body.flatMap(({ id, value, attributes }) => {
    const { forms, means, rule } = attributes as Readonly<Record<string, unknown>>;
    if (typeof value !== "string" || typeof means !== "string" || typeof rule !== "string")
      return [];
    const others = typeof forms === "string" ? forms.split(", ") : [];
    return [{ id, word: value, forms: [value, ...others], means, rule }];
  });
}

/** A part of a text; *term* tells which word of the game it is. */
export interface TermPiece {
  readonly text: string;
  readonly term?: Term;
}

/** Finds the words of a game in texts. */
export class TermFinder {
  private readonly byForm = new Map<string, Term>();
  /** Forms written with a capital: "Wert" is a word of the game, "wert" is not. */
  private readonly nouns = new Set<string>();
  private readonly pattern: RegExp | null;

  constructor(terms: readonly Term[]) {
    for (const term of terms) {
      for (const form of term.forms) {
        this.byForm.set(form.toLowerCase(), term);
        if (isCapital(form)) this.nouns.add(form.toLowerCase());
      }
    }
    // The longest first: a chain token is more than a token.
    const forms = [...this.byForm.keys()].sort((one, other) => other.length - one.length);
    const any = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
    this.pattern =
      any === "" ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, "giu");
  }

  /** Cut a text at words of the game that were not *met* before; they are met then. */
  cut(text: string, met = new Set<string>()): TermPiece[] {
    const pieces: TermPiece[] = [];
    let at = 0;
    for (const found of this.pattern === null ? [] : text.matchAll(this.pattern)) {
      const form = found[0].toLowerCase();
      const term = this.byForm.get(form);
      if (term === undefined || met.has(term.id)) continue;
      if (this.nouns.has(form) && !isCapital(found[0])) continue;
      met.add(term.id);
      if (found.index > at) pieces.push({ text: text.slice(at, found.index) });
      pieces.push({ text: found[0], term });
      at = found.index + found[0].length;
    }
    if (at < text.length) pieces.push({ text: text.slice(at) });
    return pieces;
  }
}

function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}
