/** How the things of a region lie around its middle: in lines, as many as are needed. */

import type { RegionView } from "../../../protocol/generated/sands";
import { PIECES } from "../parts";
import { citizensOf, peopleOf } from "../scene";

export type Thing =
  | { readonly type: "tile"; readonly resource: number; readonly capacity: number }
  | { readonly type: "mark"; readonly owner: number; readonly mark: string }
  | {
      readonly type: "people";
      readonly seat: number;
      readonly piece: number;
      readonly count: number;
    }
  | { readonly type: "structure"; readonly structure: number };

/** A thing and its middle, from the middle of the region. */
export interface Laid {
  readonly thing: Thing;
  readonly x: number;
  readonly y: number;
}

export const LINE = 21; // units from line to line
export const FIGURE = 14.5; // units: how large numbers are written
export const NAME = 19; // for the name above them

const WIDE: Readonly<Record<Thing["type"], number>> = {
  tile: 34,
  mark: 20,
  people: 15,
  structure: 21,
};
const DIGIT = 9;
const GAP = 3;

/** How wide a thing is where its numbers are drawn so much larger. */
function wide(thing: Thing, figures: number): number {
  if (thing.type === "tile") return WIDE.tile + DIGIT * (figures - 1);
  if (thing.type !== "people") return WIDE[thing.type];
  return WIDE.people + (thing.count > 1 ? figures * DIGIT * String(thing.count).length : 0);
}

function lines(things: readonly Thing[], most: number, figures: number): Thing[][] {
  const found: Thing[][] = [];
  let [open, length]: [Thing[], number] = [[], 0];
  for (const thing of things) {
    const more = wide(thing, figures) + GAP;
    if (open.length > 0 && length + more > most) {
      found.push(open);
      [open, length] = [[], 0];
    }
    open.push(thing);
    length += more;
  }
  return open.length > 0 ? [...found, open] : found;
}

function centred(line: readonly Thing[], y: number, figures: number): Laid[] {
  const total = line.reduce((sum, thing) => sum + wide(thing, figures) + GAP, -GAP);
  let x = -total / 2;
  return line.map((thing) => {
    const middle = x + wide(thing, figures) / 2;
    x += wide(thing, figures) + GAP;
    return { thing, x: middle, y };
  });
}

/** Where everything lies, its numbers drawn so much larger; *top* is where the name stands. */
export function laidOut(
  region: RegionView,
  most: number,
  figures = 1,
): { laid: Laid[]; top: number } {
  const { resource, capacity, owner, mark } = region;
  const people = peopleOf(region).flatMap((seat) =>
    PIECES.flatMap((piece): Thing[] => {
      const count = citizensOf(region, seat)[piece];
      return count > 0 ? [{ type: "people", seat, piece, count }] : [];
    }),
  );
  const first: Thing[] = [
    ...(resource === null ? [] : [{ type: "tile", resource, capacity } as const]),
    ...(owner < 0 ? [] : [{ type: "mark", owner, mark } as const]),
    ...people,
  ];
  const stamps = region.structures.map((structure) => ({ type: "structure", structure }) as const);
  const all = [...lines(first, most, figures), ...lines(stamps, most, figures)];
  const line = Math.max(LINE, FIGURE * figures * 1.2);
  const top = -((all.length * line) / 2) + NAME / 2 - 4;
  const laid = all.flatMap((things, i) =>
    centred(things, top + NAME / 2 + 4 + (i + 0.5) * line - 2, figures),
  );
  return { laid, top };
}
