/** How wide writing is, by a rough measure of its letters: pictures are drawn where no font is known. */

const NARROW = /[ijltfrI1.,:;'’|!()[\]·/-]/;
const WIDE = /[mwMWÆŒ@%—]/;
const CAPITAL = /[A-ZÄÖÜÉÈ0-9+]/;

function letter(sign: string): number {
  if (sign === " ") return 0.25;
  if (NARROW.test(sign)) return 0.31;
  if (WIDE.test(sign)) return 0.84;
  return CAPITAL.test(sign) ? 0.6 : 0.51;
}

/** How wide a text is in pixels, with letters of *size*. */
export function wide(text: string, size: number): number {
  return Array.from(text).reduce((sum, sign) => sum + letter(sign), 0) * size;
}

function shortened(text: string, room: number, size: number): string {
  let kept = text;
  while (kept.length > 1 && wide(`${kept}…`, size) > room) kept = kept.slice(0, -1).trimEnd();
  return `${kept}…`;
}

/** A text in as many lines as it needs, but no more than *most*: the last one then ends in dots. */
export function wrapped(text: string, room: number, size: number, most = 9): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ""} ${word}`;
    if (lines.length > 0 && wide(longer, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), shortened(lines.slice(most - 1).join(" "), room, size)];
}
