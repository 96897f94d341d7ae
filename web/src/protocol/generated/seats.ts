/** What stands in the place of a seat: made by tools/make_types.py. */

export const NOBODY = -1;
export const SPECTATOR = -2;
export const OPEN = -3;
