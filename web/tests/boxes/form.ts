/** A small form and a box of it, for tests. */

import type { BoxForm, PlainBox } from "../../src/protocol/boxes";

export const FORM: BoxForm = {
  game: "lantern",
  format: 1,
  statuses: ["sourced", "entered", "ruling", "stand-in"],
  sheets: [
    {
      name: "lamp",
      key: "name",
      least: 1,
      most: 4,
      columns: [
        { key: "name", kind: "name", printed: false },
        { key: "worth", kind: "number", printed: true, least: 0, most: 9 },
        { key: "colour", kind: "choice", printed: true, names: ["red", "green", "dark-red"] },
        {
          key: "effects",
          kind: "list",
          printed: true,
          default: [],
          entry: {
            key: "effects",
            kind: "phrase",
            printed: true,
            vocabulary: ["light NUMBER", "light all NUMBER", "burn LAMP NUMBER"],
          },
        },
      ],
    },
    {
      name: "road",
      key: "",
      least: 0,
      most: 9,
      columns: [
        {
          key: "ends",
          kind: "list",
          printed: true,
          entry: { key: "ends", kind: "reference", printed: true, sheet: "lamp" },
        },
      ],
    },
  ],
};

export const BOX: PlainBox = {
  format: 1,
  game: "lantern",
  name: "house-1",
  lamp: [
    { name: "one", worth: 1, colour: "red", effects: [], source: "", status: "stand-in" },
    {
      name: "two",
      worth: 2,
      colour: "green",
      effects: ["light 1"],
      source: "",
      status: "stand-in",
      statuses: { worth: "sourced" },
    },
  ],
  road: [{ ends: ["one", "two"], source: "", status: "sourced" }],
};
