/** The printed parts of The Sands of Time by the names this folder uses; all numbers come from the data. */

import { SANDS, type SandsContent } from "../../protocol/generated/sands";
import { PageBox } from "../parts/page.svelte";

export {
  CATEGORIES,
  CROPS,
  GOLD,
  PEASANT,
  PIECES,
  RESOURCES,
  SOLDIER,
} from "../../protocol/generated/sands";

/** What each scoring space counts, by the names of the data. */
export const COUNTED = ["advances", "fountains", "regions", "citizens", "lyres", "goods"];

/** How the words of the rules are written in marks and actions. */
export const CATEGORY_NAMES: readonly string[] = SANDS.names.category;
export const PIECE_NAMES: readonly string[] = SANDS.names.piece;
export const RESOURCE_NAMES: readonly string[] = SANDS.names.resource;
export const BONUS_NAMES: readonly string[] = SANDS.names.bonus;
export const WHY_NAMES: readonly string[] = SANDS.names.why;

export type Effect = SandsContent["advances"][number]["effects"][number];

class SandsParts extends PageBox<SandsContent, typeof SANDS> {
  get regions() {
    return this.content.regions;
  }
  get borders() {
    return this.content.borders;
  }
  get spaces() {
    return this.content.spaces;
  }
  get chronicles() {
    return this.content.chronicles;
  }
  get structures() {
    return this.content.structures;
  }
  get advances() {
    return this.content.advances;
  }
  get cards() {
    return this.content.cards;
  }
  get actionCards() {
    return this.content.action_cards;
  }
  get firstOfRow() {
    return this.content.first_of_row;
  }
  get rowCategory() {
    return this.content.row_category;
  }
  get trackStart() {
    return this.content.track_start;
  }
  get trackEnd() {
    return this.content.track_end;
  }
  get nextColour() {
    return this.content.next_colour;
  }
  get growthSpaces() {
    return this.content.growth_spaces;
  }
  get rounds() {
    return this.content.rounds;
  }
  get levels() {
    return this.content.levels;
  }
  get mostHeritage() {
    return this.content.most_heritage;
  }
  get mostUnrest() {
    return this.content.most_unrest;
  }
  get dieFactor() {
    return this.content.die_factor;
  }
  /** What the die must show after a round for another one, by round. */
  get rolls() {
    return this.content.rolls;
  }
  get terrainNames() {
    return this.content.terrain_names;
  }
  get buildingNames() {
    return this.content.building_names;
  }
}

/** The box on this page. */
export const parts = new SandsParts(SANDS);

/** The number of the border between two regions, in either order; -1 if they are no neighbours. */
export function borderOf(one: number, other: number): number {
  return parts.borders.findIndex(
    ({ first, second }) =>
      (first === one && second === other) || (first === other && second === one),
  );
}
