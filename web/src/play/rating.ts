/** Ratings of people as pages show them. */

const SURE = 1.96; // deviations within which a strength lies, 95 times of 100

/** Before anything is known of somebody. */
export const BEGINNER = { mean: 25, deviation: 25 / 3 };

/** A rating in whole numbers: *24 ± 3* lies between 21 and 27. */
export function rounded(mean: number, deviation: number) {
  const middle = Math.round(mean);
  const unsure = Math.max(1, Math.round(SURE * deviation));
  return { mean: middle, unsure, low: middle - unsure, high: middle + unsure };
}
