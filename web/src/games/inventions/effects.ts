/** What is seen only while an event is played. */

/** A place by its key, such as `region:3`; `home:1` is the board of a society. */
export type Key = string;

export type Effect =
  /** Something happened here. */
  | { readonly type: "glow"; readonly at: Key }
  | {
      readonly type: "flight";
      readonly piece: "cube" | "card" | "pillar" | "scholar" | "tile";
      readonly seat: number;
      readonly from: Key;
      readonly to: Key;
    }
  | {
      readonly type: "purse";
      readonly seat: number;
      readonly of: "ip" | "influence";
      readonly by: number;
    };

/** The part of the board in which an effect is seen; null for one seen everywhere. */
export function frontOf(effect: Effect): number | null {
  if (effect.type === "purse") return null;
  const key = effect.type === "glow" ? effect.at : effect.to;
  return frontOfKind(key.slice(0, key.indexOf(":")));
}

/** The part of the board on which places of a kind lie. */
export function frontOfKind(kind: string): number | null {
  return FRONT_OF_KIND[kind] ?? null;
}

/** The parts of the board, which a small screen shows one at a time. */
export const WORLD = 0;
export const ASSEMBLY = 1;
export const SHELVES = 2;
export const SOCIETIES = 3;
export const CHAINS = 4;
export const FRONTS = [WORLD, ASSEMBLY, SHELVES, SOCIETIES, CHAINS] as const;

const FRONT_OF_KIND: Readonly<Record<string, number>> = {
  region: WORLD,
  deed: ASSEMBLY,
  space: ASSEMBLY,
  track: ASSEMBLY,
  milestone: SHELVES,
  display: SHELVES,
  home: SOCIETIES,
  tile: SOCIETIES,
  card: WORLD,
  knowledge: WORLD,
};
