/** What kinds of events there are: bookkeeping, told in small type and left out where only what matters is told; chapters; losses. */

import { among, taking } from "../parts/events";

export const isMinor = among(
  "TurnBegan",
  "Drew",
  "Reshuffled",
  "Discarded",
  "KeptCards",
  "Played",
  "Charged",
  "CubesMoved",
);

export const isChapter = among("RoundBegan");

/** What is taken from a seat, by the field that names it. */
export const isLoss = taking({
  Removed: "owner",
  Outweighed: "owner",
  Downsized: "owner",
  CubesReturned: "seat",
  DomainLost: "seat",
});
