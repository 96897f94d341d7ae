import { describe, expect, it } from "vitest";
import { fold, highlight, queryWords } from "../../src/rules/fold";
import { readBook } from "../../src/rules/markdown";
import { existing } from "../../src/rules/reading";
import { find, indexOf, numberMeant, ranked } from "../../src/rules/search";

const BOOK = readBook(`# Regeln
## 6 Wellen
### 6.4 Paradox
Eine Kopie *entfernt* jedes Gebäude, das sie überdeckt.
### 6.5 Ablehnung
Größere Gebäude in Stärke. L’œuvre complète.
`);
const INDEX = indexOf(BOOK);
const numbers = (query: string) => find(INDEX, query).map(({ number }) => number);

describe("find", () => {
  it("finds words in any order and within longer words", () => {
    expect(numbers("gebäude kopie")).toEqual(["6.4"]);
    expect(numbers("lehn")).toEqual(["6.5"]);
  });

  it("does not care about accents, capitals and ligatures", () => {
    expect(numbers("GEBAUDE")).toEqual(["6.4", "6.5"]);
    expect(numbers("groessere")).toEqual([]);
    expect(numbers("grossere starke")).toEqual(["6.5"]);
    expect(numbers("l'oeuvre complete")).toEqual(["6.5"]);
  });

  it("shows everything while nothing is searched", () => {
    expect(numbers("  ")).toEqual(["6", "6.4", "6.5"]);
  });

  it("knows a number when it is typed", () => {
    expect(numberMeant(BOOK, " § 6.4 ")).toBe("6.4");
    expect(numberMeant(BOOK, "6.9")).toBeUndefined();
    expect(numberMeant(BOOK, "")).toBeUndefined();
  });
});

describe("highlight", () => {
  const hits = (text: string, query: string) =>
    highlight(text, queryWords(query))
      .filter(({ hit }) => hit)
      .map(({ text }) => text);

  it("marks what was found, as it is written", () => {
    expect(hits("Größere Gebäude", "gross bau")).toEqual(["Größ", "bäu"]);
    expect(hits("l’œuvre", "oeuvre")).toEqual(["œuvre"]);
  });

  it("joins hits that overlap", () => {
    expect(hits("domains", "dom oma")).toEqual(["doma"]);
  });

  it("keeps letters written with a separate accent whole", () => {
    expect(hits("e\u0301poque", "e")).toEqual(["e\u0301", "e"]);
  });

  it("gives the whole text back in pieces", () => {
    const pieces = highlight("Stärke zählt", queryWords("ark"));
    expect(pieces.map(({ text }) => text).join("")).toBe("Stärke zählt");
    expect(highlight("", ["a"])).toEqual([]);
  });
});

describe("fold", () => {
  it("remembers where every letter came from", () => {
    expect(fold("aßb")).toEqual({ text: "assb", origin: [0, 1, 1, 2, 3] });
  });
});

describe("existing", () => {
  it("goes up to the nearest number there is", () => {
    const numbers = new Set(["5", "5.4"]);
    expect(existing("5.4", numbers)).toBe("5.4");
    expect(existing("5.4.1", numbers)).toBe("5.4");
    expect(existing("5.9", numbers)).toBe("5");
    expect(existing("13.1", numbers)).toBe("");
    expect(existing("", numbers)).toBe("");
  });
});

describe("ranked", () => {
  it("puts first what is called by the searched words", () => {
    const book = readBook("## 1 A\nA caravan.\n## 2 Caravan\nOther words.\n## 3 B\nNothing.");
    const found = find(indexOf(book), "caravan");
    expect(ranked(found, "caravan").map(({ number }) => number)).toEqual(["2", "1"]);
  });
});
