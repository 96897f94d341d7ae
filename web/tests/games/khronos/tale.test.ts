import { describe, expect, it } from "vitest";

import type { Typed } from "../../../src/protocol/values";
import { footprint } from "../../../src/games/khronos/geometry";
import { spotsOf, tale } from "../../../src/games/khronos/tale";
import { cellNamed, tileNamed } from "./positions";

const keep = { tile: tileNamed("keep"), cell: cellNamed("f7") };
const built: Typed = { type: "Built", seat: 0, age: 0, ...keep };
const copied: Typed = { type: "Copied", age: 1, ...keep, owner: 0 };
const paid: Typed = { type: "Earned", seat: 0, ecus: 1, why: 3 };
const elsewhere: Typed = { type: "Built", seat: 1, age: 0, tile: 0, cell: cellNamed("a1") };

describe("why a building is here", () => {
  const past = [
    { events: [paid] },
    { events: [elsewhere] },
    { events: [built, paid, copied] },
    { events: [{ type: "TookIncome", seat: 0, age: 1, cell: keep.cell, ecus: 3 }] },
  ];

  it("is what touched its cells in its age, with its cause", () => {
    const cells = footprint(keep.cell, 2);
    expect(tale(past, 1, cells)).toEqual([{ step: 2, events: [built, copied] }]);
    expect(tale(past, 0, cells)).toEqual([{ step: 2, events: [built] }]);
  });

  it("is found from any of its cells", () => {
    expect(tale(past, 1, [cellNamed("g8")])).toHaveLength(1);
    expect(tale(past, 1, [cellNamed("h8")])).toHaveLength(0);
  });

  it("knows what happens in Reason without saying so", () => {
    const populated: Typed = { type: "Populated", seat: 0, tile: tileNamed("town"), cell: 5 };
    expect(spotsOf(populated)).toEqual([{ age: 2, cell: 5, rank: 2 }]);
  });
});
