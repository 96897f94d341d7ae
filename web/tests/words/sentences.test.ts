/** Python and the browser say the same: the same things, told twice from the same word lists. */

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

import { describe, expect, test } from "vitest";

import type { GameConstant } from "../../src/protocol/game";
import { INVENTIONS } from "../../src/protocol/generated/inventions";
import { KHRONOS } from "../../src/protocol/generated/khronos";
import { SANDS } from "../../src/protocol/generated/sands";
import type { Price, Refusal } from "../../src/protocol/consequences";
import type { Typed } from "../../src/protocol/values";
import type { Bare } from "../../src/protocol/game";
import { bundle, LANGUAGES, Words, type Language } from "../../src/words/words";

type ShownEvent = { readonly said: Readonly<Record<Language, string>> } & (
  | { readonly by: "ask" | "tell" | "foresee"; readonly thing: Typed }
  | { readonly by: "do"; readonly thing: Bare }
  | { readonly by: "refuse"; readonly thing: Refusal }
  | { readonly by: "cost"; readonly thing: Price }
);

const ROOT = resolve(import.meta.dirname, "../../..");
const PYTHON = resolve(ROOT, ".venv/bin/python");
const GAMES: readonly GameConstant[] = [KHRONOS, SANDS, INVENTIONS];

function sentences(): Record<string, readonly ShownEvent[]> {
  if (!existsSync(PYTHON)) throw new Error("scripts/setup makes the Python that this test needs");
  const said = execFileSync(PYTHON, ["tools/sentences.py"], {
    cwd: ROOT,
    env: { PYTHONPATH: "src" },
    encoding: "utf-8",
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(said) as Record<string, readonly ShownEvent[]>;
}

function words(game: GameConstant, language: Language): Words {
  const lists = ["core/shared", `games/${game.name}/words`].map((folder) =>
    readFileSync(resolve(ROOT, "src/clocksmith", folder, `${language}.ftl`), "utf-8"),
  );
  return new Words(game, language, bundle(language, lists));
}

function told(by: Words, one: ShownEvent): string {
  switch (one.by) {
    case "ask":
      return by.ask(one.thing);
    case "tell":
      return by.tell(one.thing);
    case "foresee":
      return by.foresee(one.thing);
    case "do":
      return by.do(one.thing);
    case "refuse":
      return by.refuse(one.thing);
    case "cost":
      return by.cost(one.thing);
  }
}

const EVERYTHING = sentences();

describe.each(GAMES)("$name", (game) => {
  test.each(LANGUAGES)("says the same in %s as in Python", (language) => {
    const speaker = words(game, language);
    const things = EVERYTHING[game.name] ?? [];
    expect(things.length).toBeGreaterThan(300);
    for (const one of things) expect(told(speaker, one)).toBe(one.said[language]);
  });
});
