/** Measures of the picture of Inventions, in pixels. */

export const REGION_WIDE = 228;
export const REGION_HIGH = 137;
export const ASSEMBLY_HIGH = 116;
/** A shelf of plates with its title. */
export const SHELF = 146;
export const TILE_WIDE = 46;
export const TILE_HIGH = 36;
