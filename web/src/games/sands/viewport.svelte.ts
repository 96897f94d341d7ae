/** One person's view of the map and the annals. */

import type { Point } from "../../art/line";
import type { Place as Marked } from "../../protocol/game";
import type { Extent } from "../parts/camera";
import { nextTowards } from "../parts/cursor";
import { BoardViewport, viewportFor } from "../parts/viewport.svelte";
import { ANNALS, MAP } from "./effects";
import { boxOf, chart, EXTENT, SIZE } from "./geometry";
import { CATEGORIES } from "./parts";
import { regionMark, regionOf, type Place } from "./pointing";

/** A citizen that is carried over the map. */
export interface Carried {
  readonly piece: number;
  readonly from: number;
  readonly at: Point;
}

function cursorPlaces(): ReadonlyMap<Place, Point> {
  return new Map(chart().middles.map((at, region) => [regionMark(region), at]));
}

const MARGIN = 24; // units around the regions in play
const NEARLY = 0.92; // of the disc: then it is shown whole

/** The part of the disc on which some regions lie, as a square. */
export function extentOf(regions: readonly number[]): Extent {
  const corners = regions.flatMap((region) => chart().outlines[region] ?? []);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const [wide, high] = [Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top];
  const side = Math.max(wide, high);
  if (corners.length === 0 || side > SIZE * NEARLY) return EXTENT;
  const kept = (at: number): number => Math.min(Math.max(at, 0), SIZE - side);
  const [x, y] = [kept(left - (side - wide) / 2), kept(top - (side - high) / 2)];
  return { ...EXTENT, x, y, wide: side, high: side };
}

/** The parts that lie in front are the map and the annals. */
export class Viewport extends BoardViewport<Place> {
  carried = $state.raw<Carried | null>(null);
  /** The map is shown: always, but in a figure that speaks of the annals alone. */
  hasMap = $state(true);
  /** The chapters of the annals that are shown: all of them, but in a figure. */
  chapters: readonly number[] = $state.raw(CATEGORIES);
  /** The card of the hand that is pointed at, or focused. */
  card = $state.raw<number | null>(null);

  override readonly byDigits = false; // they choose the cards

  constructor() {
    super(EXTENT, 2);
  }

  /** Move the cursor to the next region in a direction; what is seen follows it. */
  step(across: number, down: number): Place {
    const from = this.pointed === null ? null : regionMark(regionOf(this.pointed));
    const still = across === 0 && down === 0 && from !== null;
    const place = still ? from : (nextTowards(from, cursorPlaces(), across, down) ?? regionMark(0));
    this.show(boxOf(regionOf(place)), 10);
    return place;
  }
}

/** The viewport before a table. */
export const viewportOf = viewportFor(() => new Viewport());

/** Bring a region into sight, or the spaces of the chronicles. */
export function lead(table: object, { region, space }: Marked): void {
  const viewport = viewportOf(table);
  viewport.turnTo(space === undefined ? MAP : ANNALS);
  if (region !== undefined) viewport.show(boxOf(region), 10);
}
