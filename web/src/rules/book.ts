/** A rulebook as data: chapters, numbered paragraphs, and what stands in them. */

/** A piece of running text. */
export type Span =
  | { readonly kind: "text"; readonly text: string }
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
  | { readonly kind: "example"; readonly blocks: readonly Block[] };

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
  }
}

/** Everything that can be read in a section, in one text. */
export function sectionText(section: Section): string {
  const lines = [section.title, ...section.blocks.flatMap(blockLines)];
  return [section.number, ...lines.map(lineText)].join("\n");
}
