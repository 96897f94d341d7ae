/** Which events are bookkeeping: told in small type, left out where only what matters is told. */

import { among } from "../parts/events";

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
