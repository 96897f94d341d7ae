/** Everything that can happen in a game has a sentence, which is its caption, in every language. */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { describe, expect, test } from "vitest";

import type { GameConstant } from "../../src/protocol/game";
import { INVENTIONS } from "../../src/protocol/generated/inventions";
import { KHRONOS } from "../../src/protocol/generated/khronos";
import { SANDS } from "../../src/protocol/generated/sands";
import type { Plain, Typed } from "../../src/protocol/values";
import { bundle, kebab, LANGUAGES, Words } from "../../src/words/words";

const ROOT = resolve(import.meta.dirname, "../../..");
const GAMES: readonly GameConstant[] = [KHRONOS, SANDS, INVENTIONS];

function generated(game: GameConstant): string {
  return readFileSync(resolve(ROOT, `web/src/protocol/generated/${game.name}.ts`), "utf-8");
}

/** The kinds of events of a game, as its generated types list them. */
function kinds(source: string): string[] {
  const [, union = ""] = /export type \w+Event =\s*([^;]+);/.exec(source) ?? [];
  return union.split("|").flatMap((kind) => (kind.trim() === "" ? [] : [kind.trim()]));
}

/** An event of a kind, with the least in each of its fields. */
function example(source: string, kind: string): Typed {
  const [, body = ""] =
    new RegExp(String.raw`export interface ${kind}\b[^{]*\{([^}]*)\}`).exec(source) ?? [];
  const fields = [...body.matchAll(/readonly (\w+): ([^;]+);/g)].map(
    ([, name = "", type = ""]): [string, Plain] => [name, least(name, type, kind)],
  );
  return { ...Object.fromEntries(fields), type: kind };
}

function least(name: string, type: string, kind: string): Plain {
  if (name === "type") return kind;
  if (type.includes("[]") || type.includes("readonly")) return [1];
  return type === "boolean" ? true : 0;
}

describe.each(GAMES)("$name", (game) => {
  const source = generated(game);
  const all = kinds(source);

  test("has many kinds of events", () => expect(all.length).toBeGreaterThan(20));

  test.each(LANGUAGES)("has a caption for each of them in %s", (language) => {
    const lists = ["core/shared", `games/${game.name}/words`].map((folder) =>
      readFileSync(resolve(ROOT, "src/clocksmith", folder, `${language}.ftl`), "utf-8"),
    );
    const list = bundle(language, lists);
    const words = new Words(game, language, list);
    for (const kind of all) {
      expect(list.hasMessage(`event-${kebab(kind)}`), `${kind} in ${language}`).toBe(true);
      const caption = words.tell(example(source, kind));
      expect(caption, kind).toMatch(/\p{L}{2}.*[.!?)]$/u);
      expect(caption, kind).not.toMatch(/\{|undefined|NaN/);
    }
  });
});
