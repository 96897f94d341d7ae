/** What kinds of events there are: bookkeeping, told in small type and left out where only what matters is told; chapters; losses. */

import { among, taking } from "../parts/events";

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

export const isChapter = among("GenerationBegan", "RoundBegan", "DynastyEnded");

/** What is taken from a seat, by the field that names it. */
export const isLoss = taking({
  ControlLost: "seat",
  CitizenLost: "seat",
  Withdrew: "seat",
  BattleJoined: "rival",
  BattleWon: "rival",
  Plundered: "owner",
  Forfeited: "seat",
  PointsLost: "seat",
  UnrestRaised: "seat",
});

/** A card that is counted, with what it brought or why it brought nothing. */
export const isReckoning = among("ChronicleScored", "ChronicleFailed");
