import { describe, expect, it } from "vitest";

import { dotted } from "../../src/rules/dotted";
import { readTerms, TermFinder } from "../../src/glossary/terms";
import { lineText, type Span } from "../../src/rules/book";
import { readBook } from "../../src/rules/markdown";

const TERMS = readTerms(`# The words of a game.

domain = domain
    .forms = domains
    .means = Buildings that touch.
    .rule = 1.6

token = chain token
    .forms = chain tokens
    .means = Pays for a chain.
    .rule = 4.2

chain = chain
    .means = One action after another.
    .rule = 4.3

era = Ära
    .forms = Ären
    .means = Ein Zeitraum.
    .rule = 1
`);
const FINDER = new TermFinder(TERMS);
const found = (text: string) => FINDER.cut(text).flatMap(({ term }) => (term ? [term.id] : []));

const SOURCES = import.meta.glob<string>(
  "../../../src/clocksmith/games/*/rulebook/glossary/*.ftl",
  { query: "?raw", import: "default", eager: true },
);

describe("readTerms", () => {
  it("reads the word, its forms, its sentence and its paragraph", () => {
    expect(TERMS[0]).toEqual({
      id: "domain",
      word: "domain",
      forms: ["domain", "domains"],
      means: "Buildings that touch.",
      rule: "1.6",
    });
  });

  it.each(Object.keys(SOURCES))("%s is read whole", (path) => {
    const text = SOURCES[path] ?? "";
    const count = [...text.matchAll(/^[a-z]+ = /gm)].length;
    expect(count).toBeGreaterThan(10);
    expect(readTerms(text)).toHaveLength(count);
  });
});

describe("cut", () => {
  it("leaves a text as it is, word for word", () => {
    const text = "Two domains, one chain token, and no chainmail.";
    expect(
      FINDER.cut(text)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  });

  it("finds whole words in any form, also at the beginning of a sentence", () => {
    expect(found("Domains are led. The condomain is not.")).toEqual(["domain"]);
  });

  it("takes the longest word, and letters of every language for letters", () => {
    expect(found("a chain token")).toEqual(["token"]);
    expect(found("Die Ären, nicht die Märe")).toEqual(["era"]);
    expect(found("die Märe")).toEqual([]);
  });

  it("knows a noun by its capital where the glossary has one", () => {
    const finder = new TermFinder(readTerms("value = Wert\n    .means = M.\n    .rule = 1\n"));
    expect(finder.cut("so viel wert")).toEqual([{ text: "so viel wert" }]);
    expect(finder.cut("Der Wert").map(({ term }) => term?.id)).toEqual([undefined, "value"]);
  });

  it("marks each word once", () => {
    expect(found("a domain and a domain")).toEqual(["domain"]);
  });

  it("finds nothing where a game has no words", () => {
    expect(new TermFinder([]).cut("a domain")).toEqual([{ text: "a domain" }]);
  });
});

describe("dotted", () => {
  const [, section] = readBook(
    "## 1 A domain\n\nA **domain** has a chain.\n\n- another domain\n",
  ).sections;
  const marked = section === undefined ? undefined : dotted(section, FINDER);

  function terms(spans: readonly Span[]): string[] {
    return spans.flatMap((span) => {
      if (span.kind === "term") return [span.term.id];
      return span.kind === "bold" || span.kind === "italic" ? terms(span.spans) : [];
    });
  }

  it("marks words once in a paragraph of the rules, also in bold type, and not in its heading", () => {
    const [first, second] = marked?.blocks ?? [];
    expect(first?.kind === "paragraph" && terms(first.line)).toEqual(["domain", "chain"]);
    expect(second?.kind === "list" && second.items.flatMap((item) => terms(item))).toEqual([]);
    expect(marked?.title).toEqual(section?.title);
  });

  it("changes no letter", () => {
    const [first] = marked?.blocks ?? [];
    expect(first?.kind === "paragraph" && lineText(first.line)).toBe("A domain has a chain.");
  });
});
