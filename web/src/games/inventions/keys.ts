/** The keyboard on the map: arrows go from medallion to medallion, Enter points. */

import type { Point } from "../art/line";
import { nextTowards } from "../parts/cursor";
import { steer as steerBoard } from "../parts/keys";
import { passOver, pointAt, type Table } from "./acting";
import { placeAt, type Desk } from "./desk.svelte";
import { MEDALLIONS } from "./geometry";

const PLACES: ReadonlyMap<number, Point> = new Map(MEDALLIONS.map((at, region) => [region, at]));

export function steer(event: KeyboardEvent, table: Table, desk: Desk): void {
  steerBoard(event, {
    table,
    desk,
    step: (across, down) => {
      const from = desk.pointed?.kind === "region" ? desk.pointed.number : null;
      return placeAt("region", nextTowards(from, PLACES, across, down) ?? 0);
    },
    over: (place) => passOver(table, desk, place),
    point: (place) => pointAt(table, desk, place),
  });
}
