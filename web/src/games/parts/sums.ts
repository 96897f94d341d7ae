/** Numbers as they are written, and as they change. */

/** A number with its sign: +3, −2. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** Numbers by seat with one of them raised. */
export function raised(numbers: readonly number[], seat: number, by: number): number[] {
  return numbers.map((number, i) => (i === seat ? number + by : number));
}
