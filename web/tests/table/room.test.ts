import { expect, test } from "vitest";

import { hasBeneath, lookOf } from "../../src/table/view/room";

test("players are told at length where there is room for all of them, else on a line each", () => {
  expect(lookOf("shelf", 2, 900)).toBe("full");
  expect(lookOf("shelf", 5, 900)).toBe("lines");
  expect(lookOf("columns", 3, 800)).toBe("full");
  expect(lookOf("beside", 2, 1400)).toBe("lines");
  expect(lookOf("sheet", 2, 844)).toBe("strip");
});

test("what is settled at the table stands below the players only where it cuts nothing off", () => {
  expect(hasBeneath("shelf", 2, 864)).toBe(false);
  expect(hasBeneath("shelf", 2, 1050)).toBe(true);
  expect(hasBeneath("columns", 3, 800)).toBe(true);
  expect(hasBeneath("beside", 2, 1400)).toBe(false);
});
