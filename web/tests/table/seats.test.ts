import { expect, test } from "vitest";

import { SPECTATOR } from "../../src/protocol/values";
import type { SeatSummary, Summary } from "../../src/protocol/wire";
import { firstViewer, handTo, isHotSeat, mySeats } from "../../src/table/model/seats";

const seat = (mine: boolean): SeatSummary => ({ name: "", kind: "person", online: true, mine });
const SHARED = [seat(true), seat(false), seat(true)];
const ALONE = [seat(false), seat(true)];

function summary(seats: SeatSummary[], state: Summary["state"] = "playing"): Summary {
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
    state,
  };
}

test("a screen is shared when several seats are mine", () => {
  expect(mySeats(SHARED)).toEqual([0, 2]);
  expect(isHotSeat(SHARED)).toBe(true);
  expect(isHotSeat(ALONE)).toBe(false);
});

test("a shared screen shows nobody's hand at first", () => {
  expect(firstViewer(summary(SHARED))).toBe(SPECTATOR);
  expect(firstViewer(summary(SHARED, "over"))).toBe(0);
  expect(firstViewer(summary(ALONE))).toBe(1);
  expect(firstViewer(summary([seat(false)]))).toBe(SPECTATOR);
});

test("the screen is handed on when another own seat is asked and the one shown is not", () => {
  expect(handTo(SHARED, [2], 0)).toBe(2);
  expect(handTo(SHARED, [0, 2], 0)).toBe(-1);
  expect(handTo(SHARED, [1], 0)).toBe(-1);
  expect(handTo(ALONE, [1], SPECTATOR)).toBe(-1);
});
