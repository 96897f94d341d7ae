import { describe, expect, it } from "vitest";

import { ghosts } from "../../../src/games/khronos/ghosts";
import { building, cellNamed, domain, viewOf } from "./positions";

const keep = building("keep f7", 0);
const town = building("town h7");
const rival = building("keep k7", 1);

describe("ghosts", () => {
  it("show what would come and go", () => {
    const before = viewOf([[keep, rival], [], []]);
    const after = viewOf([[keep, town], [], []]);
    expect(ghosts(before, after, 0)).toMatchObject({ come: [town], gone: [rival], shrinking: [] });
  });

  it("do not cross out what only grows", () => {
    const castle = building("castle f7", 0);
    const found = ghosts(viewOf([[keep], [], []]), viewOf([[castle], [], []]), 0);
    expect(found).toMatchObject({ come: [castle], gone: [] });
  });

  it("cross out a rival's building that is replaced by an equal one", () => {
    const taken = building("keep f7", 1);
    const found = ghosts(viewOf([[keep], [], []]), viewOf([[taken], [], []]), 0);
    expect(found).toMatchObject({ come: [taken], gone: [keep] });
  });

  it("draw the smaller building inside the old one", () => {
    const tower = building("watchtower g8", 0);
    const found = ghosts(viewOf([[keep], [], []]), viewOf([[tower], [], []]), 0);
    expect(found).toMatchObject({ come: [], gone: [], shrinking: [{ old: keep, now: tower }] });
  });

  it("show cubes that would be put or go home", () => {
    const empty = building("town h7", -1, 2);
    const settled = { ...empty, cubes: [1, 0, 0, 0, 0] };
    const found = ghosts(viewOf([[], [], [empty]]), viewOf([[], [], [settled]]), 2);
    expect(found.cubes).toEqual([{ cell: cellNamed("h7"), rank: 2, seat: 0, count: 1 }]);
  });
});

describe("changes of income", () => {
  it("are told where domains join, for winners and losers", () => {
    const before = viewOf(
      [[keep, rival], [], []],
      [[domain("f7", [0], 2), domain("k7", [1], 3)], [], []],
    );
    const after = viewOf(
      [[keep, town, building("town j7"), rival], [], []],
      [[domain("f7 h7 j7 k7", [0], 9)], [], []],
    );
    expect(ghosts(before, after, 0).incomes).toEqual([
      { cell: cellNamed("f7"), seat: 0, ecus: 7 },
      { cell: cellNamed("k7"), seat: 1, ecus: -3 },
    ]);
  });

  it("are none where nothing changes", () => {
    const same = viewOf([[keep], [], []], [[domain("f7", [0], 2)], [], []]);
    expect(ghosts(same, same, 0)).toMatchObject({ incomes: [], domains: [] });
  });
});
