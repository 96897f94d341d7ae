/** Where regions, borders and everything upon them lie on the map of this page's box. */

import type { Point } from "../../art/line";
import type { Box } from "../../art/box";
import type { Extent } from "../parts/camera";
import { CORNERS, LANES, MIDDLES, RINGS, SEAS, STRAITS } from "./art/chart";
import { CENTRE, Chart, type Plan, type PlannedLane } from "./art/cartography";
import { parts } from "./parts";

/** The map is as wide as it is high. */
export const SIZE = 1000;
export { CENTRE };

const OUR_LANES: readonly PlannedLane[] = LANES.map(([from, to, start, end, bend]) => ({
  from,
  to,
  start,
  end,
  bend,
}));

/** Our own drawing, for a box that brings none. */
function ourPlan(): Plan {
  const regions = parts.names.region.map((name: string) => ({
    name,
    ring: (RINGS[name] ?? "").split(" "),
    middle: MIDDLES[name] ?? ([0, 0, 0] as const),
    sea: SEAS.includes(name),
  }));
  const { borders } = parts;
  return { corners: CORNERS, regions, borders, lanes: OUR_LANES, straits: STRAITS };
}

/** The drawing that the box brings. */
function boxPlan(): Plan {
  const { map } = parts.content;
  const regions = map.regions.map(({ ring, x, y, wide, sea }, region) => ({
    name: parts.regions[region]?.name ?? "",
    ring,
    middle: [x, y, wide] as const,
    sea: sea === 1,
  }));
  const lanes = map.lanes.map(({ border, way: [a = 0, b = 0, c = 0, d = 0, bend = 0] }) => {
    const { first = -1, second = -1 } = parts.borders[border] ?? {};
    const [from, to] = [regions[first]?.name ?? "", regions[second]?.name ?? ""];
    return { from, to, start: [a, b] as const, end: [c, d] as const, bend };
  });
  const corners = Object.fromEntries(map.corners.map(({ name, x, y }) => [name, [x, y] as const]));
  const straits = map.straits.map((pair) => pair.join(" "));
  return { corners, regions, borders: parts.borders, lanes, straits };
}

/** The map of the box on this page, as it is drawn. */
export const chart = parts.made(
  () => new Chart(parts.content.map.corners.length > 0 ? boxPlan() : ourPlan()),
);

/** Where the words of a region lie around. */
export function middleOf(region: number): Point {
  return chart().middles[region] ?? CENTRE;
}

export const EXTENT: Extent = { wide: SIZE, high: SIZE, nearest: 5 };

const HIGH = 96; // of the words and pieces of a region

/** The part of the map on which the words and pieces of a region lie. */
export function boxOf(region: number): Box {
  const { x, y, wide } = chart().middles[region] ?? { ...CENTRE, wide: 0 };
  return { x: x - wide / 2, y: y - HIGH / 2, wide, high: HIGH };
}

/** A small part of the map around the place of a border. */
export function boxOfBorder(border: number): Box {
  const { x, y } = chart().borderPlaces[border] ?? CENTRE;
  return { x: x - 12, y: y - 12, wide: 24, high: 24 };
}
