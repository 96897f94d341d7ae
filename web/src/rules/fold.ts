/** Letters without their accents, so that a search finds what is meant. */

/** A text made plain for searching, and where each of its letters came from. */
export interface Folded {
  readonly text: string;
  /** For each letter of *text* the place in the original; one more for its end. */
  readonly origin: readonly number[];
}

const WRITTEN_OUT: Readonly<Record<string, string>> = {
  ß: "ss",
  œ: "oe",
  æ: "ae",
  ø: "o",
  "’": "'",
};

/** Fold capitals, accents and ligatures. */
export function fold(text: string): Folded {
  let folded = "";
  const origin: number[] = [];
  let at = 0;
  for (const letter of text) {
    const low = letter.toLowerCase();
    const plain = WRITTEN_OUT[low] ?? low.normalize("NFD").replace(/\p{Mn}/gu, "");
    origin.push(...new Array<number>(plain.length).fill(at));
    folded += plain;
    at += letter.length;
  }
  origin.push(at);
  return { text: folded, origin };
}

/** The words of a query, folded, each once. */
export function queryWords(query: string): string[] {
  return [
    ...new Set(
      fold(query)
        .text.split(/\s+/)
        .filter((word) => word !== ""),
    ),
  ];
}

/** A part of a text; *hit* tells whether a searched word covers it. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** Cut a text where searched words begin and end. */
export function highlight(text: string, words: readonly string[]): Piece[] {
  const hit = hitLetters(text, words);
  const pieces: Piece[] = [];
  let start = 0;
  for (let i = 1; i <= text.length; i++) {
    if (i === text.length || hit[i] !== hit[i - 1]) {
      pieces.push({ text: text.slice(start, i), hit: hit[start] ?? false });
      start = i;
    }
  }
  return pieces;
}

function hitLetters(text: string, words: readonly string[]): boolean[] {
  const hit = new Array<boolean>(text.length).fill(false);
  const folded = fold(text);
  for (const word of words) {
    for (let at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + 1)) {
      const end = folded.origin[at + word.length - 1] ?? 0;
      hit.fill(true, folded.origin[at], nextLetter(text, end));
    }
  }
  return hit;
}

function nextLetter(text: string, at: number): number {
  let end = at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
  while (end < text.length && /\p{Mn}/u.test(text[end] ?? "")) {
    end += 1;
  }
  return end;
}
