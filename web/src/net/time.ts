/** What time it is at the server: clocks of different machines do not agree. */

let ahead = 0; // seconds the server's clock is ahead of ours

/** Take note of the date that an answer carried. */
export function hear(date: string | null, now = Date.now()): void {
  const said = Date.parse(date ?? "");
  if (!Number.isNaN(said)) ahead = Math.round((said - now) / 1000);
}

/** Unix seconds at the server. */
export function serverNow(now = Date.now()): number {
  return now / 1000 + (Math.abs(ahead) > 1 ? ahead : 0); // the date is exact to a second only
}
