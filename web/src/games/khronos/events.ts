/** Which events are bookkeeping: told in small type, left out where only what matters is told. */

import { among } from "../parts/events";

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
