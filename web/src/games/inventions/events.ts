/** What kinds of events there are: bookkeeping, told in small type and left out where only what matters is told; chapters; losses. */

import { among, taking } from "../parts/events";

export const isMinor = among(
  "SpecialistLaid",
  "KnowledgeLaid",
  "WealthLaid",
  "MilestoneLaid",
  "IdeaDealt",
  "IdeasLeft",
  "IdeaTurnedUp",
  "IdeaEntered",
  "CitizenSent",
  "PillarsReturned",
  "EconomyTokensReturned",
  "TurnBegan",
);

export const isChapter = among("RoundBegan", "EraEnded");

/** What is taken from a seat, by the field that names it. */
export const isLoss = taking({
  InfluencePaid: "seat",
  IdeaForgotten: "seat",
  TileDiscarded: "seat",
});

/** A card that is counted, with what it brought. */
export const isReckoning = among("GoalShown");
