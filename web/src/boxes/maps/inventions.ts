/** The map of Inventions: where regions lie, and the ropes between them. */

import type { PlainBox, PlainRow } from "../../protocol/boxes";
import { rowsOf, textIn, withRows } from "../rows";

export interface RegionSpot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly ropes: readonly string[];
}

export function spotsOf(box: PlainBox): RegionSpot[] {
  return rowsOf(box, "region").map((row) => ({
    name: textIn(row, "name"),
    x: typeof row.x === "number" ? row.x : 0,
    y: typeof row.y === "number" ? row.y : 0,
    ropes: ropesOf(row),
  }));
}

function ropesOf(row: PlainRow): string[] {
  return Array.isArray(row.ropes) ? row.ropes.map(String) : [];
}

/** The box with a region elsewhere on the sheet. */
export function withSpot(box: PlainBox, region: number, x: number, y: number): PlainBox {
  const rows = rowsOf(box, "region").map((row, i) =>
    i === region ? { ...row, x: Math.round(x), y: Math.round(y) } : row,
  );
  return withRows(box, "region", rows);
}

/** The box with a rope between two regions, or without the one there was; both ends know it. */
export function withRope(box: PlainBox, one: number, other: number): PlainBox {
  const names = rowsOf(box, "region").map((row) => textIn(row, "name"));
  const [first = "", second = ""] = [names[one], names[other]];
  if (one === other || first === "" || second === "") return box;
  const joined = rowsOf(box, "region").some((row, i) => i === one && ropesOf(row).includes(second));
  const changed = (row: PlainRow, to: string): PlainRow => {
    const rest = ropesOf(row).filter((name) => name !== to);
    const ropes = joined ? rest : [...rest, to];
    return { ...row, ropes, statuses: { ...row.statuses, ropes: "entered" } };
  };
  const rows = rowsOf(box, "region").map((row, i) =>
    i === one ? changed(row, second) : i === other ? changed(row, first) : row,
  );
  return withRows(box, "region", rows);
}
