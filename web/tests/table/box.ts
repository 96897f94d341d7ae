/** A small game for tests: how its things are called. */

import type { GameConstant } from "../../src/protocol/game";

const CELLS = ["a1", "b1", "c1", "a2", "b2", "c2"];

export const BOX: GameConstant = {
  name: "box",
  rules_version: 1,
  seats: [2, 3],
  names: {
    age: ["might", "faith", "reason"],
    tile: ["keep", "castle"],
    cell: CELLS,
    old_cell: CELLS,
    kind: ["military", "civil"],
  },
  counted: { cards: ["military", "civil"] },
  seated: ["seat", "owner"],
  options: [],
  actions: {
    build: { say: "do-build", fields: ["age", "tile", "cell"], text: "build {tile} {age} {cell}" },
    raze: { say: "do-raze", fields: ["age", "cell"], text: "raze {age} {cell}" },
    pay: { say: "do-pay", fields: ["cards"], text: null },
    end: { say: "do-end", fields: [], text: "end" },
  },
  content: {},
};
