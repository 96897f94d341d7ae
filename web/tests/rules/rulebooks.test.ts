import { describe, expect, it } from "vitest";
import { blockLines, type Line, type Span } from "../../src/rules/book";
import { readBook } from "../../src/rules/markdown";

const SOURCES = import.meta.glob<string>("../../../src/clocksmith/games/*/rulebook/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

function references(line: Line): string[] {
  return line.flatMap((span: Span) => {
    if (span.kind === "reference") return [span.number];
    return span.kind === "bold" || span.kind === "italic" ? references(span.spans) : [];
  });
}

describe("the rulebooks of the games", () => {
  it("are there in three languages for each game", () => {
    const count = Object.keys(SOURCES).length;
    expect(count).toBeGreaterThan(0);
    expect(count % 3).toBe(0);
  });

  it.each(Object.keys(SOURCES))("%s is read whole, and no reference leads nowhere", (path) => {
    const { sections } = readBook(SOURCES[path] ?? "");
    const numbers = new Set(sections.slice(1).map(({ number }) => number));
    expect(numbers.size).toBe(sections.length - 1);
    expect(numbers.has("")).toBe(false);
    const lines = sections.flatMap(({ blocks }) => blocks.flatMap(blockLines));
    expect(lines.flatMap(references).filter((number) => !numbers.has(number))).toEqual([]);
    expect(lines.flat().filter((span) => span.kind === "text" && /[*[\]]/.test(span.text))).toEqual(
      [],
    );
  });
});
