/** Who is at a table, as everybody reads it. */

import { page } from "@vitest/browser/context";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { controlText } from "../../src/play/clock-words";
import { seatName, seatNames } from "../../src/play/names";
import { serverNow } from "../../src/net/time";
import type { SeatSummary } from "../../src/protocol/wire";
import SeatNews from "../../src/table/proposals/SeatNews.svelte";
import CardByCard from "../../src/table/points/CardByCard.svelte";
import { pace } from "../../src/table/playback/pace.svelte";
import Ending from "../../src/table/view/Ending.svelte";
import PaceBar from "../../src/table/view/PaceBar.svelte";
import Rail from "../../src/table/view/Rail.svelte";
import { t } from "../../src/words/locale.svelte";
import { render, speakEnglish } from "./rendered";
import { NOW, person, sitDown, STEP } from "./sitting";

beforeAll(() => speakEnglish("table"));
afterEach(() => vi.restoreAllMocks());

/** What is sent to the server from now on. */
function listen(): unknown[] {
  const bodies: unknown[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation((_, init) => {
    bodies.push(JSON.parse(typeof init?.body === "string" ? init.body : "null"));
    return Promise.resolve(Response.json({ number: 1 }));
  });
  return bodies;
}

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
  expect(controlText({ kind: "move", seconds: 60 })).toBe("1 minute a move");
  expect(controlText({ kind: "move", seconds: 3 * 86_400 })).toBe("3 days a move");
  const bank = { kind: "bank", seconds: 5_400, increment: 30 } as const;
  expect(controlText(bank)).toBe("1 hour 30 minutes a player, plus 30 seconds a turn");
});

test.each(["full", "lines", "strip"] as const)(
  "names, the own seat and what is played for are seen where players stand in %s",
  async (look) => {
    const clock = { kind: "move", seconds: 60 } as const;
    const { table } = await sitDown({}, { rated: true, clock });
    render(Rail, { table, look });
    for (const told of ["Ada", "Ben", t("is-me"), t("rated"), "1 minute a move"])
      await expect.element(page.getByText(told)).toBeVisible();
  },
);

test("somebody who is away is named with the button that lets a bot play", async () => {
  const away = { ...person("Ben", false, false), away: serverNow() - 190 };
  const seats = [person("Ada", true), away];
  const { table } = await sitDown({ question: null, waiting: [1] }, { seats });
  const bodies = listen();
  render(SeatNews, { table });
  const told = t("away-for", { name: "Ben", minutes: 3 });
  await expect.element(page.getByText(told)).toBeVisible();
  await page.getByRole("button", { name: t("let-bot-play") }).click();
  await page.getByRole("checkbox").click();
  await page.getByRole("button", { name: t("proposal-bot", { who: "Ben" }) }).click();
  expect(bodies).toMatchObject([{ kind: "bot", by: 0, seat: 1 }]);
});

test("who was replaced while away is told so, and may ask for the seat back", async () => {
  const former = { ...person("Ada", false), kind: "bot", substitute: true, former: true } as const;
  const notices = [
    { kind: "carried", seat: 1, at: 0, step: 0, motion: "bot", about: 0, who: "master" },
  ] as const;
  const seats = [former, person("Ben", false)];
  const { table } = await sitDown({ seat: -2, question: null, waiting: [1], notices }, { seats });
  const bodies = listen();
  render(SeatNews, { table });
  const told = t("seat-lost-replaced", { seat: t("seat-0") });
  await expect.element(page.getByText(told)).toBeVisible();
  await page.getByRole("button", { name: t("seat-back") }).click();
  await page.getByRole("checkbox").click();
  await page.getByRole("button", { name: t("proposal-person", { who: "Ada" }) }).click();
  expect(bodies).toMatchObject([{ kind: "person", seat: 0 }]);
});

test("the pace of the others is set at the board while they are waited for", async () => {
  const { table, hear } = await sitDown({ question: null, waiting: [1] });
  render(PaceBar, { table });
  await page.getByRole("button", { name: t("pace-unhurried") }).click(); // the next one
  expect(pace.chosen).toBe("quick");
  hear({ ...NOW, type: "update", number: 5, kept: 0, steps: [] });
  await expect.element(page.getByRole("group", { name: t("pace") })).not.toBeInTheDocument();
  pace.switch("unhurried");
});

test("the winner reads that they won, also of a game that the others gave up", async () => {
  const resigned = {
    kind: "resigned",
    seat: 1,
    at: 0,
    step: 0,
    motion: "",
    about: 1,
    who: "",
  } as const;
  const { table } = await sitDown(
    { question: null, waiting: [], ended: true, won: 0, notices: [resigned] },
    { state: "over" },
  );
  render(Ending, { table, open: true, onclose: () => undefined });
  await expect.element(page.getByRole("dialog", { name: t("end-you-won") })).toBeVisible();
  await expect.element(page.getByText(t("notice-gave-up", { by: "Ben" }))).toBeVisible();
  await expect.element(page.getByRole("button", { name: t("play-on-unrated") })).toBeVisible();
});

test("cards that were counted are told one by one", async () => {
  const event = { type: "Built", seat: 1, tile: 0, cell: 0, age: 0, points: 3 };
  const { table } = await sitDown({ past: [{ ...STEP, events: [event] }], steps: 1 });
  Object.assign(table.drawing, { isReckoning: ({ type }: { type: string }) => type === "Built" });
  render(CardByCard, { table });
  await page.getByText(t("points-by-card", { count: 1 })).click();
  await expect.element(page.getByRole("listitem")).toHaveTextContent(table.words.tell(event));
  await expect.element(page.getByRole("listitem")).toHaveTextContent("3");
});

test("the account of a program is marked where its name is seen", () => {
  expect(seatName({ ...seat("Rex"), bot: true })).toBe("Rex (bot)");
  expect(seatName(seat("Rex"))).toBe("Rex");
});
