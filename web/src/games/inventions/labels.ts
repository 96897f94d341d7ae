/** Printed parts in words: what cards, tiles, milestones and goals do, read from their data. */

import { INVENTIONS, type Access } from "../../protocol/generated/inventions";
import type { Words } from "../../words/words";
import {
  ANYWHERE,
  CULTURE,
  ECONOMY,
  OF_CARD,
  ROMAN,
  TECHNOLOGY,
  type Benefit,
  type EffectPart,
  type Scoring,
  parts,
} from "./parts";
import { signed } from "../../art/sums";
import { k } from "./words.svelte";
import { labelled } from "../../words/labelled";

const EFFECTS: readonly string[] = INVENTIONS.names.effect;
const FOREIGN = INVENTIONS.names.access.indexOf("foreign"); // from here on there is no access

/** An action with its number: "IV Share an Invention". */
export function deedLabel(deed: number, words: Words): string {
  return `${ROMAN[deed] ?? ""} ${words.name("deed", deed)}`;
}

export function effectLabel({ kind, detail, amount }: EffectPart, words: Words): string {
  const name = EFFECTS[kind] ?? "";
  if (name === "aspire" && detail === OF_CARD) return words.say("gain-aspire-card", { amount });
  if (name === "aspire") return words.say("gain-aspire", { amount, aspiration: detail });
  if (name === "specialist") return words.say("gain-specialist", { amount, field: detail });
  if (name === "settle") return words.say("gain-settle", { amount, anywhere: detail === ANYWHERE });
  return words.say(`gain-${name}`, { amount });
}

/** A printed benefit: all its effects, a choice with "or". */
export function benefitLabel(benefit: Benefit, words: Words): string {
  const clauses = benefit.map((clause) =>
    clause
      .map((effect) => effectLabel(effect, words))
      .reduce((first, second) => words.say("gain-or", { first, second })),
  );
  return clauses.join(", ");
}

function scoringLabel(scoring: Scoring, words: Words): string {
  const { points: ip, metric, at, beyond, each, since } = scoring;
  if (at > 0) return words.say("score-at", { ip, metric, at });
  if (beyond > 0) return words.say("score-beyond", { ip, metric, beyond });
  if (each > 1) return words.say("score-groups", { ip, metric, each });
  if (since > 1) return words.say("score-since", { ip, metric, since });
  return words.say("score-each", { ip, metric });
}

/** What a tile of the progress map does. */
export function tileLabel(number: number, words: Words): string {
  const tile = parts.tiles[number];
  if (tile === undefined) return "";
  if (tile.kind === ECONOMY) return benefitLabel(tile.effect, words);
  if (tile.kind === TECHNOLOGY) {
    return `${deedLabel(tile.deed, words)} ↔ ${deedLabel(tile.other, words)}`;
  }
  if (tile.kind === CULTURE) {
    const given = { amount: signed(tile.add), count: tile.add, least: tile.least };
    const change = words.say(`improve-${parts.changeNames[tile.change] ?? ""}`, given);
    return labelled(deedLabel(tile.deed, words), change);
  }
  return tile.scoring === null ? "" : scoringLabel(tile.scoring, words);
}

export function goalLabel(goal: number, words: Words): string {
  const printed = parts.goals[goal];
  if (printed === undefined) return "";
  const scorings = printed.scorings.map((scoring) => scoringLabel(scoring, words));
  return [...scorings, words.say("score-most", { ip: printed.most })].join("; ");
}

export function milestoneLabel(milestone: number, words: Words): string {
  return benefitLabel(parts.milestones[milestone]?.benefit ?? [], words);
}

/** What a space of an era brings. */
export function spaceLabel(space: number, words: Words): string {
  return benefitLabel(parts.eraSpaces[space]?.benefit ?? [], words);
}

/** How many citizens a specialist tile asks for, and what it gives. */
export function specialistLabel(tile: number, words: Words): string {
  const printed = parts.specialists[tile];
  if (printed === undefined) return "";
  const benefit = benefitLabel(printed.benefit, words);
  return k("specialist-tile", { count: printed.citizens, benefit });
}

/** What a knowledge tile shows: its action, or its points. */
export function knowledgeLabel(tile: number, spent: boolean, words: Words): string {
  const printed = parts.knowledge[tile];
  if (printed === undefined) return "";
  return spent ? k("knowledge-points", { ip: printed.ip }) : deedLabel(printed.deed, words);
}

/** What an influence tile needs, gives and lets chain. */
export function influenceLabel(tile: number, words: Words): string {
  const printed = parts.influence[tile];
  if (printed === undefined) return "";
  const deed = deedLabel(printed.deed, words);
  return k("influence-tile", { count: printed.citizens, ip: printed.ip, deed });
}

/** Whether a milestone can be reached, and why, or why not. */
export interface Reach {
  readonly reached: boolean;
  readonly why: string;
}

export function reachOf(access: Access | undefined, words: Words): Reach | null {
  if (access === undefined) return null;
  const reached = access.access < FOREIGN;
  const why =
    access.access === FOREIGN && access.owner >= 0
      ? k("access-of", { owner: words.seat(access.owner) })
      : words.name("access", access.access);
  return { reached, why };
}

/** What it takes to invent an idea beside its field. */
export function extraLabel(card: number): string {
  const extra = parts.ideas[card]?.extra ?? 0;
  return extra > 0 ? k("extra", { count: extra }) : "";
}
