/** What is seen on the lands of Khronos. */

import type { Words } from "../../words/words";
import type { LegendEntry } from "../../table/model/drawing";
import { CELL } from "./geometry";
import { parts } from "./parts";
import { k } from "./words.svelte";

const GROUNDS = ["plain", "forest", "mountain", "river"] as const;
const FIELD = "M0 0H24V24H0Z";

/** Grounds, tiles, a ruin, a printed hamlet, a cube. */
export function legend(words: Words): LegendEntry[] {
  const ruined = parts.tiles.findIndex(({ rank }) => rank > 1); // one ruin is shown for all
  const box = (rank: number) => `0 0 ${rank * CELL} ${rank * CELL}`;
  return [
    ...GROUNDS.map((ground) => ({
      name: k(`legend-${ground}`),
      box: "0 0 24 24",
      path: FIELD,
      dress: "khronos-land khronos-age-1",
      stroke: `khronos-${ground === "river" ? "water" : ground}`,
    })),
    ...parts.tiles.map(({ rank, value }, tile) => ({
      name: k("legend-tile", { tile: words.name("tile", tile), value }),
      box: box(rank),
      href: `#khronos-tile-${tile}`,
    })),
    {
      name: k("legend-ruin"),
      box: box(parts.tiles[ruined]?.rank ?? 1),
      href: `#khronos-ruin-${ruined}`,
    },
    { name: k("legend-printed"), box: box(1), href: "#khronos-hamlet" },
    { name: k("legend-cube"), box: "0 0 14 15", href: "#seat-cube-0" },
  ];
}
