import { describe, expect, it } from "vitest";

import { landOf } from "../../../src/games/khronos/art/land";
import { wander } from "../../../src/art/line";
import { river } from "../../../src/games/khronos/art/river";
import { rowsOf } from "../../../src/games/khronos/parts";
import { cellsOf, terrainOf } from "../../../src/games/khronos/pieces/terrain";
import { cellNamed, viewOf } from "./positions";

const ROWS = rowsOf(viewOf([[], [], []]));
const pieces = (path: string) => (path.match(/M/g) ?? []).length;
const named = (text: string) => text.split(" ").map(cellNamed);

describe("terrain", () => {
  it("knows the ground under a printed hamlet", () => {
    const terrain = terrainOf(ROWS);
    expect(terrain.hamlets).toHaveLength(10);
    expect(terrain.ground[cellNamed("j4")]).toBe("plain");
    expect(terrain.ground[cellNamed("m1")]).toBe("river");
    expect(cellsOf(terrain, "river")).toContain(cellNamed("f20"));
  });
});

describe("the land", () => {
  it("is drawn once for a map", () => {
    expect(landOf([...ROWS])).toBe(landOf(ROWS));
  });

  it("is always drawn the same", () => {
    expect(wander(3, 4, 5)).toBe(wander(3, 4, 5));
    expect(wander(3, 4, 5)).not.toBe(wander(4, 3, 5));
  });

  it("has marks on every forest and every mountain", () => {
    const land = landOf(ROWS);
    expect(pieces(land.trunks)).toBeGreaterThan(3 * cellsOf(land.terrain, "forest").length - 1);
    expect(pieces(land.ridges)).toBeGreaterThan(cellsOf(land.terrain, "mountain").length - 1);
  });
});

describe("the river", () => {
  it("is one band from rim to rim", () => {
    const { water, flow } = river(cellsOf(terrainOf(ROWS), "river"));
    expect(pieces(water)).toBe(1);
    expect(pieces(flow)).toBe(3);
    expect(`${water}${flow}`).not.toContain("NaN");
  });

  it("may fork, stand alone, run in a ring and widen to a lake", () => {
    const fork = river(named("c3 c4 c5 b5 d5"));
    expect(pieces(fork.water)).toBe(3);
    expect(pieces(river(named("c3")).water)).toBe(1);
    const ring = named("b2 c2 d2 d3 d4 c4 b4 b3");
    expect(pieces(river(ring).water)).toBe(1);
    expect(pieces(river(named("b2 c2 b3 c3")).water)).toBeGreaterThan(1);
    expect(river([])).toEqual({ water: "", flow: "" });
  });
});
