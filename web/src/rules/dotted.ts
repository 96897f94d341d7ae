/** A rulebook with the words of its game marked, each once in a paragraph. */

import type { Block, Line, Section, Span } from "./book";
import type { TermFinder } from "../glossary/terms";

/** Mark the words of the game in a section; in headings and captions of tables they stay plain. */
export function dotted(section: Section, finder: TermFinder): Section {
  const met = new Set<string>();
  const line = (one: Line): Line => one.flatMap((span) => dottedSpan(span, finder, met));
  return { ...section, blocks: section.blocks.map((block) => dottedBlock(block, line)) };
}

function dottedBlock(block: Block, line: (one: Line) => Line): Block {
  switch (block.kind) {
    case "paragraph":
      return { ...block, line: line(block.line) };
    case "list":
      return { ...block, items: block.items.map(line) };
    case "example":
      return { ...block, blocks: block.blocks.map((inner) => dottedBlock(inner, line)) };
    case "position":
      return { ...block, caption: line(block.caption) };
    case "table":
      return { ...block, rows: block.rows.map((row) => row.map(line)) };
    case "steps":
      return { ...block, steps: block.steps.map((step) => ({ ...step, line: line(step.line) })) };
  }
}

function dottedSpan(span: Span, finder: TermFinder, met: Set<string>): Span[] {
  switch (span.kind) {
    case "text":
      return finder
        .cut(span.text, met)
        .map(({ text, term }) =>
          term === undefined ? { kind: "text", text } : { kind: "term", text, term },
        );
    case "bold":
    case "italic":
      return [{ ...span, spans: span.spans.flatMap((one) => dottedSpan(one, finder, met)) }];
    default:
      return [span];
  }
}
