import { describe, expect, it } from "vitest";

import { enlarged, LEAST } from "../../../src/games/parts/legible";

describe("what is written on a board", () => {
  it("is drawn as it is where it can be read", () => {
    expect(enlarged(10, 1.5)).toBe(1);
    expect(enlarged(10, 0)).toBe(1); // nothing is measured yet
  });

  it("is drawn larger where it could not", () => {
    for (const unit of [0.35, 0.7, 1]) expect(10 * unit * enlarged(10, unit)).toBeCloseTo(LEAST);
  });
});
