/**
 * Which modules travel together: a page loads a handful of files instead of one for each module
 * that two pages share.
 *
 * A module goes with those that need it from the start: everybody, all tables, one game, the rules,
 * the boxes, or several of these. Word lists are joined by language in the same way.
 */

import type { GetModuleInfo, ManualChunksOption } from "rollup";

/** What the modules are for that are loaded by an import of their own, by a part of their path. */
const AREAS: readonly (readonly [path: RegExp, area: string])[] = [
  [/\/web\/index\.html$/, "base"],
  [/\/src\/pages\/(Table|Replay|Lesson|Puzzle|Diagram)\.svelte$/, "table"],
  [
    /\/src\/(rules\/(DiagramBoard|diagram)|guide\/\w+|coach\/\w+|games\/plain\/drawing)\.\w+$/,
    "table",
  ],
  [/\/src\/(pages\/(AllRules|Rules|Summary)|rules\/Excerpt)\.svelte$/, "rules"],
  [/\/src\/games\/khronos\//, "khronos"],
  [/\/src\/games\/sands\//, "sands"],
  [/\/src\/games\/inventions\//, "inventions"],
  [/\/src\/(pages\/(BoxEditor|Box|MapEditor)\.svelte|boxes\/)/, "boxes"],
  [/\/src\/(worker|local\/offline)/, "worker"],
];
/** What is never loaded without the rest of its area. */
const ALWAYS: readonly (readonly [path: RegExp, chunk: string])[] = [
  [/\/src\/pages\/Table\.svelte$/, "table"],
  [/\/src\/pages\/BoxEditor\.svelte$/, "boxes"],
  [/\/src\/boxes\/(pictures|maps)\/Khronos/, "boxes-khronos"],
  [/\/src\/boxes\/(pictures|maps)\/Sands/, "boxes-sands"],
  [/\/src\/boxes\/(pictures|maps)\/Inventions/, "boxes-inventions"],
  [/\/src\/games\/khronos\/index\.ts$/, "khronos"],
  [/\/src\/games\/sands\/index\.ts$/, "sands"],
  [/\/src\/games\/inventions\/index\.ts$/, "inventions"],
];
const GAMES: readonly string[] = ["khronos", "sands", "inventions"];

/** The word lists that are read together, by a part of their path. */
const LISTS: readonly (readonly [path: RegExp, list: string])[] = [
  [/\/core\/shared\/|\/src\/words\//, "words"],
  [/\/src\/(lobby|account|bots|rules|puzzles|lessons|boxes|editor)\/words\//, "words"],
  [/\/src\/(table|coach|replay|guide)\/words\//, "words-table"],
  [/\/clocksmith\/games\/khronos\/words|\/knowledge\/khronos\//, "words-khronos"],
  [/\/clocksmith\/games\/sands\/words|\/knowledge\/sands\//, "words-sands"],
  [/\/clocksmith\/games\/inventions\/words|\/knowledge\/inventions\//, "words-inventions"],
];

/** Tells rollup the chunk of each module; undefined where it goes with the one that needs it. */
export function chunks(): ManualChunksOption {
  let roots: Map<string, Set<string>> | null = null;
  return (id, { getModuleIds, getModuleInfo }) => {
    if (id.includes(".ftl") && !id.includes("/web/src/games/")) return listOf(id);
    roots ??= rootsOf([...getModuleIds()], getModuleInfo);
    return chunkOf(roots.get(id) ?? new Set());
  };
}

function listOf(id: string): string | undefined {
  const list = LISTS.find(([path]) => path.test(id))?.[1];
  return list === undefined ? undefined : `${list}-${/(\w+)\.ftl/.exec(id)?.[1] ?? ""}`;
}

/** By module, the modules with an import of their own that load it from the start. */
function rootsOf(ids: readonly string[], infoOf: GetModuleInfo): Map<string, Set<string>> {
  const roots = new Map<string, Set<string>>();
  for (const root of ids) {
    const info = infoOf(root);
    if (info === null || (!info.isEntry && info.dynamicImporters.length === 0)) continue;
    const seen = new Set([root]);
    for (const id of seen) {
      roots.set(id, (roots.get(id) ?? new Set()).add(root));
      for (const next of infoOf(id)?.importedIds ?? []) seen.add(next);
    }
  }
  return roots;
}

function areaOf(root: string): string {
  return AREAS.find(([path]) => path.test(root))?.[1] ?? root;
}

function chunkOf(roots: ReadonlySet<string>): string | undefined {
  const areas = new Set([...roots].map(areaOf));
  if (areas.has("worker")) return undefined;
  if (areas.has("base")) return "base";
  const [root = ""] = roots;
  if (roots.size < 2) return ALWAYS.find(([path]) => path.test(root))?.[1];
  const [game, ...others] = GAMES.filter((one) => areas.has(one));
  const only = (...some: readonly string[]) => [...areas].every((one) => some.includes(one));
  // What one game draws is needed beside its board too: by the box editor, by the rules.
  if (game !== undefined && others.length === 0 && !areas.has("table")) return `${game}-art`;
  if (only("table", ...GAMES)) return "table";
  if (areas.size === 1) return [...areas][0];
  return "shared";
}
