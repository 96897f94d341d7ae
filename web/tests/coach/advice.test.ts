import { expect, test } from "vitest";

import { Advice } from "../../src/coach/advice.svelte";
import { RequestError } from "../../src/net/error";
import type { Hint } from "../../src/protocol/coach";

const END = { say: "do-end", fields: {}, text: "end" };
const HINT: Hint = { number: 4, action: END, line: [END], chance: 0.4, instead: null, reasons: [] };

test("a bot thinks, then its hint is there", async () => {
  const advice = new Advice(() => Promise.resolve(HINT));
  const asked = advice.want(0, 4);
  expect([advice.thinking, advice.hint, advice.shown]).toEqual([true, null, true]);
  await asked;
  expect([advice.thinking, advice.hint, advice.shown]).toEqual([false, HINT, true]);
});

test("what is put aside meanwhile does not come back", async () => {
  const advice = new Advice(() => Promise.resolve(HINT));
  const asked = advice.want(0, 4);
  advice.drop();
  await asked;
  expect(advice.shown).toBe(false);
});

test("why there is none is told", async () => {
  const advice = new Advice(() => Promise.reject(new RequestError("no-hints", "no hints here")));
  await advice.want(0, 4);
  expect(advice.error?.code).toBe("no-hints");
  expect(advice.thinking).toBe(false);
});
