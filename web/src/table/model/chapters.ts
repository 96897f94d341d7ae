/** The log as it is read: under headings, and with what is small and long folded away. */

import type { Seat, Typed } from "../../protocol/values";
import type { LogLine, LogStep } from "./log";

/** Lines of one step that are read, or folded away together. */
export interface Passage {
  readonly lines: readonly LogLine[];
  readonly folded: boolean;
}

/** What stands below each other in the log. */
export type LogItem =
  | { readonly kind: "heading"; readonly key: string; readonly sentence: string }
  | {
      readonly kind: "step";
      readonly key: string;
      readonly step: LogStep;
      readonly passages: readonly Passage[];
    }
  /** Steps of one seat in which nothing much happened. */
  | {
      readonly kind: "run";
      readonly key: string;
      readonly seat: Seat;
      readonly steps: readonly LogStep[];
    };

const LINES = 4; // small ones running; more are folded
const STEPS = 3; // the same

/** The lines of a step, with long runs of small ones folded. */
export function passages(lines: readonly LogLine[]): Passage[] {
  const runs: LogLine[][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.[0]?.minor === line.minor) last.push(line);
    else runs.push([line]);
  }
  return runs.map((run) => ({ lines: run, folded: run.length > LINES && run[0]?.minor === true }));
}

function isSmall({ lines }: LogStep): boolean {
  return lines.every(({ minor }) => minor);
}

/** A step, split where a chapter begins in it. */
function split(step: LogStep, isChapter: (event: Typed) => boolean): LogItem[] {
  const items: LogItem[] = [];
  let lines: LogLine[] = [];
  const close = (): void => {
    const key = `${step.step}-${items.length}`;
    const part = { ...step, lines };
    if (lines.length > 0) items.push({ kind: "step", key, step: part, passages: passages(lines) });
    lines = [];
  };
  for (const line of step.lines) {
    if (!isChapter(line.event)) {
      lines.push(line);
      continue;
    }
    close();
    const sentence = line.sentence.replace(/\.$/, "");
    items.push({ kind: "heading", key: `${step.step}-${items.length}`, sentence });
  }
  close();
  return items;
}

/** Small steps of the same seat running become one item, from so many on. */
function folded(items: readonly LogItem[]): LogItem[] {
  const read: LogItem[] = [];
  let run: Extract<LogItem, { kind: "step" }>[] = [];
  const close = (): void => {
    const first = run[0];
    if (first === undefined || run.length <= STEPS) read.push(...run);
    else {
      const { seat } = first.step;
      read.push({ kind: "run", key: first.key, seat, steps: run.map(({ step }) => step) });
    }
    run = [];
  };
  for (const item of items) {
    const small = item.kind === "step" && isSmall(item.step);
    if (!small || (run[0] !== undefined && run[0].step.seat !== item.step.seat)) close();
    if (small) run.push(item);
    else read.push(item);
  }
  close();
  return read;
}

/** The log in the order in which it is read. */
export function chapters(log: readonly LogStep[], isChapter: (event: Typed) => boolean): LogItem[] {
  return folded(log.flatMap((step) => split(step, isChapter)));
}
