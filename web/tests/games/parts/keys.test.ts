import { describe, expect, it, vi } from "vitest";

import { BoardViewport } from "../../../src/games/parts/viewport.svelte";
import { steering } from "../../../src/games/parts/keys";

class Row extends BoardViewport<number> {
  constructor(fronts: number) {
    super({ wide: 100, high: 100, nearest: 4 }, fronts);
  }

  step(across: number, down: number): number {
    return (this.pointed ?? 0) + across + 10 * down;
  }
}

function boardOf(fronts: number) {
  const viewport = new Row(fronts);
  const table = {
    selection: { clear: vi.fn() },
    playback: { busy: false, skip: vi.fn() },
  };
  const over = vi.fn((_: unknown, one: Row, place: number) => (one.pointed = place));
  const point = vi.fn();
  const steer = steering(over, point);
  const preventDefault = vi.fn();
  const press = (key: string, more = {}): void => {
    const event = { key, ctrlKey: false, metaKey: false, altKey: false, preventDefault, ...more };
    steer(event as unknown as KeyboardEvent, table, viewport);
  };
  return { viewport, table, over, point, press, preventDefault };
}

describe("the keyboard on a board", () => {
  it("moves the cursor and points", () => {
    const { press, over, point } = boardOf(1);
    press("ArrowRight");
    press("ArrowDown");
    expect(over.mock.lastCall?.[2]).toBe(11);
    press("Enter");
    expect(point.mock.lastCall?.[2]).toBe(11);
  });

  it("closes the sheet before it takes back what is chosen", () => {
    const { press, viewport, table } = boardOf(1);
    viewport.open = 3;
    press("Escape");
    expect(viewport.open).toBeNull();
    expect(table.selection.clear).not.toHaveBeenCalled();
    press("Escape");
    expect(table.selection.clear).toHaveBeenCalledOnce();
  });

  it("turns to other parts only where there are several", () => {
    const one = boardOf(1);
    one.press("PageDown");
    expect(one.preventDefault).not.toHaveBeenCalled();
    const three = boardOf(3);
    three.press("3");
    expect(three.viewport.front).toBe(2);
    three.press("PageDown");
    expect(three.viewport.front).toBe(0);
  });

  it("leaves keys of the browser alone", () => {
    const { press, preventDefault } = boardOf(1);
    press("+", { ctrlKey: true });
    press("q");
    expect(preventDefault).not.toHaveBeenCalled();
  });

  it("goes nearer and back", () => {
    const { press, viewport } = boardOf(1);
    press("+");
    expect(viewport.camera.zoom).toBeGreaterThan(1);
    press("0");
    expect(viewport.camera.zoom).toBe(1);
  });
});
