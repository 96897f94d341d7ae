/** What a figure of the rules shows of The Sands of Time: regions, and chapters of the annals. */

import { around } from "../../art/box";
import type { Place } from "../../protocol/game";
import { cutOut } from "../parts/camera";
import type { Table } from "./acting";
import { boxOf, chart, EXTENT } from "./geometry";
import { CATEGORIES, parts } from "./parts";
import { viewportOf } from "./viewport.svelte";

const MARGIN = 60; // units of the map around the regions, by which one sees where they lie
const BROAD = 2.2; // how much wider than high the map is, alone
const SQUARE = 1.15; // and beside the annals

/** Show the marked regions with what is around them, and the chapters in which something is marked. */
export function cut(table: Table, places: readonly Place[]): void {
  const viewport = viewportOf(table);
  viewport.isCut = true;
  viewport.chapters = CATEGORIES.filter((category) =>
    places.some((place) => categoryOf(place) === category),
  );
  const regions = places.flatMap(({ region }) => (region === undefined ? [] : [region]));
  viewport.hasMap = regions.length > 0 || viewport.chapters.length === 0;
  if (regions.length === 0) return;
  const corners = regions.flatMap((region) => chart().outlines[region] ?? []);
  const points = corners.map((at) => ({ ...at, wide: 0, high: 0 }));
  const box = around([...points, ...regions.map(boxOf)], MARGIN);
  viewport.fit(cutOut(EXTENT, box, viewport.chapters.length > 0 ? SQUARE : BROAD));
}

function categoryOf({ category, space, row }: Place): number | undefined {
  if (space !== undefined) return parts.spaces[space]?.category;
  return row === undefined ? category : parts.rowCategory[row];
}
