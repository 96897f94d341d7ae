/** What happened since somebody's last turn, by what the events say themselves. */

import type { Place } from "../../protocol/game";
import type { AnyDrawing, MarkedPlace } from "../model/drawing";
import type { Seat, Typed } from "../../protocol/values";
import { doerOf, type ShownEvent } from "./queue";
import type { Words } from "../../words/words";

/** One thing that happened. */
export interface SinceLine {
  readonly event: Typed;
  /** Who caused it. */
  readonly seat: Seat;
  readonly step: number;
  readonly sentence: string;
  /** How many times it happened. */
  readonly times: number;
  /** Something was taken from who looks. */
  readonly isLoss: boolean;
  /** Where it happened. */
  readonly places: readonly Place[];
}

export interface Since {
  /** What changed for who looks; what was lost first. */
  readonly mine: readonly SinceLine[];
  readonly others: readonly SinceLine[];
}

interface Step {
  readonly seat: Seat;
  readonly events: readonly Typed[];
}

/**
 * The first step after the last own one. Who has not answered yet has missed all but the deal;
 * who only watches sees what the last seat did.
 */
export function firstSince(steps: readonly Step[], viewer: Seat): number {
  const own = steps.findLastIndex(({ seat }) => seat === viewer);
  if (viewer >= 0 && own >= 0) return own + 1;
  if (viewer >= 0)
    return Math.max(
      0,
      steps.findIndex(({ seat }) => seat >= 0),
    );
  const last = steps.at(-1)?.seat;
  return steps.findLastIndex(({ seat }) => seat !== last) + 1;
}

/** The events of the steps from one on. */
export function toldSince(steps: readonly Step[], from: number): ShownEvent[] {
  return steps
    .slice(from)
    .flatMap(({ seat, events }, i) => events.map((event) => ({ seat, event, step: from + i })));
}

/** Whether an event names a seat. */
export function concerns(event: Typed, seat: Seat, seated: readonly string[]): boolean {
  return seated.some((field) => {
    const named = event[field];
    return Array.isArray(named) ? named.includes(seat) : named === seat;
  });
}

/** What of it is worth telling, what changed for the viewer apart. */
export function since(
  told: readonly ShownEvent[],
  viewer: Seat,
  drawing: AnyDrawing,
  words: Words,
): Since {
  const lines = new Map<string, SinceLine>();
  for (const { seat, event, step } of told) {
    if (drawing.isMinor(event) || drawing.isChapter?.(event) === true) continue;
    const sentence = words.tell(event);
    const before = lines.get(sentence);
    const isLoss = drawing.isLoss?.(event, viewer) === true;
    const places = drawing.history(event);
    const times = (before?.times ?? 0) + 1;
    const doer = doerOf({ seat, event }, drawing);
    lines.set(sentence, { event, seat: doer, step, sentence, times, isLoss, places });
  }
  const all = [...lines.values()];
  const isMine = ({ event }: SinceLine): boolean =>
    viewer >= 0 && concerns(event, viewer, drawing.game.seated);
  const mine = all.filter(isMine);
  return {
    mine: [...mine.filter(({ isLoss }) => isLoss), ...mine.filter(({ isLoss }) => !isLoss)],
    others: all.filter((line) => !isMine(line)),
  };
}

/** The places of which something was told, each once; *now* is told at this moment. */
export function marksOf(
  told: readonly ShownEvent[],
  now: ShownEvent | undefined,
  drawing: AnyDrawing,
): MarkedPlace[] {
  const marks = new Map<string, MarkedPlace>();
  for (const one of told) {
    for (const place of drawing.history(one.event)) {
      const key = JSON.stringify(place);
      const isNow = one === now;
      marks.delete(key); // what happened last lies on top
      marks.set(key, { place, seat: doerOf(one, drawing), isNow });
    }
  }
  return [...marks.values()];
}
