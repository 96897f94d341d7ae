/** What happened, in sentences, grouped by the step that brought it about. */

import type { Seat, Typed } from "../../protocol/values";
import type { Step } from "../../protocol/wire";
import type { Words } from "../../words/words";

export interface LogLine {
  readonly sentence: string;
  /** How many times running it happened. */
  readonly times: number;
  readonly minor: boolean;
  /** What it tells; of several, the first. */
  readonly event: Typed;
}

export interface LogStep {
  /** The number of the step, for links into the replay. */
  readonly step: number;
  /** Who caused it; -1 is the deal. */
  readonly seat: Seat;
  /** The time was up: the table answered for the seat. */
  readonly late: boolean;
  /** There was no other answer: the table gave it. */
  readonly only: boolean;
  readonly at: number;
  readonly lines: readonly LogLine[];
}

type Minor = (event: Typed) => boolean;

/** Events in the sentences that *say* gives; the same one several times running is told once, counted. */
export function sentences(
  events: readonly Typed[],
  say: (event: Typed) => string,
  minor: Minor,
): LogLine[] {
  const told: LogLine[] = [];
  for (const event of events) {
    const sentence = say(event);
    const last = told.at(-1);
    if (last?.sentence === sentence) told[told.length - 1] = { ...last, times: last.times + 1 };
    else told.push({ sentence, times: 1, minor: minor(event), event });
  }
  return told;
}

/** One step of the log. */
export function logStep(step: Step, number: number, words: Words, minor: Minor): LogStep {
  const lines = sentences(step.events, (event) => words.tell(event), minor);
  const { seat, kind, at } = step;
  return { step: number, seat, late: kind === "late", only: kind === "only", at, lines };
}
