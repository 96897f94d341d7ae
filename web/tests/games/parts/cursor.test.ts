import { describe, expect, it } from "vitest";

import { nextTowards } from "../../../src/games/parts/cursor";

const PLACES = new Map([
  ["west", { x: 0, y: 50 }],
  ["middle", { x: 50, y: 50 }],
  ["east", { x: 100, y: 60 }],
  ["north", { x: 55, y: 0 }],
]);

describe("a cursor among places", () => {
  it("goes to the nearest place in a direction", () => {
    expect(nextTowards("west", PLACES, 1, 0)).toBe("middle");
    expect(nextTowards("middle", PLACES, 1, 0)).toBe("east");
    expect(nextTowards("middle", PLACES, 0, -1)).toBe("north");
  });

  it("stays where there is none further", () => {
    expect(nextTowards("east", PLACES, 1, 0)).toBe("east");
  });

  it("begins with the first", () => {
    expect(nextTowards(null, PLACES, 1, 0)).toBe("west");
    expect(nextTowards(null, new Map<string, never>(), 1, 0)).toBe(null);
  });
});
