/** What the server says of a map, in the reader's language where the sentence is known. */

import { cellNamed, type MapError } from "./sketch";

/** The judgement of a map; *sentence* is the server's own where no word list has it. */
export type Verdict =
  | { readonly kind: "checking" | "valid" | "unchecked" }
  | { readonly kind: "refused"; readonly sentence: string | MapError; readonly cell?: number };

const COUNTED = /printed hamlets, this one has (\d+)/;
const TOUCHES = /printed hamlet ([a-p]\d+) touches/;

/** Read the server's reason: how many hamlets there are, or which one touches another. */
export function refusedFor(message: string): Verdict {
  const counted = COUNTED.exec(message);
  if (counted !== null) {
    const sentence = { key: "editor-refused-count", details: { count: Number(counted[1]) } };
    return { kind: "refused", sentence };
  }
  const cell = TOUCHES.exec(message)?.[1];
  if (cell === undefined) return { kind: "refused", sentence: message };
  const sentence = { key: "editor-refused-touch", details: { cell } };
  return { kind: "refused", sentence, cell: cellNamed(cell) };
}
