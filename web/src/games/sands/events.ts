/** Which events are bookkeeping: told in small type, left out where only what matters is told. */

import { among } from "../parts/events";

export const isMinor = among(
  "TileLaid",
  "TurnBegan",
  "RoundBegan",
  "MarkerMoved",
  "CardSealed",
  "CardUsed",
  "CardDeclined",
  "DieSealed",
  "EmphasisMarked",
  "TookIncome",
  "AdvanceDrawn",
  "AdvanceReturned",
  "ConsentAsked",
);
