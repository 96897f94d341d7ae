import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { pace } from "../../src/table/playback/pace.svelte";
import { SOUNDS } from "../../src/table/alerts/sound.svelte";
import { motion } from "../../src/browser/motion.svelte";

const kept = new Map<string, string>();
const page = Object.assign(new EventTarget(), { hidden: false });

beforeEach(() => {
  kept.clear();
  pace.suit(2);
  page.hidden = false;
  vi.stubGlobal("document", page);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  pace.start();
});
afterEach(() => {
  pace.switch("unhurried");
  vi.unstubAllGlobals();
});

const SENTENCE = "Green built a chapel at i6 in Faith.";

test("unhurried, a sentence stands long enough to be read; quickly, things move faster", () => {
  expect(pace.reading(180, SENTENCE, 3)).toBeGreaterThanOrEqual(700);
  expect(pace.reading(4000, SENTENCE, 3)).toBe(4000);
  pace.switch("quick");
  expect(pace.motion(1000)).toBe(400);
  expect(pace.reading(180, SENTENCE, 3)).toBeLessThan(500);
});

test("much that happens at once is told faster, and never for longer than eight seconds", () => {
  const crowd = 60;
  expect(crowd * pace.reading(0, SENTENCE, crowd)).toBeLessThanOrEqual(8_001);
});

test("nothing is played at once, where nothing may move, and where nobody looks", () => {
  expect(pace.isTelling).toBe(true);
  pace.switch("once");
  expect(pace.isTelling).toBe(false);
  pace.switch("unhurried");
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(pace.isTelling).toBe(false);
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  motion.chosen = "off";
  expect(pace.isTelling).toBe(false);
  motion.chosen = null;
});

test("the pace is kept in the browser", () => {
  pace.switch("quick");
  expect(kept.get("clocksmith.pace")).toBe("quick");
  kept.set("clocksmith.pace", "once");
  pace.start();
  expect(pace.chosen).toBe("once");
});

test("where many play, each is told faster, unless a pace was chosen", () => {
  pace.suit(5);
  expect(pace.chosen).toBe("quick");
  pace.switch("unhurried");
  expect(pace.chosen).toBe("unhurried");
  expect(pace.isOffered).toBe(true);
});

test("sounds are short", () => {
  const lasts = Object.values(SOUNDS)
    .flat()
    .map(({ at, lasts }) => at + lasts);
  expect(Math.max(...lasts)).toBeLessThan(2);
});
