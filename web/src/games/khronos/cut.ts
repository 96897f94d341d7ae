/** What a figure of the rules shows of Khronos: the ages it speaks of, and of them what is around. */

import { around, overlaps } from "../../art/box";
import type { Place } from "../../protocol/game";
import { cutOut, type Extent } from "../parts/camera";
import type { Table } from "./acting";
import { boxOf, CELL, EXTENT } from "./geometry";
import { AGES } from "./parts";
import { rankOf } from "./scene";
import { viewportOf } from "./viewport.svelte";

const NEAR = 3; // cells: what stands no further from what is marked belongs to it
const MARGIN = 1; // cells around all of that
const SHAPES = [1, 2.2, 1.25, 0.85]; // how much wider than high a land is, beside so many

/** Show the ages in which something is marked, and the same part of each. */
export function cut(table: Table, places: readonly Place[]): void {
  const viewport = viewportOf(table);
  const marked = AGES.filter((age) => places.some((place) => place.age === age));
  viewport.isCut = true;
  viewport.ages = marked.length > 0 ? marked : AGES;
  viewport.front = viewport.ages[0] ?? 0;
  viewport.fit(partAround(table, places, viewport.ages));
}

/** The part of the land in which the places lie, and whatever stands near them in some ages. */
function partAround(table: Table, places: readonly Place[], ages: readonly number[]): Extent {
  if (places.length === 0) return EXTENT;
  const marked = places.map(({ cell = 0, rank = 1 }) => boxOf(cell, rank));
  const standing = ages
    .flatMap((age) => table.playback.scene.boards[age] ?? [])
    .map(({ cell, tile }) => boxOf(cell, rankOf(tile)));
  const near = standing.filter((box) => overlaps(box, around(marked, NEAR * CELL)));
  const box = around([...marked, ...near], MARGIN * CELL);
  return cutOut(EXTENT, box, SHAPES[ages.length] ?? 1);
}
