import { describe, expect, it } from "vitest";

import { whole } from "../../../src/games/parts/camera";
import { Viewport, viewportOf } from "../../../src/games/khronos/viewport.svelte";
import { cellNamed } from "./positions";

describe("a viewport", () => {
  it("is the same for whoever sits at the same table", () => {
    const table = {};
    expect(viewportOf(table)).toBe(viewportOf(table));
    expect(viewportOf(table)).not.toBe(viewportOf({}));
  });

  it("keeps the cursor on the grid", () => {
    const viewport = new Viewport();
    viewport.pointed = { age: 0, cell: cellNamed("p20") };
    expect(viewport.step(1, 1).cell).toBe(cellNamed("p20"));
    expect(viewport.step(-1, -1).cell).toBe(cellNamed("o19"));
  });

  it("turns from the last age to the first", () => {
    const viewport = new Viewport();
    viewport.turnTo(-1);
    expect(viewport.front).toBe(2);
    viewport.turnTo(viewport.front + 1);
    expect(viewport.front).toBe(0);
  });

  it("remembers what happened in other ages until one looks there", () => {
    const viewport = new Viewport();
    viewport.notice(0);
    viewport.notice(2);
    expect([...viewport.news]).toEqual([2]);
    viewport.turnTo(2);
    expect([...viewport.news]).toEqual([]);
  });

  it("shows the whole board again when it is reset", () => {
    const viewport = new Viewport();
    viewport.zoom(3, { x: 10, y: 10 });
    expect(viewport.camera.zoom).toBe(3);
    viewport.reset();
    expect(viewport.camera).toEqual(whole(viewport.extent));
  });
});
