/** Lists as scenes have them: never changed, always made anew. */

/** A list with one of its members changed. */
export function changedAt<T>(list: readonly T[], at: number, change: (one: T) => T): T[] {
  return list.map((one, i) => (i === at ? change(one) : one));
}

/** A list with another member at a place. */
export function replaced<T>(list: readonly T[], at: number, value: T): T[] {
  return changedAt(list, at, () => value);
}

/** Numbers with one of them raised (or, negative, lowered); none falls below nothing. */
export function raised(numbers: readonly number[], at: number, by: number): number[] {
  return changedAt(numbers, at, (number) => Math.max(0, number + by));
}
