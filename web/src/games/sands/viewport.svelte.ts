/** How one person has the map and the annals before him. */

import type { Point } from "../art/line";
import { nextTowards } from "../parts/cursor";
import { BoardViewport, viewportFor } from "../parts/viewport.svelte";
import { boxOf, EXTENT, MIDDLE } from "./geometry";
import { REGION_NAMES } from "./parts";
import { regionMark, regionOf, type Place } from "./pointing";

/** A citizen that is carried over the map. */
export interface Carried {
  readonly piece: number;
  readonly from: number;
  readonly at: Point;
}

const CURSOR: ReadonlyMap<Place, Point> = new Map(
  REGION_NAMES.map((_, region) => [regionMark(region), MIDDLE[region] ?? { x: 0, y: 0 }]),
);

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
    const place = still ? from : (nextTowards(from, CURSOR, across, down) ?? regionMark(0));
    this.show(boxOf(regionOf(place)), 10);
    return place;
  }
}

/** The viewport before a table. */
export const viewportOf = viewportFor(() => new Viewport());
