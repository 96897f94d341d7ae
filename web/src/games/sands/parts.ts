/** The printed parts of The Sands of Time by the names this folder uses; all numbers come from the data. */

import { SANDS } from "../../protocol/generated/sands";

export {
  CATEGORIES,
  CROPS,
  GOLD,
  PEASANT,
  PIECES,
  RESOURCES,
  SOLDIER,
} from "../../protocol/generated/sands";

const { content, names } = SANDS;

export const {
  regions: REGIONS,
  terrain_names: TERRAIN_NAMES,
  borders: BORDERS,
  spaces: SPACES,
  chronicles: CHRONICLES,
  structures: STRUCTURES,
  advances: ADVANCES,
  cards: CARDS,
  action_cards: ACTION_CARDS,
  first_of_row: FIRST_OF_ROW,
  row_category: ROW_CATEGORY,
  track_start: TRACK_START,
  track_end: TRACK_END,
  next_colour: NEXT_COLOUR,
  growth_spaces: GROWTH_SPACES,
  rounds: ROUNDS,
  levels: LEVELS,
  most_heritage: MOST_HERITAGE,
  most_unrest: MOST_UNREST,
  die_factor: DIE_FACTOR,
} = content;

/** What the die must show after a round for another one, by round. */
export const ROLLS: Readonly<Record<string, number>> = content.rolls;

/** What each scoring space counts, by the names of the data. */
export const COUNTED = ["advances", "fountains", "regions", "citizens", "lyres", "goods"];

/** How things are written in marks and actions. */
export const REGION_NAMES: readonly string[] = names.region;
export const CARD_NAMES: readonly string[] = names.card;
export const STRUCTURE_NAMES: readonly string[] = names.structure;
export const ADVANCE_NAMES: readonly string[] = names.advance;
export const CATEGORY_NAMES: readonly string[] = names.category;
export const SPACE_NAMES: readonly string[] = names.space;
export const ROW_NAMES: readonly string[] = names.row;
export const CHRONICLE_NAMES: readonly string[] = names.chronicle;
export const PIECE_NAMES: readonly string[] = names.piece;
export const RESOURCE_NAMES: readonly string[] = names.resource;
export const BONUS_NAMES: readonly string[] = names.bonus;
export const WHY_NAMES: readonly string[] = names.why;

/** The number of the border between two regions, in either order; -1 if they are no neighbours. */
export function borderOf(one: number, other: number): number {
  return BORDERS.findIndex(
    ({ first, second }) =>
      (first === one && second === other) || (first === other && second === one),
  );
}
