/** What is marked on the slider: the steps at which something turned. */

import type { AnyDrawing, Milestone } from "../table/model/drawing";
import type { Typed } from "../protocol/values";
import type { Step } from "../protocol/wire";

export interface StepMark {
  readonly step: number;
  readonly kind: Milestone;
  /** The event that deserves the mark. */
  readonly event: Typed;
}

/** Small things first: what is drawn later lies on top. */
const ORDER: readonly Milestone[] = ["turn", "round", "scoring", "clash", "loss"];

/** The marks of a story: each kind at most once for a step. */
export function marksOf(
  steps: readonly Step[],
  drawing: Pick<AnyDrawing, "milestone">,
): StepMark[] {
  const marks = steps.flatMap((step, number) => marksOfStep(step, number, drawing));
  return marks.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

function marksOfStep(
  step: Step,
  number: number,
  drawing: Pick<AnyDrawing, "milestone">,
): StepMark[] {
  const found = new Map<Milestone, Typed>();
  for (const event of step.events) {
    const kind = drawing.milestone?.(event) ?? null;
    if (kind !== null && !found.has(kind)) found.set(kind, event);
  }
  return Array.from(found, ([kind, event]) => ({ step: number, kind, event }));
}

/** The step of the nearest mark of a kind before or after *at*; the end of the way if there is none. */
export function nearest(
  marks: readonly StepMark[],
  kind: Milestone,
  at: number,
  way: "back" | "on",
): number | undefined {
  const steps = marks.filter((mark) => mark.kind === kind).map(({ step }) => step);
  return way === "on" ? steps.find((step) => step > at) : steps.findLast((step) => step < at);
}
