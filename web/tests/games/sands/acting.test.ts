import { describe, expect, it, vi } from "vitest";

import { carryOver, pointAt, putDown, type Table } from "../../../src/games/sands/acting";
import { Viewport } from "../../../src/games/sands/viewport.svelte";
import { citizenPlace, marksOf, regionMark, takenUp } from "../../../src/games/sands/pointing";
import { SANDS } from "../../../src/protocol/generated/sands";
import type { Mark } from "../../../src/table/model/choose";
import { Offers } from "../../../src/table/model/offers";
import { regionNamed, viewOf } from "./positions";

const ITALIA = regionNamed("italia");
const SICILIA = regionNamed("sicilia");
const SOLDIER = citizenPlace(1, ITALIA);
const TAKEN = takenUp(SOLDIER);

function tableWith(chosen: readonly Mark[]) {
  const fields = { piece: 1, old_region: ITALIA, region: SICILIA };
  const offers = new Offers([{ say: "do-move", fields, text: "move" }], SANDS, marksOf);
  const calls = {
    point: vi.fn(),
    hover: vi.fn(),
    clear: vi.fn(),
    confirm: vi.fn(() => Promise.resolve()),
  };
  const table = {
    selection: { chosen, offers, meant: undefined, ...calls },
    playback: { busy: false, view: viewOf([]) },
  };
  return { table: table as unknown as Table, ...calls };
}

describe("carrying a citizen", () => {
  it("takes it up, so that its goals are lit", () => {
    const { table, point } = tableWith([]);
    carryOver(table, SOLDIER, null);
    expect(point).toHaveBeenCalledWith(TAKEN);
  });

  it("foresees the move over a goal, and nothing at home", () => {
    const { table, hover, point } = tableWith(TAKEN);
    carryOver(table, SOLDIER, regionMark(SICILIA));
    expect(hover).toHaveBeenLastCalledWith(["region:sicilia"]);
    carryOver(table, SOLDIER, regionMark(ITALIA));
    expect(hover).toHaveBeenLastCalledWith(null);
    expect(point).not.toHaveBeenCalled();
  });

  it("plays the move where it is put down, at once", () => {
    const { table, point, confirm } = tableWith(TAKEN);
    putDown(table, SOLDIER, regionMark(SICILIA));
    expect(point).toHaveBeenCalledWith(["region:sicilia"]);
    expect(confirm).toHaveBeenCalledOnce();
  });

  it("leaves it where it was if it is put down elsewhere", () => {
    const { table, clear, confirm } = tableWith(TAKEN);
    putDown(table, SOLDIER, regionMark(regionNamed("india")));
    putDown(table, SOLDIER, null);
    expect(clear).toHaveBeenCalledTimes(2);
    expect(confirm).not.toHaveBeenCalled();
  });
});

describe("pointing", () => {
  it("takes a citizen up, then moves it", () => {
    const first = tableWith([]);
    pointAt(first.table, new Viewport(), SOLDIER);
    expect(first.point).toHaveBeenCalledWith(TAKEN);
    const second = tableWith(TAKEN);
    pointAt(second.table, new Viewport(), regionMark(SICILIA));
    expect(second.confirm).toHaveBeenCalledOnce();
  });

  it("opens the sheet of a region in which nothing is meant", () => {
    const viewport = new Viewport();
    pointAt(tableWith([]).table, viewport, regionMark(SICILIA));
    expect(viewport.open).toBe("region:sicilia");
  });
});

describe("the cursor", () => {
  it("goes from region to region", () => {
    const viewport = new Viewport();
    viewport.pointed = regionMark(ITALIA);
    expect(viewport.step(-1, 0)).not.toBe(regionMark(ITALIA));
    expect(viewport.step(0, 0)).toBe(regionMark(ITALIA));
  });
});
