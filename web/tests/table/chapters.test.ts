import { expect, test } from "vitest";

import { chapters, passages } from "../../src/table/model/chapters";
import type { LogLine, LogStep } from "../../src/table/model/log";

const line = (type: string, minor = false): LogLine => ({
  sentence: `${type}.`,
  times: 1,
  minor,
  event: { type },
});
const step = (number: number, seat: number, ...lines: LogLine[]): LogStep => ({
  step: number,
  seat,
  late: false,
  only: false,
  at: 0,
  lines,
});
const isChapter = ({ type }: { readonly type: string }): boolean => type === "Round";

test("a chapter that begins within a step divides it, and stands over what follows", () => {
  const items = chapters([step(7, 1, line("Paid"), line("Round"), line("Drew"))], isChapter);
  expect(items.map((item) => (item.kind === "heading" ? item.sentence : item.kind))).toEqual([
    "step",
    "Round",
    "step",
  ]);
  const [before, , after] = items;
  expect(before?.kind === "step" && before.step.lines[0]?.sentence).toBe("Paid.");
  expect(after?.kind === "step" && after.step.step).toBe(7);
});

test("a long run of small lines in a step is folded, what matters is not", () => {
  const small = Array.from({ length: 6 }, () => line("Laid", true));
  const read = passages([line("Built"), ...small, line("Won"), line("Kept", true)]);
  expect(read.map(({ lines, folded }) => [lines.length, folded])).toEqual([
    [1, false],
    [6, true],
    [1, false],
    [1, false],
  ]);
});

test("many small steps of one seat become one; a heading, another seat or something that matters ends the run", () => {
  const small = (number: number, seat: number) => step(number, seat, line("Laid", true));
  const steps = [
    ...[0, 1, 2, 3].map((number) => small(number, 0)),
    ...[4, 5].map((number) => small(number, 1)),
    step(6, 1, line("Built")),
    ...[7, 8].map((number) => small(number, 1)),
    step(9, 1, line("Round")),
    ...[10, 11].map((number) => small(number, 1)),
  ];
  const kinds = chapters(steps, isChapter).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "run")).toHaveLength(1);
  expect(kinds).toEqual(["run", ...Array<string>(5).fill("step"), "heading", "step", "step"]);
});

test("every line is there, folded or not", () => {
  const steps = Array.from({ length: 20 }, (_, i) => step(i, i % 2, line("A"), line("B", true)));
  const told = chapters(steps, isChapter).flatMap((item) =>
    item.kind === "step" ? item.step.lines : [],
  );
  expect(told).toHaveLength(40);
});
