/** What pressing does: it narrows, plays what is meant, or opens a sheet. */

import { describe, expect, it, vi } from "vitest";

import { INVENTIONS } from "../../../src/protocol/generated/inventions";
import type { Offer } from "../../../src/protocol/wire";
import { pointAt, type Table } from "../../../src/games/inventions/acting";
import { placeAt, type Viewport } from "../../../src/games/inventions/viewport.svelte";
import type { Mark } from "../../../src/table/model/choose";
import { Offers } from "../../../src/table/model/offers";

function invent(region: number): Offer {
  const name = INVENTIONS.names.region[region] ?? "";
  return { say: "do-invent", fields: { region }, text: `invent ${name}` };
}

function present(card: number, region: number): Offer {
  const [idea, name] = [INVENTIONS.names.card[card], INVENTIONS.names.region[region]];
  return { say: "do-present", fields: { card, region }, text: `present ${idea} ${name}` };
}

function sitting(offers: Offer[], chosen: Mark[] = []) {
  const all = new Offers(offers, INVENTIONS);
  const spies = { point: vi.fn(), confirm: vi.fn(), skip: vi.fn(), hover: vi.fn() };
  const { skip, ...choosing } = spies;
  const table = {
    playback: { busy: false, skip },
    selection: { chosen, offers: all, meant: all.meant(chosen), ...choosing },
  };
  const viewport = { open: null, pointed: null } as unknown as Viewport;
  return { table: table as unknown as Table, viewport, ...spies };
}

describe("pressing a region", () => {
  it("chooses it where it answers the question", () => {
    const { table, viewport, point } = sitting([invent(0), invent(1)]);
    pointAt(table, viewport, placeAt("region", 1));
    expect(point).toHaveBeenCalledWith(["region:middle-east"]);
  });

  it("plays it when it is chosen already", () => {
    const { table, viewport, confirm } = sitting([invent(0), invent(1)], ["region:middle-east"]);
    pointAt(table, viewport, placeAt("region", 1));
    expect(confirm).toHaveBeenCalled();
  });

  it("narrows where several answers are left", () => {
    const { table, viewport, point } = sitting([present(3, 0), present(4, 0)]);
    pointAt(table, viewport, placeAt("region", 0));
    expect(point).toHaveBeenCalledWith(["region:africa"]);
    expect(viewport.open).toBeNull();
  });

  it("opens its sheet where it answers nothing", () => {
    const { table, viewport, point } = sitting([invent(0), invent(1)]);
    pointAt(table, viewport, placeAt("region", 5));
    expect(viewport.open).toEqual(placeAt("region", 5));
    expect(point).not.toHaveBeenCalled();
  });
});
