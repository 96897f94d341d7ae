/** The chains of a seat in groups: to be laid now, open after an action that can be done, and barred. */

import type { ChainProspect } from "../../../protocol/generated/inventions";
import type { Refusal } from "../../../protocol/consequences";
import type { Mark } from "../../../table/model/choose";
import type { Words } from "../../../words/words";
import type { Pointable } from "../../parts/pointing";
import { deedLabel } from "../labels";
import { NONE, slug } from "../parts";
import { k } from "../words.svelte";

export interface Chain {
  readonly prospect: ChainProspect;
  /** What is pointed at to lay the token. */
  readonly mark: Mark;
  /** Why it cannot be laid, or why what comes before it cannot be done. */
  readonly barred: Refusal | null;
}

export interface ChainGroups {
  readonly now: readonly Chain[];
  readonly open: readonly Chain[];
  readonly barred: readonly Chain[];
}

const FIELDS: readonly string[] = ["card", "influence_tile", "knowledge", "tile"];

function markOf({ source, number }: ChainProspect): Mark {
  const field = FIELDS.find((one) => one === source);
  return `${source}:${slug((field ?? "card") as "card" | "tile", number)}`;
}

/** Whether a token can be laid here at this moment. */
function isOffered(table: Pointable, mark: Mark): boolean {
  return [...table.selection.offers.options([mark])].some(({ say }) => say.startsWith("do-chain"));
}

/** A chain offered now is not told once more for an action that would open it again. */
export function chainGroups(table: Pointable, prospects: readonly ChainProspect[]): ChainGroups {
  const chains = prospects.map((prospect) => ({
    prospect,
    mark: markOf(prospect),
    barred: prospect.refusal ?? prospect.opening,
  }));
  const offered = new Set(
    chains.filter(({ mark }) => isOffered(table, mark)).map(({ mark }) => mark),
  );
  const now = [...offered].flatMap((mark) => {
    const first = chains.find((chain) => chain.mark === mark && chain.prospect.refusal === null);
    return first === undefined ? [] : [{ ...first, barred: null }];
  });
  const rest = chains.filter((chain) => !offered.has(chain.mark));
  return {
    now,
    open: rest.filter(({ barred }) => barred === null),
    barred: rest.filter(({ barred }) => barred !== null),
  };
}

/** From which source a chain comes, in words. */
export function sourceLabel({ source, number, region }: ChainProspect, words: Words): string {
  const field = source as "card" | "influence_tile" | "knowledge" | "tile";
  const name = words.name(field, number);
  const where = region === NONE ? "" : words.name("region", region);
  return k(region === NONE ? `source-${source}` : `source-${source}-there`, { name, where });
}

/** What a chain brings. */
export function bringsLabel({ deed }: ChainProspect, words: Words): string {
  return deed === NONE ? k("brings-points") : deedLabel(deed, words);
}
