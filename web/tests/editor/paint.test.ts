import { describe, expect, it } from "vitest";
import {
  cellName,
  EMPTY,
  hamlets,
  letterAt,
  optionOf,
  sketchOf,
  withLetter,
} from "../../src/editor/sketch";
import { CELLS, WIDTH } from "../../src/games/khronos/geometry";
import { alike, beginStroke, between, fill, moved, paint, paintAll } from "../../src/editor/paint";

describe("paint", () => {
  it("changes the ground under a hamlet and keeps the hamlet", () => {
    const land = withLetter(EMPTY, 5, "h");
    expect(paint(land, beginStroke(land, "forest", 5), 5)[5]).toBe("F");
    expect(paint(land, beginStroke(land, "mountain", 5), 5)[5]).toBe("M");
  });

  it("washes a hamlet away with a river", () => {
    const land = withLetter(EMPTY, 5, "M");
    expect(paint(land, beginStroke(land, "river", 5), 5)[5]).toBe("~");
  });

  it("sets no hamlet in the river", () => {
    const land = withLetter(EMPTY, 5, "~");
    expect(paint(land, beginStroke(land, "hamlet", 5), 5)[5]).toBe("~");
  });

  it("clears hamlets all along when the first cell had one", () => {
    const land = withLetter(withLetter(EMPTY, 1, "h"), 3, "F");
    const stroke = beginStroke(land, "hamlet", 1);
    expect(paintAll(land, stroke, [1, 2, 3]).slice(0, 4)).toBe("...f");
    expect(paintAll(land, beginStroke(land, "hamlet", 0), [0, 1, 2, 3]).slice(0, 4)).toBe("hhhF");
  });
});

describe("fill", () => {
  it("pours over connected ground of one kind and stops at others", () => {
    let land = EMPTY;
    for (let row = 0; row < 20; row++) {
      land = withLetter(land, row * WIDTH + 4, "~");
    }
    const filled = fill(land, "forest", 0);
    expect(Array.from(filled).filter((letter) => letter === "f")).toHaveLength(4 * 20);
    expect(filled[5]).toBe(".");
  });

  it("passes through hamlets, which stay", () => {
    const land = withLetter(EMPTY, 17, "h");
    expect(hamlets(fill(land, "mountain", 0))).toBe(1);
    expect(alike(EMPTY, 0).size).toBe(CELLS);
  });

  it("sets a single hamlet", () => {
    expect(hamlets(fill(EMPTY, "hamlet", 9))).toBe(1);
  });
});

describe("between", () => {
  it("leaves no gaps however fast the hand", () => {
    expect(between(0, 4)).toEqual([1, 2, 3, 4]);
    expect(between(7, 7)).toEqual([]);
  });

  it("goes from side to side and never over a corner", () => {
    for (const [from, to] of [
      [0, 2 * WIDTH + 2],
      [5 * WIDTH + 9, 3],
      [CELLS - 1, 0],
    ] as const) {
      const way = [from, ...between(from, to)];
      expect(way.at(-1)).toBe(to);
      const steps = way.slice(1).map((cell, i) => Math.abs(cell - (way[i] ?? 0)));
      expect(steps.every((step) => step === 1 || step === WIDTH)).toBe(true);
    }
  });
});

describe("moved", () => {
  it("stays within the map", () => {
    expect(moved(0, "ArrowLeft")).toBe(0);
    expect(moved(15, "ArrowRight")).toBe(15);
    expect(moved(17, "ArrowUp")).toBe(1);
    expect(moved(17, "PageDown")).toBe(CELLS - WIDTH + 1);
    expect(moved(17, "Home")).toBe(16);
    expect(moved(17, "x")).toBeUndefined();
  });
});

describe("land", () => {
  it("names cells and writes the option as the rules read it", () => {
    expect(cellName(0)).toBe("a1");
    expect(cellName(CELLS - 1)).toBe("p20");
    expect(optionOf(EMPTY).split("/")).toHaveLength(20);
  });

  it("says what is wrong with rows", () => {
    expect(sketchOf(["."])).toEqual({ key: "editor-file-rows", details: { count: 1, wanted: 20 } });
    const rows = Array.from({ length: 20 }, () => ".".repeat(16));
    expect(sketchOf(rows.with(2, "..."))).toEqual({
      key: "editor-file-row",
      details: { row: 3, count: 3, wanted: 16 },
    });
    expect(sketchOf(rows.with(3, "x".repeat(16)))).toEqual({
      key: "editor-file-letter",
      details: { row: 4, letter: "x" },
    });
    expect(sketchOf(rows)).toBe(EMPTY);
    expect(letterAt(EMPTY, 3)).toEqual({ ground: "plain", hamlet: false });
  });
});
