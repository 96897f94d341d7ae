/** The map: every region has land under its medallion's reach, every rope is drawn once. */

import { describe, expect, it } from "vitest";

import { HIGH, landOf, onSheet, WIDE } from "../../../src/games/inventions/art/world";
import { IDEA_ART, MILESTONE_ART } from "../../../src/games/inventions/art/objects";
import { medallions, allRopes } from "../../../src/games/inventions/geometry";
import { regionNamed, parts } from "../../../src/games/inventions/parts";
import { INVENTIONS } from "../../../src/protocol/generated/inventions";

describe("the world", () => {
  it("is drawn for all seven regions, on the sheet", () => {
    for (const { name } of parts.regions) {
      const numbers = landOf(name).match(/-?\d+(\.\d+)?/g) ?? [];
      expect(numbers.length).toBeGreaterThan(40);
      expect(Math.max(...numbers.map(Number))).toBeLessThan(WIDE + 40);
    }
  });

  it("has north above south and west left of east", () => {
    expect(onSheet(0, 60).y).toBeLessThan(onSheet(0, -30).y);
    expect(onSheet(-100, 0).x).toBeLessThan(onSheet(140, 0).x);
    expect(onSheet(0, -57).y).toBeCloseTo(HIGH);
  });

  it("keeps medallions apart, so that no region covers another", () => {
    for (const [i, one] of medallions().entries()) {
      for (const other of medallions().slice(i + 1)) {
        const [across, down] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
        expect(across > 180 || down > 120, `${one.x} ${other.x}`).toBe(true);
      }
    }
  });
});

describe("ropes", () => {
  it("are those of the printed map, each once", () => {
    const printed = parts.regions.flatMap(({ ropes }, from) =>
      ropes.map((name) => [from, regionNamed(name)].sort().join("-")),
    );
    const drawn = allRopes().map(({ from, to }) => [from, to].sort().join("-"));
    expect(new Set(drawn)).toEqual(new Set(printed));
    expect(drawn).toHaveLength(new Set(printed).size);
  });

  it("go around the world where that is shorter", () => {
    const around = allRopes()
      .filter((rope) => rope.around)
      .map(({ from, to }) => [from, to]);
    expect(around).toEqual([
      [regionNamed("asia"), regionNamed("north-america")],
      [regionNamed("oceania"), regionNamed("south-america")],
    ]);
  });
});

describe("objects", () => {
  it("are drawn for every idea and every milestone", () => {
    expect(Object.keys(IDEA_ART).sort()).toEqual([...INVENTIONS.names.card].sort());
    expect(Object.keys(MILESTONE_ART).sort()).toEqual([...INVENTIONS.names.milestone].sort());
  });
});
