/** How one person has the map and the annals before him. */

import type { Point } from "../art/line";
import { nextTowards } from "../parts/cursor";
import { BoardViewport, viewportFor } from "../parts/viewport.svelte";
import { boxOf, chart, EXTENT } from "./geometry";
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

/** The parts that lie in front are the map and the annals. */
export class Viewport extends BoardViewport<Place> {
  carried = $state.raw<Carried | null>(null);

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
