/** What is seen only while an event is played. */

export type Effect =
  /** Something appears, or is changed, in a region. */
  | { readonly type: "halo"; readonly region: number }
  | {
      readonly type: "walk";
      readonly seat: number;
      readonly piece: number;
      readonly from: number;
      readonly region: number;
    }
  | {
      readonly type: "gone";
      readonly seat: number;
      readonly piece: number;
      readonly region: number;
    }
  | { readonly type: "stamp"; readonly region: number; readonly structure: number }
  | { readonly type: "bead"; readonly border: number; readonly seat: number }
  | {
      readonly type: "yield";
      readonly region: number;
      readonly seat: number;
      readonly resource: number;
      readonly amount: number;
    }
  | { readonly type: "alarm"; readonly region: number }
  /** A number of a seat changes. */
  | {
      readonly type: "tally";
      readonly seat: number;
      readonly what: Tally;
      readonly by: number;
    }
  | { readonly type: "roll"; readonly face: number; readonly least: number }
  | { readonly type: "marker"; readonly marker: number }
  | {
      readonly type: "page";
      readonly seat: number;
      readonly space: number;
      readonly scored: boolean;
    }
  | { readonly type: "advance"; readonly row: number; readonly seat: number };

export type Tally = "crops" | "gold" | "unrest" | "points" | "civil" | "political" | "cultural";

/** The parts of the board a small screen shows one at a time. */
export const MAP = 0;
export const ANNALS = 1;

/** The part of the board on which an effect is seen. */
export function partOf(effect: Effect): number | null {
  switch (effect.type) {
    case "tally":
      return null;
    case "roll":
    case "marker":
    case "page":
    case "advance":
      return ANNALS;
    default:
      return MAP;
  }
}

/** A number that changes before a seat, if one does. */
export function tallyOf(effects: readonly Effect[], seat: number, what: Tally): number {
  for (const effect of effects) {
    if (effect.type === "tally" && effect.seat === seat && effect.what === what) return effect.by;
  }
  return 0;
}
