import { expect, it } from "vitest";

import { changesOf } from "../../../src/games/parts/changes";
import { signed } from "../../../src/art/sums";

it("tells only what changes, and only of whom", () => {
  const [now, then] = [
    [3, 4, 5],
    [3, 2, 6],
  ];
  const changes = changesOf(3, (seat) => [
    { now: now[seat] ?? 0, then: then[seat] ?? 0, tell: (by) => `money ${signed(by)}` },
    { now: 1, then: 1, tell: () => "nothing" },
  ]);
  expect(changes).toEqual([
    { seat: 1, parts: [{ by: -2, text: "money −2" }] },
    { seat: 2, parts: [{ by: 1, text: "money +1" }] },
  ]);
});
