/** The sentence of a section in which something was found. */

import { blockLines, lineText, type Section } from "./book";
import { fold } from "./fold";

const MOST = 180; // letters

/** The first text of a section that holds one of the searched words, not longer than two lines. */
export function excerptOf(section: Section, searched: readonly string[]): string {
  const lines = section.blocks.flatMap(blockLines).map(lineText);
  const holds = (line: string) => searched.some((word) => fold(line).text.includes(word));
  const line = lines.find(holds) ?? lines[0] ?? "";
  const first = Math.min(
    ...searched.map((word) => fold(line).text.indexOf(word)).filter((at) => at >= 0),
  );
  if (line.length <= MOST) return line;
  const from = Number.isFinite(first) ? Math.max(0, first - MOST / 3) : 0;
  const start = from === 0 ? 0 : line.indexOf(" ", from) + 1;
  const end = line.lastIndexOf(" ", start + MOST);
  const cut = line.slice(start, start + MOST >= line.length ? undefined : end);
  return `${start > 0 ? "… " : ""}${cut}${start + cut.length < line.length ? " …" : ""}`;
}
