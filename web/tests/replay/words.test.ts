import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const LISTS = import.meta.glob<string>(
  "../../src/{replay,rules,editor,coach,bots,puzzles}/words/*.ftl",
  { query: "?raw", import: "default", eager: true },
);
const SOURCES = import.meta.glob<string>(
  [
    "../../src/{replay,rules,editor,coach,bots,puzzles,glossary,table}/**/*.{svelte,ts}",
    "../../src/pages/*.svelte",
  ],
  { query: "?raw", import: "default", eager: true },
);

function keys(part: string, language: string): string[] {
  const text = LISTS[`../../src/${part}/words/${language}.ftl`] ?? "";
  const ids = new FluentResource(text).body.map(({ id }) => id);
  return ids.filter((id) => !id.startsWith("fault-")).sort(); // errors are said by their codes
}

/** What stands between quotes, and the beginnings of what is put together. */
const SAID = Object.values(SOURCES).flatMap((source) =>
  Array.from(source.matchAll(/["'`]([a-z]+(?:-[a-z]*)*)(\$\{)?/g), (found) => ({
    key: found[1] ?? "",
    begins: found[2] !== undefined,
  })).filter(({ key, begins }) => !begins || key.endsWith("-")),
);

describe.each(["replay", "rules", "editor", "coach", "bots", "puzzles"])(
  "the words of %s",
  (part) => {
    const english = keys(part, "en");

    it("are the same in every language", () => {
      expect(english.length).toBeGreaterThan(5);
      expect(keys(part, "de")).toEqual(english);
      expect(keys(part, "fr")).toEqual(english);
    });

    it("are all said somewhere", () => {
      const unsaid = english.filter(
        (key) => !SAID.some((one) => (one.begins ? key.startsWith(one.key) : key === one.key)),
      );
      expect(unsaid).toEqual([]);
    });

    it("hold everything that is said", () => {
      const own = SAID.filter(({ key }) => key.startsWith(`${part}-`));
      const missing = own.filter(({ key, begins }) =>
        begins ? !english.some((one) => one.startsWith(key)) : !english.includes(key),
      );
      expect(missing).toEqual([]);
    });
  },
);
