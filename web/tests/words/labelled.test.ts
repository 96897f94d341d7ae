import { afterEach, expect, test } from "vitest";

import { labelled } from "../../src/words/labelled";
import { spoken } from "../../src/words/spoken.svelte";

afterEach(() => {
  spoken.language = "en";
});

test.each([
  ["en", "Keep: nothing is selected"],
  ["de", "Keep: nothing is selected"],
  ["fr", "Keep\u202f: nothing is selected"],
] as const)("a colon stands in %s as it does in print", (language, sentence) => {
  spoken.language = language;
  expect(labelled("Keep", "nothing is selected")).toBe(sentence);
});
