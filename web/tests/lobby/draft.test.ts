import { expect, test } from "vitest";

import { clockOf, Draft, bodyOf } from "../../src/lobby/draft.svelte";
import type { GameSummary } from "../../src/protocol/lobby";

const GAME: GameSummary = {
  name: "khronos",
  seats: [2, 3, 4, 5],
  rules_version: 1,
  options: [
    { key: "edition", values: ["second", "first"], default: "second", open: false },
    { key: "map", values: ["valley"], default: "valley", open: true },
  ],
  bots: [],
};

const BOT = { kind: "bot", level: "journeyman" };

test("a table begins with me and bots, and the usual options", () => {
  const draft = new Draft();
  draft.choose(GAME);
  expect(draft.body()).toEqual({
    game: "khronos",
    options: { edition: "second", map: "valley" },
    seats: [{ kind: "me" }, BOT, BOT],
    clock: { kind: "none" },
    listed: false,
  });
});

test("an address may ask for options", () => {
  const draft = new Draft();
  draft.choose(GAME, new URLSearchParams("map=mf~/...&other=1"));
  expect(draft.options).toEqual({ edition: "second", map: "mf~/..." });
});

test("who sits there stays when the number of players changes", () => {
  const draft = new Draft();
  draft.choose(GAME);
  draft.seats[1] = { kind: "guest", name: " Anna ", level: "" };
  draft.resize(5);
  draft.resize(2);
  expect(draft.body().seats).toEqual([{ kind: "me" }, { kind: "guest", name: "Anna" }]);
  expect(draft.shared).toBe(true);
});

test("only a table with open seats is listed", () => {
  const draft = new Draft();
  draft.choose(GAME);
  draft.listed = true;
  expect(draft.body().listed).toBe(false);
  draft.seats[1] = { kind: "invite", name: "", level: "" };
  expect(draft.body().listed).toBe(true);
});

test("a table teaches one person alone with bots", () => {
  const draft = new Draft();
  draft.choose(GAME);
  expect([draft.teachable, draft.teaching]).toEqual([true, false]);
  expect(draft.body()).not.toHaveProperty("teaching");
  draft.teaching = true;
  expect(draft.body().teaching).toBe(3);
  draft.mistakes = "6";
  expect(draft.body().teaching).toBe(6);
  draft.hints = false;
  expect(draft.teaching).toBe(false);
  draft.hints = true;
  draft.seats[1] = { kind: "guest", name: "", level: "" };
  expect(draft.body()).not.toHaveProperty("teaching");
});

test("a table gives hints unless one does not want them", () => {
  const draft = new Draft();
  draft.choose(GAME);
  expect(draft.body()).not.toHaveProperty("hints");
  draft.hints = false;
  expect(draft.body().hints).toBe(false);
});

test("people among themselves play without hints until they want some", () => {
  const draft = new Draft();
  draft.choose(GAME);
  draft.seats[1] = { kind: "invite", name: "", level: "" };
  expect(draft.body().hints).toBe(false);
  draft.hints = true;
  expect(draft.body()).not.toHaveProperty("hints");
});

test("bots alone need no table", () => {
  const draft = new Draft();
  draft.choose(GAME);
  draft.seats = draft.seats.map((seat) => ({ ...seat, kind: "bot" as const }));
  expect(draft.peopled).toBe(false);
});

test("seats and clocks say only what belongs to them", () => {
  expect(bodyOf({ kind: "guest", name: "  ", level: "master" })).toEqual({ kind: "guest" });
  expect(bodyOf({ kind: "bot", name: "x", level: "master" })).toEqual({
    kind: "bot",
    level: "master",
  });
  expect(clockOf("move", 60, 600, 10)).toEqual({ kind: "move", seconds: 60 });
  expect(clockOf("bank", 60, 600, 10)).toEqual({ kind: "bank", seconds: 600, increment: 10 });
});

test("a rated table has people and a clock, and no hints", () => {
  const draft = new Draft();
  draft.choose(GAME);
  draft.rated = true;
  expect(draft.body()).toMatchObject({
    rated: true,
    hints: false,
    seats: [{ kind: "me" }, { kind: "invite" }, { kind: "invite" }],
    clock: { kind: "bank" },
  });
  draft.seats[1] = { kind: "bot", name: "", level: "master" };
  expect(draft.rated).toBe(false);
  expect(draft.body()).not.toHaveProperty("rated");
});

test("a seat for a bot from the network is an invitation to its account", () => {
  const draft = new Draft();
  draft.choose(GAME, new URLSearchParams("with=rex"));
  expect(draft.body().seats).toEqual([{ kind: "me" }, { kind: "invite", login: "rex" }, BOT]);
  expect(draft.inviting).toBe(false); // there is no link to send
  draft.choose(GAME, new URLSearchParams("with=rex")); // another game: it is invited once
  expect(draft.body().seats.filter(({ login }) => login === "rex")).toHaveLength(1);
});
