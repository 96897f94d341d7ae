import { describe, expect, it } from "vitest";

import { wide, wrapped } from "../../src/picture/lettering";

describe("writing in a picture", () => {
  it("is as wide as its letters", () => {
    expect(wide("ill", 10)).toBeLessThan(wide("mmm", 10));
    expect(wide("ab", 20)).toBeCloseTo(2 * wide("ab", 10));
  });

  it("is broken into lines, and ends in dots where it has no room", () => {
    expect(wrapped("one two three", 52, 12)).toEqual(["one two", "three"]);
    expect(wrapped("one two three four five", 52, 12, 2)).toEqual(["one two", "three fou…"]);
    expect(wrapped("", 60, 12)).toEqual([""]);
  });
});
