import { expect, test } from "vitest";

import { RequestError } from "../../src/net/error";
import type { Judgement } from "../../src/protocol/coach";
import { Teacher } from "../../src/table/selection/teacher.svelte";

const BETTER = { say: "do-build", fields: {}, text: "build keep might d8" };
const MISTAKE: Judgement = {
  number: 4,
  mistake: {
    points: 5.2,
    caused: [],
    line: [BETTER],
    reasons: [{ name: "income-might", points: 5.2, before: 0, after: 3 }],
  },
};

test("a turn without a mistake is played", async () => {
  const teacher = new Teacher(() => Promise.resolve({ number: 4, mistake: null }));
  const agreed = teacher.agrees(0, 4, "end", []);
  expect([teacher.thinking, teacher.shown]).toEqual([true, true]);
  expect(await agreed).toBe(true);
  expect(teacher.shown).toBe(false);
});

test("a mistake is told once, and played when it is meant", async () => {
  let judged = 0;
  const teacher = new Teacher(() => Promise.resolve((judged++, MISTAKE)));
  expect(await teacher.agrees(0, 4, "end", [])).toBe(false);
  expect(teacher.mistake).toEqual(MISTAKE.mistake);
  expect(await teacher.agrees(0, 4, "end", [])).toBe(true);
  expect(teacher.shown).toBe(false);
  expect(judged).toBe(1);
});

test("a turn that was taken back is not judged again, the next one is", async () => {
  let judged = 0;
  const teacher = new Teacher(() => Promise.resolve((judged++, MISTAKE)));
  await teacher.agrees(0, 4, "end", []);
  teacher.dismiss();
  expect(await teacher.agrees(0, 6, "end", [])).toBe(true);
  expect(judged).toBe(1);
  expect(await teacher.agrees(0, 20, "end", [])).toBe(false);
  expect(judged).toBe(2);
});

test("who chooses something else while a turn is judged gives no answer", async () => {
  const teacher = new Teacher(() => Promise.resolve({ number: 4, mistake: null }));
  const agreed = teacher.agrees(0, 4, "end", []);
  teacher.dismiss();
  expect(await agreed).toBe(false);
  expect(teacher.shown).toBe(false);
});

test("confirming twice gives one answer", async () => {
  const teacher = new Teacher(() => Promise.resolve({ number: 4, mistake: null }));
  const agreed = [teacher.agrees(0, 4, "end", []), teacher.agrees(0, 4, "end", [])];
  expect(await Promise.all(agreed)).toEqual([true, false]);
});

test("without a judgement a turn is played", async () => {
  const teacher = new Teacher(() => Promise.reject(new RequestError("unavailable", "no bot")));
  expect(await teacher.agrees(0, 4, "end", [])).toBe(true);
});
