/** One person's view of the board: what they point at, and which part and society they see. */

import type { Point } from "../../art/line";
import type { Place as Marked } from "../../protocol/game";
import { nextTowards } from "../parts/cursor";
import { BoardViewport, viewportFor } from "../parts/viewport.svelte";
import { frontOfKind, FRONTS } from "./effects";
import { EXTENT, medallions } from "./geometry";
import { NONE } from "./parts";

/** Something that can be pointed at, by the field that names it. */
export interface Place {
  readonly kind:
    | "region"
    | "deed"
    | "card"
    | "milestone"
    | "tile"
    | "cell"
    | "space"
    | "goal"
    | "influence_tile"
    | "knowledge"
    | "rank";
  readonly number: number;
  /** The seat in front of which it lies, or nobody. */
  readonly seat: number;
}

const PARTS = 5; // the world, the assembly, ideas and milestones, societies, chains

function cursorPlaces(): ReadonlyMap<number, Point> {
  return new Map(medallions().map((at, region) => [region, at]));
}

export class Viewport extends BoardViewport<Place> {
  /** The parts that are shown: all of them, but in a figure. */
  parts: readonly number[] = $state.raw(FRONTS);
  /** What a figure speaks of. */
  places: readonly Marked[] = $state.raw([]);
  /** Whose society board is seen; nobody's: the own one, or that of whose turn it is. */
  society = $state(NONE);
  /** Where the own pillar is to stand, chosen while another seat finishes its turn. */
  planned = $state.raw<number | null>(null);

  /** What the mouse was pressed on and is carried from there. */
  carried: Place | null = null;

  /** What was pressed last: the keyboard comes back to it when its sheet is closed. */
  pressed: HTMLElement | null = null;

  constructor() {
    super(EXTENT, PARTS);
  }

  /** Whether something of a kind is shown: everything is, but in a figure what it speaks of. */
  shows(kind: string, number?: number): boolean {
    const own = this.places.flatMap((place) => (kind in place ? [place[kind]] : []));
    return !this.isCut || (number === undefined ? own.length > 0 : own.includes(number));
  }

  override focus(): void {
    this.pressed?.focus({ preventScroll: true });
  }

  /** Move the cursor to the next medallion in a direction. */
  step(across: number, down: number): Place {
    const from = this.pointed?.kind === "region" ? this.pointed.number : null;
    return placeAt("region", nextTowards(from, cursorPlaces(), across, down) ?? 0);
  }
}

export const viewportOf = viewportFor(() => new Viewport());

/** Bring the part of the board into sight on which something lies. */
export function lead(table: object, place: Marked): void {
  const front = frontOfKind(Object.keys(place)[0] ?? "");
  if (front !== null) viewportOf(table).turnTo(front);
}

export function placeAt(kind: Place["kind"], number: number, seat = NONE): Place {
  return { kind, number, seat };
}

export function samePlace(one: Place | null, other: Place): boolean {
  return one?.kind === other.kind && one.number === other.number && one.seat === other.seat;
}
