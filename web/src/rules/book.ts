/** A rulebook as data: chapters, numbered paragraphs, and what stands in them. */

import type { Term } from "../glossary/terms";

/** A piece of running text. */
export type Span =
  | { readonly kind: "text"; readonly text: string }
  /** A word of the game. */
  | { readonly kind: "term"; readonly text: string; readonly term: Term }
  | { readonly kind: "bold"; readonly spans: readonly Span[] }
  | { readonly kind: "italic"; readonly spans: readonly Span[] }
  | { readonly kind: "reference"; readonly number: string };

export type Line = readonly Span[];

/** A piece of a page. */
export type Block =
  | { readonly kind: "paragraph"; readonly line: Line }
  | { readonly kind: "list"; readonly items: readonly Line[] }
  | {
      readonly kind: "table";
      readonly head: readonly Line[];
      readonly rows: readonly (readonly Line[])[];
    }
  | { readonly kind: "example"; readonly blocks: readonly Block[] }
  /** A board: the diagram that the server knows by this name, and what is said of it. */
  | { readonly kind: "position"; readonly name: string; readonly caption: Line }
  /** Steps that follow each other, as one picture. */
  | { readonly kind: "steps"; readonly steps: readonly StepInfo[] };

/** One of several steps: what it is called, and what happens in it. */
export interface StepInfo {
  /** A term of the glossary, or an icon, whose picture stands for it; none where it is empty. */
  readonly picture: string;
  readonly title: string;
  readonly line: Line;
}

/** A chapter (`5`) or a paragraph (`5.4`); what stands before the first chapter has no number. */
export interface Section {
  readonly number: string;
  readonly title: Line;
  readonly level: 1 | 2 | 3;
  readonly blocks: readonly Block[];
}

export interface Book {
  readonly title: Line;
  /** In reading order; the first one is the page's opening and may be empty. */
  readonly sections: readonly Section[];
}

/** The words of a line without their dress. */
export function lineText(line: Line): string {
  return line.map(spanText).join("");
}

function spanText(span: Span): string {
  switch (span.kind) {
    case "text":
    case "term":
      return span.text;
    case "reference":
      return span.number;
    default:
      return lineText(span.spans);
  }
}

/** All lines of a block, in reading order. */
export function blockLines(block: Block): readonly Line[] {
  switch (block.kind) {
    case "paragraph":
      return [block.line];
    case "list":
      return block.items;
    case "table":
      return [...block.head, ...block.rows.flat()];
    case "example":
      return block.blocks.flatMap(blockLines);
    case "position":
      return [block.caption];
    case "steps":
      return block.steps.flatMap(({ title, line }) => [[{ kind: "text", text: title }], line]);
  }
}

/** Everything that can be read in a section, in one text. */
export function sectionText(section: Section): string {
  const lines = [section.title, ...section.blocks.flatMap(blockLines)];
  return [section.number, ...lines.map(lineText)].join("\n");
}

/** Where a diagram stands: its section, and what is said of it. */
export function diagramIn(
  book: Book,
  name: string,
): { readonly number: string; readonly caption: Line } | undefined {
  for (const { number, blocks } of book.sections) {
    for (const block of blocks) {
      if (block.kind === "position" && block.name === name)
        return { number, caption: block.caption };
    }
  }
  return undefined;
}
