/** The printed parts of Inventions by the names this folder uses; all numbers come from the data. */

import { INVENTIONS, type InventionsContent } from "../../protocol/generated/inventions";
import { PageBox } from "../parts/page.svelte";

/**
 * Chronos is the society that plays by itself when two people play; the private display of a
 * society that nobody plays is unclaimed.
 */
export {
  ANYWHERE,
  CHRONOS,
  CULTURE,
  ECONOMY,
  FIELDS,
  INNOVATOR,
  INVENTOR,
  JOKER,
  NONE,
  OF_CARD,
  PROGRESS_WIDTH,
  TECHNOLOGY,
  UNCLAIMED,
  WEALTH,
} from "../../protocol/generated/inventions";

/** All of its clauses are gained; of the effects of one clause, one. */
export type Benefit = InventionsContent["milestones"][number]["benefit"];
export type EffectPart = Benefit[number][number];
export type TilePart = InventionsContent["tiles"][number];
export type Scoring = NonNullable<TilePart["scoring"]>;

export const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"] as const;

class InventionsParts extends PageBox<InventionsContent, typeof INVENTIONS> {
  get regions() {
    return this.content.regions;
  }
  get forumByDeed() {
    return this.content.forum_of;
  }
  get forums() {
    return [...new Set(this.forumByDeed)].sort((one, other) => one - other);
  }
  get eraRounds() {
    return this.content.era_rounds;
  }
  get eras() {
    return this.eraRounds.map((_, i) => i + 1);
  }
  get band() {
    return this.content.band;
  }
  get eraSpaces() {
    return this.content.era_spaces;
  }
  /** All markers begin in the era before the first one that has spaces. */
  get startEra() {
    return Math.min(...this.eraSpaces.map(({ era }) => era)) - 1;
  }
  get milestones() {
    return this.content.milestones;
  }
  get ideas() {
    return this.content.ideas;
  }
  get specialists() {
    return this.content.specialists;
  }
  get knowledge() {
    return this.content.knowledge;
  }
  get influence() {
    return this.content.influence;
  }
  get tiles() {
    return this.content.tiles;
  }
  get changeNames() {
    return this.content.change_names;
  }
  get goals() {
    return this.content.goals;
  }
  get commonSpaces() {
    return this.content.common_spaces;
  }
  get row() {
    return this.content.row;
  }
  get goalsScored() {
    return this.content.goals_scored;
  }
  /** The tile of which every society has one from the beginning. */
  get startTile() {
    return this.tiles.length - 1;
  }
  /** From this number on, pieces of a row are aspiration tiles of the fields and the joker. */
  get aspiration() {
    return this.tiles.length;
  }
  get regionIds() {
    return this.regions.map((_, i) => i);
  }
  get deeds() {
    return this.forumByDeed.map((_, i) => i);
  }
}

/** The box on this page. */
export const parts = new InventionsParts(INVENTIONS);

/** How a thing is written in marks and actions. */
export function slug(field: keyof typeof INVENTIONS.names, number: number): string {
  return parts.names[field][number] ?? String(number);
}

/** The number of a region by its name. */
export function regionNamed(name: string): number {
  return parts.regions.findIndex((region) => region.name === name);
}

/** The first and last round of each era. */
export function roundsOf(era: number): { first: number; last: number } {
  const before = parts.eraRounds.slice(0, era - 1).reduce((sum, rounds) => sum + rounds, 0);
  return { first: before + 1, last: before + (parts.eraRounds[era - 1] ?? 0) };
}

/** Whether the epoch pillar is moved in a round: the last one of its era. */
export function isLastOfEra(round: number): boolean {
  return parts.eras.some((era) => roundsOf(era).last === round);
}

/** The spaces of an era on the era track. */
export function spacesOf(era: number): number[] {
  return parts.eraSpaces.flatMap((space, id) => (space.era === era ? [id] : []));
}
