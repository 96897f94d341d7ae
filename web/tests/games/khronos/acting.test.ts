import { describe, expect, it, vi } from "vitest";

import { KHRONOS } from "../../../src/protocol/generated/khronos";
import type { Offer } from "../../../src/protocol/wire";
import { passOver, pointAt, type Table } from "../../../src/games/khronos/acting";
import { Viewport } from "../../../src/games/khronos/viewport.svelte";
import type { Mark } from "../../../src/table/model/choose";
import { Offers } from "../../../src/table/model/offers";
import { cellNamed, viewOf } from "./positions";

const HAMLET: Offer = {
  say: "do-build",
  fields: { age: 0, tile: 6 },
  open: "cell",
  bits: (1n << BigInt(cellNamed("f7"))).toString(16),
  stem: "build hamlet might",
};
const END: Offer = { say: "do-end", fields: {}, text: "end" };

function tableWith(chosen: Mark[], busy = false) {
  const offers = new Offers([HAMLET, END], KHRONOS);
  const selection = {
    chosen,
    offers,
    meant: offers.meant(chosen),
    point: vi.fn(),
    hover: vi.fn(),
    confirm: vi.fn(() => Promise.resolve()),
  };
  const playback = { busy, view: viewOf([[], [], []]), skip: vi.fn() };
  return { table: { selection, playback } as unknown as Table, ...selection, ...playback };
}

const PLACE = { age: 0, cell: cellNamed("f7") };

describe("pointing at a place", () => {
  it("chooses it when a tile is chosen", () => {
    const { table, point } = tableWith(["tile:hamlet"]);
    const viewport = new Viewport();
    pointAt(table, viewport, PLACE);
    expect(point).toHaveBeenCalledWith(["age:might", "cell:f7"]);
    expect(viewport.open).toBeNull();
  });

  it("plays it when it is chosen already", () => {
    const { table, confirm } = tableWith(["tile:hamlet", "age:might", "cell:f7"]);
    pointAt(table, new Viewport(), PLACE);
    expect(confirm).toHaveBeenCalledOnce();
  });

  it("opens its sheet when nothing is chosen, or when it is refused", () => {
    const free = new Viewport();
    pointAt(tableWith([]).table, free, PLACE);
    expect(free.open).toEqual(PLACE);
    const refused = new Viewport();
    pointAt(tableWith(["tile:hamlet"]).table, refused, { age: 0, cell: cellNamed("a1") });
    expect(refused.open).toEqual({ age: 0, cell: cellNamed("a1") });
  });

  it("skips what is being played", () => {
    const { table, skip, point } = tableWith(["tile:hamlet"], true);
    pointAt(table, new Viewport(), PLACE);
    expect(skip).toHaveBeenCalledOnce();
    expect(point).not.toHaveBeenCalled();
  });
});

describe("passing over a place", () => {
  it("asks what it would do, and forgets it again", () => {
    const { table, hover } = tableWith(["tile:hamlet"]);
    const viewport = new Viewport();
    passOver(table, viewport, PLACE);
    expect(viewport.pointed).toEqual(PLACE);
    expect(hover).toHaveBeenLastCalledWith(["age:might", "cell:f7"]);
    passOver(table, viewport, null);
    expect(hover).toHaveBeenLastCalledWith(null);
  });

  it("names what is refused, so that the reason is told", () => {
    const { table, hover } = tableWith(["tile:hamlet"]);
    passOver(table, new Viewport(), { age: 2, cell: cellNamed("b2") });
    expect(hover).toHaveBeenLastCalledWith(["do:build", "tile:hamlet", "age:reason", "cell:b2"]);
  });
});
