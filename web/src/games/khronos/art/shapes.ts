/** Smaller drawings: hamlets in ink, pawns, cards, the sun of each age. */

import type { Drawing } from "./buildings";
import { short, wander } from "../../../art/line";

/** A hamlet printed on the land, in a box of 24: two cottages and a tree in ink. */
export const HAMLET_IN_INK: Drawing = [
  { tone: "ink-wash", path: "M5 19.4V13.6H14.2V19.4Z M13.6 19.4V15.4H19.4V19.4Z" },
  { tone: "ink-roof", path: "M3.6 14.2L6.4 8.6H12.6L15.6 14.2Z M14.4 15.8L16 11.8H19L20.8 15.8Z" },
  {
    tone: "ink-line",
    path:
      "M5 14.4V19.4H14V14.4M3.6 14.2L6.4 8.6H12.6L15.6 14.2ZM10.6 8.4V5.8H12.4V8.6" +
      "M14.2 19.4H19.6V16M15.2 13.8L16 11.8H19L20.8 15.8H15.9M4.6 12.2H14.4M5.6 10.4H13.4",
  },
  {
    tone: "ink-dark",
    path: "M6.6 19.4V16.2H8.8V19.4ZM10.8 16h1.8v1.6h-1.8zM16.2 17.2h1.6v2.2h-1.6z",
  },
];

/** What the ground of a tile is woven of, in a square of 6 that repeats, by kind: courses of stone, leaded panes, nothing. */
export const WEAVES: readonly string[] = [
  "M0 1H6M0 4H6M1.5 1V4M4.5 -2V1M4.5 4V7",
  "M0 0L6 6M6 0L0 6",
  "",
];

/** An adventurer in a box of 12 by 17. */
export const PAWN =
  "M6 0.8a2.9 2.9 0 0 1 2.6 4.2a1 1 0 0 1 -0.4 1.3h-0.5c0.4 2.8 1.4 4.9 2.6 6.7c0.7 0.3 0.9 1 0.8 2.6" +
  "a5.2 1.4 0 0 1 -10.2 0c-0.1 -1.6 0.1 -2.3 0.8 -2.6c1.2 -1.8 2.2 -3.9 2.6 -6.7h-0.5a1 1 0 0 1 -0.4 -1.3" +
  "A2.9 2.9 0 0 1 6 0.8Z";

/** The rim of a ruin: a square of *side* with bites taken out of it, the corners broken off. */
export function rubbleRim(side: number): string {
  const steps = Math.round(side / 6);
  const edge = (turn: number): [number, number][] =>
    Array.from({ length: steps }, (_, i) => {
      const bitten = wander(i, turn, side) > 0.62 ? 2.6 : 0;
      const corner = i === 0 ? 1.6 : 0;
      const along = 1.4 + ((side - 2.8) * (i + (i === 0 ? 0.3 : 0))) / steps;
      return [along, 1.4 + corner + bitten * wander(i, turn, side + 1)];
    });
  const corners = [
    ...edge(1),
    ...edge(2).map(([along, deep]) => [side - deep, along]),
    ...edge(3).map(([along, deep]) => [side - along, side - deep]),
    ...edge(4).map(([along, deep]) => [deep, side - along]),
  ];
  return `M${corners.map(([x = 0, y = 0]) => `${short(x)} ${short(y)}`).join("L")}Z`;
}

/** The sun of each age in a box of 20: rising, high, setting. */
export const SUNS: readonly string[] = [
  "M2 14.5H18M5.2 14.5a4.8 4.8 0 0 1 9.6 0M10 6.2V3.4M4.2 8.6L2.4 6.8M15.8 8.6L17.6 6.8",
  "M10 6a4 4 0 1 1 -0.01 0ZM10 3.6V1.2M10 16.4V18.8M3.6 10H1.2M16.4 10H18.8M5.5 5.5L3.8 3.8M14.5 5.5L16.2 3.8M5.5 14.5L3.8 16.2M14.5 14.5L16.2 16.2",
  "M2 12.5H18M5.2 12.5a4.8 4.8 0 0 1 9.6 0M4.5 15.2H15.5M7 17.8H13",
];

/** Money, in a box of 24: a coin with the mark of the écu. */
export const COIN_SIGN =
  "M12 2a10 10 0 1 1 -0.01 0ZM12 5a7 7 0 1 1 -0.01 0ZM15.4 8.3a4.8 4.8 0 1 0 0 7.4M7.2 11H12.7M7.2 13.2H12";
/** Cards in hand, in a box of 24. */
export const CARDS_SIGN =
  "M5.3 4.8H12.7a1.7 1.7 0 0 1 1.7 1.7V18.7a1.7 1.7 0 0 1 -1.7 1.7H5.3a1.7 1.7 0 0 1 -1.7 -1.7V6.5" +
  "A1.7 1.7 0 0 1 5.3 4.8ZM8.4 4.3L18.2 2.6L20.9 17.3L15.1 18.4";
