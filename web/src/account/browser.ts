/** What a browser is called by people, from what it calls itself. */

const BROWSERS = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["Firefox/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;
const SYSTEMS = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS X", "macOS"],
  ["Linux", "Linux"],
] as const;

/** `Firefox, Linux`; empty where nothing is known of it. */
export function browserName(agent: string): string {
  const found = [BROWSERS, SYSTEMS].map(
    (names) => names.find(([sign]) => agent.includes(sign))?.[1],
  );
  return found.filter((name) => name !== undefined).join(", ");
}
