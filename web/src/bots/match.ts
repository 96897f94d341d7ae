/** Matches in words: who met whom. */

import type { LadderMatch, Level } from "../protocol/ladder";

/** The others, each with how many of them there were, in their order. */
export function counted(others: readonly string[]): (readonly [name: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const name of others) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}

/** Whether a bot met only itself; its twins bear marks, as in “greedy#2”. */
export function isAlone({ first, others }: Pick<LadderMatch, "first" | "others">): boolean {
  return others.every((name) => name.split("#", 1)[0] === first);
}

/** The bots of a game's matches and ratings lie between these values, with a little room. */
export function reach(values: readonly { readonly low: number; readonly high: number }[]): {
  readonly least: number;
  readonly most: number;
} {
  const least = Math.min(...values.map(({ low }) => low));
  const most = Math.max(...values.map(({ high }) => high));
  const room = (most - least || 1) / 20;
  return { least: least - room, most: most + room };
}

/** Matches in which everybody had the time of a level come first: those are whom people meet. */
export function levelsFirst(
  matches: readonly LadderMatch[],
  levels: readonly Level[],
): readonly LadderMatch[] {
  const isLevel = (match: LadderMatch) => levels.some(({ name }) => name === match.first);
  return [...matches.filter(isLevel), ...matches.filter((match) => !isLevel(match))];
}

/** The level at which people meet a bot, if there is just one. */
export function levelOf(levels: readonly Level[], bot: string): string | null {
  const [level, ...others] = levels.filter((one) => one.bot === bot);
  return level && !others.length ? level.name : null;
}

/** What a bot could spend on a turn: seconds, or positions it looked at; null for that of its level. */
export function budgetOf(
  text: string,
): { readonly unit: "s" | "visits"; readonly count: number } | null {
  const [, count, unit] = /^([\d.]+) (s|visits) a turn$/.exec(text) ?? [];
  if (unit !== "s" && unit !== "visits") return null;
  return { unit, count: Number(count) };
}
