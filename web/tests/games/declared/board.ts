/** A game with a small board of every kind of zone, for tests. */

import type { DeclaredConstant } from "../../../src/games/declared/constant";
import type { Filling } from "../../../src/games/declared/scene";
import { bundle, Words } from "../../../src/words/words";

export const GAME: DeclaredConstant = {
  name: "stones",
  rules_version: 1,
  seats: [2],
  names: { card: ["sun-1", "sun-2", "moon-1"], cell: ["a1", "b1", "a2", "b2"] },
  counted: {},
  seated: ["seat"],
  options: [],
  fields: {},
  content: {},
  actions: {
    put: { say: "do-put", fields: ["card", "cell"], text: "put {card} {cell}" },
    bid: { say: "do-bid", fields: ["coins"], text: "bid {coins}" },
    pass: { say: "do-pass", fields: [], text: "pass" },
  },
  board: {
    zones: [
      {
        kind: "grid",
        name: "meadow",
        rows: 2,
        columns: 2,
        chooses: ["cell"],
        pieces: [{ things: "cells.*", of: "card", owner: "owners.*" }],
      },
      {
        kind: "track",
        name: "bids",
        first: 1,
        last: 3,
        chooses: ["coins"],
        pieces: [{ places: "price", owner: "leader" }],
      },
      {
        kind: "svg",
        name: "candle",
        file: "candle.svg",
        anchors: [
          [5, 0],
          [5, 10],
        ],
        size: 4,
        pieces: [{ places: "players.*.pawn", of: "seat", icon: "pawn" }],
      },
      {
        kind: "tokens",
        name: "supply",
        counts: [{ path: "supply", of: "card" }, { path: "late" }],
      },
      { kind: "cards", name: "hand", each: "players", path: "hand", of: "card", chooses: ["card"] },
    ],
    icons: { card: { "sun-1": "sun", "sun-2": "sun" } },
    tints: { card: { "moon-1": "blue" } },
    drawings: { "candle.svg": { box: [0, 0, 10, 20], nodes: [] } },
  },
};

export const VIEW = {
  type: "StonesView",
  seat: 0,
  cells: [-1, 1, -1, -1],
  owners: [-1, 1, -1, -1],
  price: 2,
  leader: 1,
  late: true,
  supply: [3, 0, 1],
  players: [
    { hand: [0, 2], pawn: 1 },
    { hand: [null, null], pawn: 0 },
  ],
};

const LIST = `
seat-0 = Red
seat-1 = Green
board-meadow = The meadow
card-sun-1 = a sun of 1
card-sun-2 = a sun of 2
card-moon-1 = a moon
cell-a1 = a1
cell-b1 = b1
cell-a2 = a2
cell-b2 = b2
`;

export const FILLING: Filling = {
  game: GAME,
  words: new Words(GAME, "en", bundle("en", [LIST])),
  say: (key) => key,
  viewer: 0,
};
