/** What is seen on the boards of Inventions. */

import type { Words } from "../../words/words";
import type { LegendEntry } from "../../table/model/drawing";
import { FIELD_SIGNS, type SignName } from "./art/signs";
import { WEALTH } from "./parts";
import { k } from "./words.svelte";

const SHOWN: readonly SignName[] = [
  "citizen",
  "academic",
  "scholar",
  "knowledge",
  "token",
  "influence",
  "ip",
  "supply",
  "goal",
];
const PILLARS = ["epoch", "season"] as const;

/** The signs of the fields, of people and of what is counted, then the pillars. */
export function legend(words: Words): LegendEntry[] {
  return [
    ...FIELD_SIGNS.map((path, field) => ({
      name: field === WEALTH ? k("legend-wealth") : words.name("field", field),
      box: "0 0 24 24",
      path,
      dress: "inventions-sign",
    })),
    ...SHOWN.map((sign) => ({
      name: k(`legend-${sign}`),
      box: "0 0 24 24",
      href: `#inventions-sign-${sign}`,
    })),
    ...PILLARS.map((pillar) => ({
      name: k(`legend-${pillar}`),
      box: "-9 0 30 30",
      href: `#inventions-${pillar}-0`,
    })),
  ];
}
