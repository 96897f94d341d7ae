/** What is seen on the map of The Sands of Time. */

import type { Words } from "../../words/words";
import type { LegendEntry } from "../../table/model/drawing";
import { CAPITAL, COLONY, FOUNTAIN, LYRE, PROVINCE, RESOURCE_SIGNS } from "./art/signs";
import { parts } from "./parts";
import { k } from "./words.svelte";

const ROUND = "-11 -11 22 22";

/** People, caravans, goods, regions and what they yield, then the structures. */
export function legend(words: Words): LegendEntry[] {
  const piece = (name: string, href: string) => ({ name: k(`legend-${name}`), box: ROUND, href });
  const sign = (name: string, path: string | undefined) => ({
    name: k(`legend-${name}`),
    box: "0 0 24 24",
    path: path ?? "",
    dress: "sands-sign",
  });
  return [
    piece("peasant", "#sands-peasant-0"),
    piece("soldier", "#sands-soldier-0"),
    piece("caravan", "#sands-bead-0"),
    piece("good", "#sands-good"),
    sign("crops", RESOURCE_SIGNS[0]),
    sign("gold", RESOURCE_SIGNS[1]),
    sign("capital", CAPITAL),
    sign("province", PROVINCE),
    sign("colony", COLONY),
    sign("fountain", FOUNTAIN),
    sign("lyre", LYRE),
    ...parts.structures.map((_, structure) => ({
      name: words.name("structure", structure),
      box: "-12 -12 24 24",
      href: `#sands-structure-${structure}`,
    })),
  ];
}
