/** What the pages say is complete in every language: the same keys, told with the same details. */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

import { describe, expect, test } from "vitest";

import { bundle, LANGUAGES, type Language } from "../../src/words/words";

const SOURCE = resolve(import.meta.dirname, "../../src");
const FOLDERS = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
  .filter((path) => path.endsWith("en.ftl"))
  .map((path) => dirname(path));

/** Every message with the variables it speaks of, also in its parts. */
function messages(folder: string, language: Language): Map<string, string> {
  const text = readFileSync(resolve(SOURCE, folder, `${language}.ftl`), "utf-8");
  const found = new Map<string, string>();
  let key = "";
  for (const line of text.split("\n")) {
    key = /^([a-z][\w-]*) =/.exec(line)?.[1] ?? key;
    if (key === "" || line.startsWith("#")) continue;
    const named = [...line.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? "");
    const known = (found.get(key) ?? "").split(" ");
    found.set(key, [...new Set([...known, ...named])].sort().join(" "));
  }
  return found;
}

describe.each(FOLDERS)("%s", (folder) => {
  test.each(LANGUAGES)("has every message in %s", (language) => {
    expect(messages(folder, language)).toEqual(messages(folder, "en"));
  });

  test.each(LANGUAGES)("can be read in %s", (language) => {
    const text = readFileSync(resolve(SOURCE, folder, `${language}.ftl`), "utf-8");
    const list = bundle(language, [text]);
    for (const key of messages(folder, "en").keys()) {
      expect(list.getMessage(key)?.value, key).toBeTruthy();
    }
  });
});

test("no two parts of the pages use the same key", () => {
  const parts = FOLDERS.filter((folder) => !folder.startsWith("games")); // they speak for themselves
  const keys = parts.flatMap((folder) => [...messages(folder, "en").keys()]);
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});
