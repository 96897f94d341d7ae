/** Who is at a table, as everybody reads it. */

import { page } from "@vitest/browser/context";
import { beforeAll, expect, test } from "vitest";

import { controlText } from "../../src/play/clock-words";
import { seatNames } from "../../src/play/names";
import type { SeatSummary } from "../../src/protocol/wire";
import Rail from "../../src/table/view/Rail.svelte";
import { t } from "../../src/words/locale.svelte";
import { render, speakEnglish } from "./rendered";
import { sitDown } from "./sitting";

beforeAll(() => speakEnglish("table"));

function seat(name: string, more: Partial<SeatSummary> = {}): SeatSummary {
  return { name, kind: "person", online: true, mine: false, ...more };
}

test("people are called by their names, bots and open seats by their colours", () => {
  const bot = seat("Ben", { kind: "bot", level: "master" });
  const open = seat("", { kind: "open" });
  expect(seatNames([seat("Ada"), bot, open])).toEqual(["Ada", "Green", "Yellow"]);
});

test("people who share a name, or have none, are told apart by their colours", () => {
  expect(seatNames([seat("Ada"), seat("Ada"), seat("Cyn")])).toEqual(["Red", "Green", "Cyn"]);
  expect(seatNames([seat("Guest"), seat("")])).toEqual(["Red", "Green"]);
});

test("a seat keeps the name of its person while a bot plays for them", () => {
  const played = seat("Ben", { kind: "bot", level: "master", substitute: true });
  expect(seatNames([seat("Ada"), played])).toEqual(["Ada", "Ben"]);
});

test("a clock is told in words", () => {
  expect(controlText({ kind: "none" })).toBe("");
  expect(controlText({ kind: "move", seconds: 60 })).toBe("1 minute per move");
  expect(controlText({ kind: "move", seconds: 3 * 86_400 })).toBe("3 days per move");
  const bank = { kind: "bank", seconds: 5_400, increment: 30 } as const;
  expect(controlText(bank)).toBe("1 hour 30 minutes per player, plus 30 seconds a turn");
});

test.each(["full", "lines", "strip"] as const)(
  "names, the own seat and what is played for are seen where players stand in %s",
  async (look) => {
    const clock = { kind: "move", seconds: 60 } as const;
    const { table } = await sitDown({}, { rated: true, clock });
    render(Rail, { table, look });
    for (const told of ["Ada", "Ben", t("is-me"), t("rated"), "1 minute per move"])
      await expect.element(page.getByText(told)).toBeVisible();
  },
);
