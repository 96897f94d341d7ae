/** What is seen only while an event is played. */

import type { Building } from "../../protocol/generated/khronos";

export type Effect =
  | {
      readonly type: "land";
      readonly age: number;
      readonly cell: number;
      /** It waits for the ring of light that brings it. */
      readonly late: boolean;
    }
  | {
      readonly type: "ripple";
      readonly from: number;
      readonly age: number;
      readonly cell: number;
      readonly rank: number;
    }
  | { readonly type: "halo"; readonly age: number; readonly cell: number; readonly rank: number }
  | {
      readonly type: "gone";
      readonly age: number;
      readonly building: Building;
      /** It waits for the ring of light that erases it. */
      readonly late: boolean;
    }
  | { readonly type: "lock"; readonly age: number; readonly cell: number; readonly rank: number }
  | {
      readonly type: "weigh";
      readonly age: number;
      readonly cell: number;
      readonly rank: number;
      /** Its strength and the greater one. */
      readonly strengths: readonly [number, number];
    }
  | {
      readonly type: "clash";
      readonly age: number;
      readonly cells: readonly number[];
      readonly rank: number;
    }
  | { readonly type: "shrink"; readonly age: number; readonly old: Building }
  | {
      readonly type: "home";
      readonly age: number;
      readonly cell: number;
      readonly seat: number;
      readonly count: number;
    }
  | { readonly type: "cube"; readonly cell: number; readonly seat: number }
  | {
      readonly type: "coins";
      readonly age: number;
      readonly cell: number;
      readonly seat: number;
      readonly ecus: number;
    }
  | { readonly type: "purse"; readonly seat: number; readonly ecus: number }
  | { readonly type: "walk"; readonly seat: number; readonly from: number; readonly age: number }
  | { readonly type: "round"; readonly round: number };

/** An effect that is seen in one age, on its land. */
export function ageOf(effect: Effect): number | null {
  switch (effect.type) {
    case "purse":
    case "round":
      return null;
    case "cube":
      return 2;
    default:
      return effect.age;
  }
}
