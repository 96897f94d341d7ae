import { expect, test } from "vitest";

import { Hints } from "../../src/table/selection/hint.svelte";
import { RequestError } from "../../src/net/error";
import type { Hint } from "../../src/protocol/coach";

const END = { say: "do-end", fields: {}, text: "end" };
const HINT: Hint = {
  number: 4,
  action: END,
  line: [END],
  chance: 0.4,
  instead: null,
  why: { gain: 0, reasons: [], plan: null, beside: null },
};

test("a bot thinks, then its hint is there", async () => {
  const hints = new Hints(() => Promise.resolve(HINT));
  const asked = hints.request(0, 4);
  expect([hints.thinking, hints.hint, hints.shown]).toEqual([true, null, true]);
  await asked;
  expect([hints.thinking, hints.hint, hints.shown]).toEqual([false, HINT, true]);
});

test("what is put aside meanwhile does not come back", async () => {
  const hints = new Hints(() => Promise.resolve(HINT));
  const asked = hints.request(0, 4);
  hints.dismiss();
  await asked;
  expect(hints.shown).toBe(false);
});

test("why there is none is told", async () => {
  const hints = new Hints(() => Promise.reject(new RequestError("no-hints", "no hints here")));
  await hints.request(0, 4);
  expect(hints.error?.code).toBe("no-hints");
  expect(hints.thinking).toBe(false);
});
