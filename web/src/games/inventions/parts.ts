/** The printed parts of Inventions by the names this folder uses; all numbers come from the data. */

import { INVENTIONS } from "../../protocol/generated/inventions";

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

export interface EffectPart {
  readonly kind: number;
  readonly detail: number;
  readonly amount: number;
}
/** All of its clauses are gained; of the effects of one clause, one. */
export type Benefit = readonly (readonly EffectPart[])[];

export interface Scoring {
  readonly points: number;
  readonly metric: number;
  readonly beyond: number;
  readonly each: number;
  readonly since: number;
  readonly at: number;
}

export interface TilePart {
  readonly kind: number;
  readonly number: number;
  readonly effect: Benefit;
  readonly deed: number;
  readonly other: number;
  readonly change: number;
  readonly add: number;
  readonly least: number;
  readonly scoring: Scoring | null;
}

const { content, names } = INVENTIONS;

export const REGIONS = content.regions;
export const FORUM_OF = content.forum_of;
export const FORUMS = [...new Set(FORUM_OF)].sort((one, other) => one - other);
export const ERA_ROUNDS: readonly number[] = content.era_rounds;
export const ERAS = ERA_ROUNDS.map((_, i) => i + 1);
export const BAND = content.band;
export const ERA_SPACES: readonly {
  readonly era: number;
  readonly place: number;
  readonly benefit: Benefit;
  readonly orders: boolean;
}[] = content.era_spaces;
/** All markers begin in the era before the first one that has spaces. */
export const START_ERA = Math.min(...ERA_SPACES.map(({ era }) => era)) - 1;
export const MILESTONES: readonly {
  readonly code: string;
  readonly era: number;
  readonly spaces: number;
  readonly benefit: Benefit;
}[] = content.milestones;
export const IDEAS = content.ideas;
export const SPECIALISTS: readonly { readonly citizens: number; readonly benefit: Benefit }[] =
  content.specialists;
export const KNOWLEDGE = content.knowledge;
export const INFLUENCE = content.influence;
export const TILES: readonly TilePart[] = content.tiles;
export const CHANGE_NAMES: readonly string[] = content.change_names;
export const GOALS: readonly { readonly most: number; readonly scorings: readonly Scoring[] }[] =
  content.goals;
export const COMMON_SPACES = content.common_spaces;
export const ROW = content.row;
export const ROW_COST: readonly number[] = content.row_cost;
export const GOALS_SCORED = content.goals_scored;

/** The tile of which every society has one from the beginning. */
export const START_TILE = TILES.length - 1;
/** From this number on, pieces of a row are aspiration tiles of the fields and the joker. */
export const ASPIRATION = TILES.length;
export const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"] as const;

export const REGION_IDS = REGIONS.map((_, i) => i);
export const DEEDS = FORUM_OF.map((_, i) => i);

/** How a thing is written in marks and actions. */
export function slug(field: keyof typeof names, number: number): string {
  return names[field][number] ?? String(number);
}

/** The number of a region by its name. */
export function regionNamed(name: string): number {
  return REGIONS.findIndex((region) => region.name === name);
}

/** The first and last round of each era. */
export function roundsOf(era: number): { first: number; last: number } {
  const before = ERA_ROUNDS.slice(0, era - 1).reduce((sum, rounds) => sum + rounds, 0);
  return { first: before + 1, last: before + (ERA_ROUNDS[era - 1] ?? 0) };
}

/** Whether the epoch pillar is moved in a round: the last one of its era. */
export function isLastOfEra(round: number): boolean {
  return ERAS.some((era) => roundsOf(era).last === round);
}

/** The spaces of an era on the era track. */
export function spacesOf(era: number): number[] {
  return ERA_SPACES.flatMap((space, id) => (space.era === era ? [id] : []));
}
