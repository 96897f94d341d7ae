/** One person's view of a declared board: the cursor in a zone, and what the last action changed. */

import { SvelteMap } from "svelte/reactivity";

import type { Plain } from "../../protocol/values";
import type { Point } from "../../art/line";
import { middle } from "../parts/camera";
import { nextTowards } from "../parts/cursor";
import { BoardViewport, viewportFor } from "../parts/viewport.svelte";
import { isRecord } from "../plain/tree";
import type { Laid } from "./geometry";
import type { FilledZone, Place } from "./scene";

const WHOLE = { wide: 1, high: 1, nearest: 1 }; // it is not zoomed
const NOTHING: ReadonlySet<string> = new Set();

/** A place, by its zone: both may be drawn anew while it stays the same. */
export interface PlaceKey {
  readonly zone: string;
  readonly place: string;
  /** Where it lies in its zone. */
  readonly at: Point;
}

interface LaidZone {
  readonly filled: FilledZone;
  readonly laid: Laid;
}

export class Viewport extends BoardViewport<PlaceKey> {
  override readonly byDigits = false;
  /** The places of which something changed with the last action. */
  changed = $state.raw(NOTHING);
  /** The zones that are on the page. */
  readonly zones = new SvelteMap<string, LaidZone>();
  /** The zone that the keys steer. */
  steered = "";
  private shown: { view: Plain; zones: readonly FilledZone[] } = { view: null, zones: [] };
  private before: typeof this.shown = this.shown;
  private from = -1;

  constructor() {
    super(WHOLE);
  }

  /** Another position is shown, marked against the one before step *from*. */
  mark(view: Plain, zones: readonly FilledZone[], from: number): void {
    if (view === this.shown.view) return;
    if (from !== this.from) this.before = this.shown;
    this.from = from;
    this.shown = { view, zones };
    const { before } = this;
    const isSame = isRecord(view) && isRecord(before.view) && view.seat === before.view.seat;
    this.changed = isSame ? changedPlaces(before.zones, zones) : NOTHING;
  }

  placeAt(key: PlaceKey | null): Place | undefined {
    if (key === null) return undefined;
    return this.zones.get(key.zone)?.filled.places.find(({ key: one }) => one === key.place);
  }

  /** The places of a zone that fit, each with where it lies. */
  keysOf(zone: string, fits: (place: Place) => boolean = () => true): PlaceKey[] {
    const { filled, laid } = this.zones.get(zone) ?? {};
    return (filled?.places ?? []).flatMap((place, i) => {
      const box = laid?.boxes[i];
      const isMeant = box !== undefined && fits(place);
      return isMeant ? [{ zone, place: place.key, at: middle(box) }] : [];
    });
  }

  step(across: number, down: number): PlaceKey {
    const keys = new Map(this.keysOf(this.steered).map((key) => [key.place, key]));
    const places = new Map([...keys].map(([place, { at }]) => [place, at]));
    const next = nextTowards(this.pointed?.place ?? null, places, across, down);
    return keys.get(next ?? "") ?? { zone: this.steered, place: "", at: { x: 0, y: 0 } };
  }
}

/** The places at which something else stands in two positions. */
export function changedPlaces(
  before: readonly FilledZone[],
  after: readonly FilledZone[],
): ReadonlySet<string> {
  const was = new Map(before.flatMap(({ places }) => places.map((one) => [one.key, told(one)])));
  const places = after.flatMap((zone) => zone.places);
  return new Set(places.filter((one) => was.get(one.key) !== told(one)).map(({ key }) => key));
}

function told({ pieces }: Place): string {
  return JSON.stringify(pieces.map(({ key, name, text }) => [key, name, text]));
}

/** The viewport before a table. */
export const viewportOf = viewportFor(() => new Viewport());
