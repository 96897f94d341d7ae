import { describe, expect, it } from "vitest";

import { cellAt, fits, footprint, outline, rims, turns } from "../../../src/games/khronos/geometry";
import { cellNamed } from "./positions";

const names = (...cells: string[]) => cells.map(cellNamed);

describe("cells", () => {
  it("are counted row by row from the upper left", () => {
    expect(cellAt(0, 0)).toBe(cellNamed("a1"));
    expect(cellAt(5, 6)).toBe(cellNamed("f7"));
    expect(cellAt(16, 0)).toBe(-1);
    expect(cellAt(0, -1)).toBe(-1);
  });

  it("are covered by a square from its upper left one", () => {
    expect(footprint(cellNamed("f7"), 2)).toEqual(names("f7", "g7", "f8", "g8"));
    expect(footprint(cellNamed("p20"), 3)).toEqual(names("p20"));
  });

  it("hold a square only if it stays on the grid", () => {
    expect(fits(cellNamed("n18"), 3)).toBe(true);
    expect(fits(cellNamed("o18"), 3)).toBe(false);
    expect(fits(cellNamed("a19"), 3)).toBe(false);
  });
});

describe("rims", () => {
  it("go once around a square", () => {
    const [rim, ...others] = rims(names("b2"));
    expect(others).toEqual([]);
    expect(rim).toEqual([
      { x: 1, y: 1 },
      { x: 2, y: 1 },
      { x: 2, y: 2 },
      { x: 1, y: 2 },
    ]);
  });

  it("keep two cells that touch at a corner apart", () => {
    expect(rims(names("b2", "c3"))).toHaveLength(2);
  });

  it("have one more rim for a hole", () => {
    const ring = names("b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4");
    expect(rims(ring)).toHaveLength(2);
  });

  it("pass straight sides without turning", () => {
    const [rim = []] = rims(names("b2", "c2", "d2"));
    expect(rim).toHaveLength(8);
    expect(turns(rim)).toHaveLength(4);
  });
});

describe("outline", () => {
  it("is one closed path for cells that hang together", () => {
    const path = outline(names("b2", "c2", "c3"), 1, 3);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path.endsWith("Z")).toBe(true);
  });

  it("lies outside by what is asked", () => {
    expect(outline(names("b2"), 2, 0)).toContain("22 22");
    expect(outline(names("b2"), -2, 0)).toContain("26 26");
  });
});
