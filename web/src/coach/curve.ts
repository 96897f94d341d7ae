/** The geometry of the curve: steps from left to right, chances or points upwards. */

import type { Outlook } from "../protocol/coach";
import type { Seat } from "../protocol/values";

/** What is drawn: chances to win, or expected points. */
export type Measure = "chances" | "points";

/** What lies between the lower and the upper edge, and where lines are ruled. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

const CHANCES: Scale = { low: 0, high: 1, ticks: [0, 0.5, 1] };
const STRIDES = [1, 2, 5, 10, 20, 50, 100];
const LINES = 5;

/** The scale on which a curve is drawn: chances from none to certainty, points as far as they go. */
export function scaleOf(curve: readonly Outlook[], measure: Measure): Scale {
  if (measure === "chances") return CHANCES;
  const all = curve.flatMap(({ points }) => points);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const stride = STRIDES.find((one) => (most - least) / one <= LINES) ?? 200;
  const [low, high] = [Math.floor(least / stride) * stride, Math.ceil(most / stride) * stride];
  const count = Math.round((high - low) / stride) + 1;
  return { low, high, ticks: Array.from({ length: count }, (_, i) => low + i * stride) };
}

/** A sheet of so many pixels, for the steps 0 to *last*. */
export class Sheet {
  constructor(
    readonly width: number,
    readonly height: number,
    readonly last: number,
    readonly scale: Scale,
    /** Free at the sides, so that it stands over the slider; and above and below. */
    readonly side = 10,
    readonly top = 22,
    readonly foot = 8,
  ) {}

  x(step: number): number {
    const room = Math.max(0, this.width - 2 * this.side);
    return this.side + (room * step) / Math.max(1, this.last);
  }

  y(value: number): number {
    const { low, high } = this.scale;
    const room = Math.max(0, this.height - this.top - this.foot);
    return this.height - this.foot - (room * (value - low)) / (high - low);
  }

  /** The step nearest to a place. */
  stepAt(x: number): number {
    const room = Math.max(1, this.width - 2 * this.side);
    const step = Math.round(((x - this.side) / room) * this.last);
    return Math.max(0, Math.min(step, this.last));
  }

  /** The line of one seat. */
  line(values: readonly number[]): string {
    const places = values.map((value, step) => `${near(this.x(step))} ${near(this.y(value))}`);
    return places.length === 0 ? "" : `M${places.join("L")}`;
  }
}

function near(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Steps at which the line of a seat bears its sign: evenly spread, each seat's beside the others'. */
export function signSteps(known: number, seat: Seat, seats: number, signs = 7): number[] {
  const stride = known / signs;
  if (stride < seats) return [];
  const first = (stride * (seat + 0.5)) / seats;
  return Array.from({ length: signs }, (_, i) => Math.floor(first + i * stride)).filter(
    (step) => step < known,
  );
}

/** Places as near as can be to the *wanted* ones, in their order, at least *apart* from each other. */
export function spread(
  wanted: readonly number[],
  apart: number,
  least: number,
  most: number,
): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let free = least;
  for (const i of order) {
    placed[i] = Math.max(wanted[i] ?? 0, free);
    free = (placed[i] ?? 0) + apart;
  }
  let limit = most;
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i] ?? 0, limit);
    limit = (placed[i] ?? 0) - apart;
  }
  return placed;
}
