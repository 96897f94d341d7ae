/** Reads the few forms of Markdown our rulebooks are written in. */

import type { Block, Book, Line, Section, Span, StepInfo } from "./book";

const HEADING = /^(#{1,3})\s+(.*)$/;
const NUMBERED = /^(\d+(?:\.\w+)*|R\d+)\s+(.*)$/;
const BULLET = /^[-*]\s+(.*)$/;
const QUOTE = /^>\s?(.*)$/;
const FENCE = /^```(\w*)\s*$/;
const STEP = /^(.+?): (.*)$/;
const RULE_OF_TABLE = /^\|?[\s:|-]+\|?$/;
const MARKED = /\*\*(.+?)\*\*|\*(.+?)\*|\[(\d+(?:\.\w+)*|R\d+)\]/;

/** Read a whole rulebook. */
export function readBook(source: string): Book {
  let title: Line = [];
  const sections: Section[] = [];
  let heading: Omit<Section, "blocks"> = { number: "", title: [], level: 1 };
  let lines: string[] = [];
  const close = () => sections.push({ ...heading, blocks: readBlocks(lines) });
  for (const line of source.split(/\r?\n/)) {
    const found = HEADING.exec(line);
    if (found === null) {
      lines.push(line);
    } else if (found[1] === "#") {
      title = readLine(found[2] ?? "");
    } else {
      close();
      lines = [];
      heading = readHeading(found[1] === "##" ? 2 : 3, found[2] ?? "");
    }
  }
  close();
  return { title, sections };
}

function readHeading(level: 2 | 3, text: string): Omit<Section, "blocks"> {
  const found = NUMBERED.exec(text);
  return { number: found?.[1] ?? "", title: readLine(found?.[2] ?? text), level };
}

/** Read pieces of a page, which empty lines keep apart. */
export function readBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let rest = lines;
  while (rest.length > 0) {
    const first = rest[0] ?? "";
    if (first.trim() === "") {
      rest = rest.slice(1);
      continue;
    }
    const own = rest.slice(0, FENCE.test(first) ? fencedIn(rest) : runOf(rest));
    blocks.push(readBlock(own));
    rest = rest.slice(own.length);
  }
  return blocks;
}

/** How many lines a code block has, with its fences; all that are left where none closes it. */
function fencedIn(lines: readonly string[]): number {
  const end = lines.findIndex((line, i) => i > 0 && FENCE.test(line));
  return end < 0 ? lines.length : end + 1;
}

/** How many lines belong together with the first. */
function runOf(lines: readonly string[]): number {
  const belongs = belongsWith(lines[0] ?? "");
  const end = lines.findIndex((line, i) => i > 0 && !belongs(line));
  return end < 0 ? lines.length : end;
}

function belongsWith(first: string): (line: string) => boolean {
  if (QUOTE.test(first)) {
    return (line) => QUOTE.test(line);
  }
  if (first.startsWith("|")) {
    return (line) => line.startsWith("|");
  }
  if (BULLET.test(first)) {
    return (line) => BULLET.test(line) || /^\s+\S/.test(line);
  }
  return (line) =>
    line.trim() !== "" &&
    ![QUOTE, BULLET, FENCE].some((form) => form.test(line)) &&
    !line.startsWith("|");
}

function readBlock(lines: readonly string[]): Block {
  const first = lines[0] ?? "";
  const fence = FENCE.exec(first);
  if (fence !== null) {
    return readFenced(
      fence[1] ?? "",
      lines.slice(1).filter((line) => !FENCE.test(line)),
    );
  }
  if (QUOTE.test(first)) {
    return {
      kind: "example",
      blocks: readBlocks(lines.map((line) => QUOTE.exec(line)?.[1] ?? "")),
    };
  }
  if (first.startsWith("|")) {
    return readTable(lines);
  }
  if (BULLET.test(first)) {
    return { kind: "list", items: readItems(lines) };
  }
  return { kind: "paragraph", line: readLine(joined(lines)) };
}

/** A code block is a picture: a board (its name, then what is said of it), or steps. */
function readFenced(kind: string, lines: readonly string[]): Block {
  if (kind === "position") {
    const [name = "", ...caption] = lines;
    return { kind, name: name.trim(), caption: readLine(joined(caption)) };
  }
  if (kind === "steps") {
    return { kind, steps: lines.map(readStep) };
  }
  return { kind: "paragraph", line: readLine(joined(lines)) };
}

function readStep(line: string): StepInfo {
  const [before = "", after] = line.split(" | ", 2);
  const [picture, text] = after === undefined ? ["", line] : [before, after];
  const found = STEP.exec(text);
  return { picture, title: found?.[1] ?? "", line: readLine(found?.[2] ?? text) };
}

function readItems(lines: readonly string[]): Line[] {
  const items: string[][] = [];
  for (const line of lines) {
    const found = BULLET.exec(line);
    if (found === null) {
      items.at(-1)?.push(line);
    } else {
      items.push([found[1] ?? ""]);
    }
  }
  return items.map((item) => readLine(joined(item)));
}

function readTable(lines: readonly string[]): Block {
  const rows = lines.filter((line) => !RULE_OF_TABLE.test(line)).map(readRow);
  const [head = [], ...body] = rows;
  return { kind: "table", head, rows: body };
}

function readRow(line: string): Line[] {
  const inner = line.trim().replace(/^\|/, "").replace(/\|$/, "");
  return inner.split("|").map((cell) => readLine(cell.trim()));
}

function joined(lines: readonly string[]): string {
  return lines.map((line) => line.trim()).join(" ");
}

/** Read running text: bold, italic and references to paragraphs. */
export function readLine(text: string): Line {
  const spans: Span[] = [];
  let rest = text;
  for (let found = MARKED.exec(rest); found !== null; found = MARKED.exec(rest)) {
    if (found.index > 0) {
      spans.push({ kind: "text", text: rest.slice(0, found.index) });
    }
    spans.push(marked(found));
    rest = rest.slice(found.index + found[0].length);
  }
  if (rest !== "") {
    spans.push({ kind: "text", text: rest });
  }
  return spans;
}

function marked([, bold, italic, number]: RegExpExecArray): Span {
  if (bold !== undefined) {
    return { kind: "bold", spans: readLine(bold) };
  }
  if (italic !== undefined) {
    return { kind: "italic", spans: readLine(italic) };
  }
  return { kind: "reference", number: number ?? "" };
}
