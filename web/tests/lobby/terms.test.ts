import { expect, test, vi } from "vitest";

import { byUrgency, span, termsOf, waitsForMe } from "../../src/lobby/terms";
import type { Playing } from "../../src/protocol/lobby";

vi.mock("../../src/words/locale.svelte", () => ({
  locale: {
    has: () => false,
    ofGame: (_: string, key: string) =>
      ({ "option-edition": "Edition", "option-edition-first": "First: 33 cards" })[key],
  },
  t: (key: string, given: Record<string, unknown> = {}) => [key, ...Object.values(given)].join(" "),
}));

const seat = (mine: boolean) => ({ name: "", kind: "person", online: true, mine });
const table = (id: string, more: Partial<Playing>) =>
  ({
    id,
    game: "khronos",
    options: {},
    seats: [seat(true), seat(false)],
    clock: { kind: "none" },
    state: "playing",
    opened_at: 0,
    waiting: [],
    ...more,
  }) as unknown as Playing;

test("a time is told in the largest unit it fills", () => {
  expect([span(45), span(60), span(5400), span(259_200)]).toEqual([
    "seconds 45",
    "minutes 1",
    "hours 2",
    "days 3",
  ]);
});

test("terms are the clock, the box, the variants that are not usual, and that there are no hints", () => {
  const box = { id: "house-3", title: "", digest: "d", shipped: true };
  const options = { edition: "first", bonus: "yes", map: "valley" };
  const usual = { edition: "third", bonus: "no", map: "valley" };
  expect(termsOf(table("a", { box, options, hints: false }), usual)).toEqual([
    "clock-none",
    "house-box 3",
    "Edition: First",
    "Bonus",
    "no-hints",
  ]);
});

test("what waits for me comes first, the least time left before the rest", () => {
  const tables = [
    table("open", { state: "open" }),
    table("theirs", { waiting: [1], due_at: 1, moved_at: 9 }),
    table("mine", { waiting: [0], moved_at: 5 }),
    table("soon", { waiting: [0], due_at: 100 }),
    table("older", { waiting: [1], moved_at: 2 }),
    table("sooner", { waiting: [0, 1], due_at: 50 }),
  ];
  expect(byUrgency(tables).map(({ id }) => id)).toEqual([
    "sooner",
    "soon",
    "mine",
    "theirs",
    "older",
    "open",
  ]);
  expect(tables.filter(waitsForMe)).toHaveLength(3);
});
