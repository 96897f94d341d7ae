import { expect, test } from "vitest";

import type { Notice, Step } from "../../src/protocol/wire";
import { knownOnArrival, newsSince } from "../../src/table/alerts/cards";

function step(seat: number, kind: Step["kind"] = "act"): Step {
  return { seat, kind, action: null, events: [], at: 0 };
}

function notice(kind: string, seat: number, at: number, motion = ""): Notice {
  return { kind, seat, about: seat, at: 0, step: at, motion, who: "" } as Notice;
}

const NOTHING = { steps: 0, notices: 0 };

test("who comes back knows everything up to the last answer of their own", () => {
  const steps = [step(-1), step(0), step(1), step(0, "late"), step(1)];
  const notices = [notice("resigned", 2, 1), notice("resigned", 3, 5)];
  expect(knownOnArrival(steps, notices, [0])).toEqual({ steps: 2, notices: 1 });
  const news = newsSince(knownOnArrival(steps, notices, [0]), steps, notices, [0]);
  expect(news.late).toEqual([3]);
  expect(news.settled.map(({ seat }) => seat)).toEqual([3]);
});

test("who only watches has missed nothing", () => {
  const steps = [step(-1), step(0, "late")];
  expect(knownOnArrival(steps, [notice("resigned", 0, 1)], [])).toEqual({ steps: 2, notices: 1 });
});

test("what decides something is news for everybody but who resigned", () => {
  const notices = [
    notice("resigned", 0, 1),
    notice("carried", 1, 1, "bot"),
    notice("carried", 1, 1, "end"),
    notice("agreed", 1, 1),
  ];
  const told = (own: readonly number[]) =>
    newsSince(NOTHING, [], notices, own).settled.map(({ kind, seat }) => `${kind} ${seat}`);
  expect(told([0])).toEqual(["carried 1"]);
  expect(told([1])).toEqual(["resigned 0", "carried 1"]); // also for whoever agreed last
  expect(told([2])).toEqual(["resigned 0", "carried 1"]);
});

test("time that was up is news for the one whose time it was", () => {
  const steps = [step(0, "late"), step(1, "late")];
  expect(newsSince(NOTHING, steps, [], [1]).late).toEqual([1]);
});
