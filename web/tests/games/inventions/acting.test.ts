/** What pressing does: it narrows, plays what is meant, or opens a sheet. */

import { describe, expect, it, vi } from "vitest";

import { INVENTIONS } from "../../../src/protocol/generated/inventions";
import type { Offer } from "../../../src/protocol/wire";
import { pointAt, type Table } from "../../../src/games/inventions/acting";
import { placeAt, type Desk } from "../../../src/games/inventions/desk.svelte";
import type { Mark } from "../../../src/table/choose";
import { Offers } from "../../../src/table/offers";

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
  const table = { busy: false, chosen, offers: all, meant: all.meant(chosen), ...spies };
  const desk = { open: null, pointed: null } as unknown as Desk;
  return { table: table as unknown as Table, desk, ...spies };
}

describe("pressing a region", () => {
  it("chooses it where it answers the question", () => {
    const { table, desk, point } = sitting([invent(0), invent(1)]);
    pointAt(table, desk, placeAt("region", 1));
    expect(point).toHaveBeenCalledWith(["region:middle-east"]);
  });

  it("plays it when it is chosen already", () => {
    const { table, desk, confirm } = sitting([invent(0), invent(1)], ["region:middle-east"]);
    pointAt(table, desk, placeAt("region", 1));
    expect(confirm).toHaveBeenCalled();
  });

  it("narrows where several answers are left", () => {
    const { table, desk, point } = sitting([present(3, 0), present(4, 0)]);
    pointAt(table, desk, placeAt("region", 0));
    expect(point).toHaveBeenCalledWith(["region:africa"]);
    expect(desk.open).toBeNull();
  });

  it("opens its sheet where it answers nothing", () => {
    const { table, desk, point } = sitting([invent(0), invent(1)]);
    pointAt(table, desk, placeAt("region", 5));
    expect(desk.open).toEqual(placeAt("region", 5));
    expect(point).not.toHaveBeenCalled();
  });
});
