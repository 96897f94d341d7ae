/** What a chronicle card still misses, in words. */

import type { Forecast } from "../../../protocol/generated/sands";
import { spoken } from "../../../words/spoken.svelte";
import { COUNTED, parts } from "../parts";
import { k } from "../words.svelte";

/** "two more fountains and one more heritage", or that nothing is missing. */
export function lacks({ space, missing, heritage }: Forecast): string {
  const counted = COUNTED[parts.spaces[space]?.counted ?? 0] ?? "";
  const missed = [
    ...(missing > 0 ? [k(`lacks-${counted}`, { count: missing })] : []),
    ...(heritage > 0 ? [k("lacks-heritage", { count: heritage })] : []),
  ];
  if (missed.length === 0) return k("lacks-nothing");
  return k("lacks", { what: new Intl.ListFormat(spoken.language).format(missed) });
}
