/** Every printed part is told in words, in every language. */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { describe, expect, it } from "vitest";

import {
  deedLabel,
  goalLabel,
  influenceLabel,
  knowledgeLabel,
  milestoneLabel,
  reachOf,
  specialistLabel,
  tileLabel,
} from "../../../src/games/inventions/labels";
import { parts } from "../../../src/games/inventions/parts";
import { benefitLabel } from "../../../src/games/inventions/labels";
import { signed } from "../../../src/art/sums";
import { INVENTIONS } from "../../../src/protocol/generated/inventions";
import { bundle, LANGUAGES, Words, type Language } from "../../../src/words/words";

const SOURCE = resolve(import.meta.dirname, "../../../../src/clocksmith");

function wordsIn(language: Language): Words {
  const files = [`core/shared/${language}.ftl`, `games/inventions/words/${language}.ftl`];
  const texts = files.map((file) => readFileSync(resolve(SOURCE, file), "utf-8"));
  return new Words(INVENTIONS, language, bundle(language, texts));
}

describe.each(LANGUAGES)("in %s", (language) => {
  const words = wordsIn(language);
  const told = [
    ...parts.tiles.map((_, tile) => tileLabel(tile, words)),
    ...parts.goals.map((_, goal) => goalLabel(goal, words)),
    ...parts.milestones.map((_, milestone) => milestoneLabel(milestone, words)),
    ...parts.specialists.map((_, tile) => specialistLabel(tile, words)),
    ...parts.knowledge.flatMap((_, tile) => [
      knowledgeLabel(tile, false, words),
      knowledgeLabel(tile, true, words),
    ]),
    ...parts.influence.map((_, tile) => influenceLabel(tile, words)),
    ...parts.eraSpaces.map(({ benefit }) => benefitLabel(benefit, words)),
    ...parts.deeds.map((deed) => deedLabel(deed, words)),
  ];

  it("nothing is left without words", () => {
    expect(
      told.filter((text) => text === "" || /\{|gain-|improve-|score-|\?\?\?/.test(text)),
    ).toEqual([]);
  });
});

describe("what a tile changes", () => {
  const said = (language: Language, add: number): string[] =>
    ["extra-specialists", "specialists-gained", "citizens-needed", "rope-steps"].map((change) =>
      wordsIn(language).say(`improve-${change}`, { amount: signed(add), count: add, least: 1 }),
    );

  it("is told in the number it has", () => {
    expect(said("en", 1)).toEqual([
      "+1 extra specialist",
      "+1 specialist gained",
      "+1 citizen needed, 1 at least",
      "+1 rope",
    ]);
    expect(said("en", -1)[2]).toBe("−1 citizen needed, 1 at least");
    expect(said("en", 2)[3]).toBe("+2 ropes");
    expect(said("en", 0)[3]).toBe("+0 ropes");
    expect(said("de", 1)[3]).toBe("+1 Tau");
    expect(said("de", 2)[1]).toBe("+2 erhaltene Spezialisten");
    expect(said("fr", 1)[0]).toBe("+1 spécialiste supplémentaire");
    expect(said("fr", 2)[3]).toBe("+2 cordes");
  });
});

describe("access to a milestone", () => {
  const words = wordsIn("en");
  const access = (number: number, owner: number) =>
    reachOf({ type: "Access", milestone: 0, access: number, owner }, words);

  it("says why it can be used or not", () => {
    expect(access(0, 0)).toEqual({ reached: true, why: "your own" });
    expect(access(3, -1)).toEqual({ reached: true, why: "common knowledge" });
    expect(access(5, 1)).toEqual({ reached: false, why: "with Green" });
    expect(access(5, -1)).toEqual({ reached: false, why: "in another display" });
    expect(access(6, -1)).toEqual({ reached: false, why: "in the Eureka display" });
    expect(reachOf(undefined, words)).toBeNull();
  });
});
