/** How long to wait before trying again: longer each time, and never all at the same moment. */

const FIRST = 400; // ms
const LONGEST = 15_000; // ms

/** Milliseconds to wait after *failures* failures; *chance* is between 0 and 1. */
export function backoff(failures: number, chance: number): number {
  const longest = Math.min(LONGEST, FIRST * 2 ** Math.max(0, failures - 1));
  return longest / 2 + (longest / 2) * chance;
}

export async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}
