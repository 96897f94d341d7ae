import { describe, expect, it } from "vitest";

import { WHOLE } from "../../../src/games/parts/camera";
import { Desk, deskOf } from "../../../src/games/khronos/desk.svelte";
import { cellNamed } from "./positions";

describe("a desk", () => {
  it("is the same for whoever sits at the same table", () => {
    const table = {};
    expect(deskOf(table)).toBe(deskOf(table));
    expect(deskOf(table)).not.toBe(deskOf({}));
  });

  it("keeps the cursor on the grid", () => {
    const desk = new Desk();
    desk.pointed = { age: 0, cell: cellNamed("p20") };
    expect(desk.step(1, 1).cell).toBe(cellNamed("p20"));
    expect(desk.step(-1, -1).cell).toBe(cellNamed("o19"));
  });

  it("turns from the last age to the first", () => {
    const desk = new Desk();
    desk.turnTo(-1);
    expect(desk.front).toBe(2);
    desk.turnTo(desk.front + 1);
    expect(desk.front).toBe(0);
  });

  it("remembers what happened in other ages until one looks there", () => {
    const desk = new Desk();
    desk.notice(0);
    desk.notice(2);
    expect([...desk.news]).toEqual([2]);
    desk.turnTo(2);
    expect([...desk.news]).toEqual([]);
  });

  it("shows the whole board again when it is reset", () => {
    const desk = new Desk();
    desk.zoom(3, { x: 10, y: 10 });
    expect(desk.camera.zoom).toBe(3);
    desk.reset();
    expect(desk.camera).toEqual(WHOLE);
  });
});
