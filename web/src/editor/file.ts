/** Maps as text files: written as the command line reads them, read in whatever plain form people have. */

import { sketchOf, rowsOf, type Sketch, type MapError } from "./sketch";

export interface NamedSketch {
  readonly name: string;
  readonly sketch: Sketch;
}

/** No map is larger than this, by far. */
export const MOST_BYTES = 20_000;

const UNREADABLE: MapError = { key: "editor-file-unreadable", details: {} };

/** A map file as `clocksmith play khronos --map` reads it. */
export function writeMap({ name, sketch }: NamedSketch): string {
  const rows = rowsOf(sketch).map((row) => `    "${row}",`);
  return [
    "[[map]]",
    `name = ${JSON.stringify(name)}`,
    "rows = [",
    ...rows,
    "]",
    'source = "drawn in the map editor"',
    'status = "sourced"',
    "",
  ].join("\n");
}

/** Read a map file, bare rows, or rows joined by slashes. */
export function readMap(text: string): NamedSketch | MapError {
  const name = readName(text);
  const rows = readRows(text);
  if (rows === undefined) {
    return UNREADABLE;
  }
  const sketch = sketchOf(rows);
  return typeof sketch === "string" ? { name, sketch } : sketch;
}

function readRows(text: string): string[] | undefined {
  const found = /^\s*rows\s*=\s*\[([^\]]*)\]/m.exec(text);
  if (found !== null) {
    return [...(found[1] ?? "").replace(/#.*$/gm, "").matchAll(/"([^"]*)"|'([^']*)'/g)].map(
      ([, double, single]) => double ?? single ?? "",
    );
  }
  const lines = text.trim().split(/[\s/]+/);
  return lines.every((line) => /^[.fm~hFM]+$/.test(line)) ? lines : undefined;
}

function readName(text: string): string {
  const found = /^\s*name\s*=\s*("(?:[^"\\]|\\.)*"|'[^']*')/m.exec(text)?.[1] ?? "";
  if (found.startsWith("'")) {
    return found.slice(1, -1);
  }
  try {
    return String(JSON.parse(found));
  } catch {
    return "";
  }
}

/** A file name people can read, made of the map's own name. */
export function fileName(name: string): string {
  const slug = name
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return `${slug || "map"}.toml`;
}

export function isMapError(read: NamedSketch | MapError): read is MapError {
  return "key" in read;
}
