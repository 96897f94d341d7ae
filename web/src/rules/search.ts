/** Finding paragraphs by their words, in any order. */

import { lineText, sectionText, type Book, type Section } from "./book";
import { fold, queryWords } from "./fold";

/** A book made ready to be searched. */
export interface Index {
  readonly entries: readonly { readonly section: Section; readonly text: string }[];
}

/** Fold a book once, so that each letter typed costs little. */
export function indexOf(book: Book): Index {
  const sections = book.sections.filter(
    (section) => section.number !== "" || section.blocks.length > 0,
  );
  return {
    entries: sections.map((section) => ({ section, text: fold(sectionText(section)).text })),
  };
}

/** The sections that hold every word of *query*; all of them if it has none. */
export function find(index: Index, query: string): Section[] {
  const words = queryWords(query);
  const holds = (text: string) => words.every((word) => text.includes(word));
  return index.entries.filter(({ text }) => holds(text)).map(({ section }) => section);
}

/** The same sections, those first whose titles hold every word of *query*. */
export function ranked(sections: readonly Section[], query: string): Section[] {
  const words = queryWords(query);
  const isNamed = ({ title }: Section) => {
    const text = fold(lineText(title)).text;
    return words.every((word) => text.includes(word));
  };
  return [...sections.filter(isNamed), ...sections.filter((section) => !isNamed(section))];
}

/** The number a query names, such as `5.4` or `§ 5.4`, if the book has it. */
export function numberMeant(book: Book, query: string): string | undefined {
  const number = query.trim().replace(/^§\s*/, "");
  return book.sections.find((section) => section.number !== "" && section.number === number)
    ?.number;
}
