/** Measures of the picture of The Sands of Time, in pixels. */

/** How high one category of the chronicle board is. */
export const CHAPTER = 322;
