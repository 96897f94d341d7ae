import { expect, test } from "vitest";

import { logStep } from "../../src/table/model/log";
import { bundle, Words } from "../../src/words/words";
import { BOX } from "./box";

const LIST = `
seat-0 = Red
event-built = { $seat } built at { $cell }.
event-paid = { $seat } paid { $coins }.
`;
const words = new Words(BOX, "en", bundle("en", [LIST]));
const built = { type: "Built", seat: 0, cell: 0 };
const paid = { type: "Paid", seat: 0, coins: 2 };

test("a step is told in sentences, the same one running only once", () => {
  const step = { seat: 0, kind: "act", action: null, events: [built, paid, paid], at: 7 } as const;
  expect(logStep(step, 3, words, ({ type }) => type === "Paid")).toEqual({
    step: 3,
    seat: 0,
    late: false,
    only: false,
    at: 7,
    lines: [
      { sentence: "Red built at a1.", times: 1, minor: false, event: built },
      { sentence: "Red paid 2.", times: 2, minor: true, event: paid },
    ],
  });
});
