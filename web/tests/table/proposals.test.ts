import { expect, test } from "vitest";

import type { Notice, SeatSummary, Summary } from "../../src/protocol/wire";
import { withNotices } from "../../src/table/model/notices";
import { columnsOf, signed } from "../../src/table/points/points";
import { actionsOf } from "../../src/table/proposals/actions";
import type { LogStep } from "../../src/table/model/log";

function seat(more: Partial<SeatSummary> = {}): SeatSummary {
  return { name: "Ada", kind: "person", online: true, mine: false, ...more };
}

function summary(seats: SeatSummary[], more: Partial<Summary> = {}): Summary {
  return {
    id: "t",
    game: "box",
    rules_version: 1,
    options: {},
    seats,
    clock: { kind: "none" },
    commitment: null,
    opened_at: 0,
    branch: null,
    state: "playing",
    ...more,
  };
}

const ME = seat({ mine: true });
const BOT = seat({ kind: "bot", level: "master" });
const AWAY = seat({ online: false });
const PLAYED_ON = seat({ kind: "bot", level: "master", substitute: true });

test("one who plays among others may resign, and propose to end it", () => {
  expect(actionsOf(summary([ME, seat()]), 0)).toEqual([{ kind: "resign" }, { kind: "end" }]);
});

test("one who plays with bots alone ends it at once, and may delete what is his", () => {
  const kinds = actionsOf(summary([ME, BOT], { own: true }), 0).map(({ kind }) => kind);
  expect(kinds).toEqual(["resign", "abandon", "delete"]);
});

test("a bot may play on for somebody who is away, but not for one who is here", () => {
  expect(actionsOf(summary([ME, AWAY, seat()]), 0)).toContainEqual({ kind: "bot", seat: 1 });
  expect(actionsOf(summary([ME, AWAY, seat()]), 0)).not.toContainEqual({ kind: "bot", seat: 2 });
});

test("one who looks on may take over from one who is away or has resigned, not from a bot", () => {
  const found = actionsOf(summary([seat(), AWAY, PLAYED_ON, BOT]), -2);
  expect(found).toEqual([
    { kind: "person", seat: 1 },
    { kind: "person", seat: 2 },
  ]);
});

test("a table with other people is not deleted, and one that is over has nothing to resign", () => {
  expect(actionsOf(summary([ME, PLAYED_ON], { own: true, state: "over" }), 0)).toEqual([]);
  expect(actionsOf(summary([ME, seat()], { own: true, state: "over" }), 0)).toEqual([]);
  expect(actionsOf(summary([ME], { own: true, state: "over" }), 0)).toEqual([{ kind: "delete" }]);
});

test("before the game one leaves, and whoever opened the table sends away, lets in and closes", () => {
  const open = seat({ kind: "open", name: "" });
  const before = { state: "open" } as const;
  expect(actionsOf(summary([seat(), ME, open], before), 1)).toEqual([{ kind: "leave", seat: 1 }]);
  expect(actionsOf(summary([ME, seat(), open], { ...before, own: true }), 0)).toEqual([
    { kind: "kick", seat: 1 },
    { kind: "fill", seat: 2 },
    { kind: "close" },
  ]);
  expect(actionsOf(summary([seat(), open], before), -2)).toEqual([]);
});

test("what people did stands in the log after the step at which they did it", () => {
  const step = (number: number): LogStep => ({
    step: number,
    seat: 0,
    late: false,
    only: false,
    at: 0,
    lines: [{ sentence: `step ${number}`, times: 1, minor: false, event: { type: "Step" } }],
  });
  const notice = (after: number): Notice => ({
    kind: "agreed",
    seat: 0,
    at: 0,
    step: after,
    motion: "end",
    about: -1,
    who: "",
  });
  const log = [step(0), step(1)];
  const found = withNotices(log, [notice(1), notice(1), notice(9)], [ME]);
  expect(found.map(({ lines }) => lines.length)).toEqual([3, 2]);
  expect(withNotices(log, [], [ME])).toBe(log);
  expect(withNotices([], [notice(1)], [ME])).toEqual([]);
});

test("points have a true minus, and nothing is a dash", () => {
  expect([12, 0, -3].map((points) => signed(points, "en"))).toEqual(["12", "–", "−3"]);
  expect(columnsOf({ rows: [], totals: [4, 5, 6], periods: [] })).toEqual([0, 1, 2]);
});
