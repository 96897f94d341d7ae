import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const LISTS = import.meta.glob<string>("../../../src/games/khronos/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SOURCES = import.meta.glob<string>("../../../src/games/khronos/**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const LANGUAGES = ["en", "de", "fr"];

function text(language: string): string {
  return LISTS[`../../../src/games/khronos/words/${language}.ftl`] ?? "";
}

function keys(language: string): string[] {
  return [...text(language).matchAll(/^([a-z][\w-]*) =/gm)].map(([, key = ""]) => key).sort();
}

/** Keys that the sources say as they stand. */
function said(): string[] {
  return Object.values(SOURCES).flatMap((source) =>
    [...source.matchAll(/\bk\(\s*"([\w-]+)"/g)].map(([, key = ""]) => key),
  );
}

describe.each(LANGUAGES)("the words in %s", (language) => {
  it("say the same things as the others", () => {
    expect(keys(language)).toEqual(keys("en"));
    expect(keys(language)).not.toEqual([]);
  });

  it("say everything that is asked of them", () => {
    const known = keys(language);
    expect(said().filter((key) => !known.includes(key))).toEqual([]);
    expect(said().length).toBeGreaterThan(20);
  });

  it("can be read without fault", () => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(text(language)))).toEqual([]);
  });
});
