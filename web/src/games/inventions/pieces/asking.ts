/** In which part of the board a question is answered. */

import type { InventionsDecision } from "../../../protocol/generated/inventions";
import { ASSEMBLY, CHAINS, SHELVES, SOCIETIES, WORLD } from "../effects";
import { slug } from "../parts";

const PARTS: Readonly<Record<InventionsDecision["type"], number>> = {
  AssignField: SOCIETIES,
  ChooseDiscard: SOCIETIES,
  ChooseEffect: SOCIETIES,
  ChooseField: SOCIETIES,
  ChooseRank: ASSEMBLY,
  ChooseReward: CHAINS,
  ChooseSpace: ASSEMBLY,
  ChooseTile: SOCIETIES,
  DoDeed: WORLD,
  ExhaustCitizen: SOCIETIES,
  KeepGoals: SOCIETIES,
  LayFirstIdea: WORLD,
  MayChain: CHAINS,
  MayPlace: SOCIETIES,
  MayUseEconomy: SOCIETIES,
  MayUseTechnology: SOCIETIES,
  MoveCitizen: WORLD,
  PickIdea: SHELVES,
  PlacePillar: ASSEMBLY,
  PlaceTile: SOCIETIES,
  ReadyCitizen: SOCIETIES,
  SendCitizen: SOCIETIES,
  SendEnvoy: SOCIETIES,
  SettleCitizen: WORLD,
};

/** Actions that are done with milestones. */
const ON_SHELVES: readonly string[] = ["eureka", "send", "recall"];

export function frontFor(asked: InventionsDecision | null): number | null {
  if (asked === null) return null;
  if (asked.type === "DoDeed" && ON_SHELVES.includes(slug("deed", asked.deed))) return SHELVES;
  return PARTS[asked.type];
}

/** Whether a question of the assembly is answered on its tracks. */
export function isOnTracks(asked: InventionsDecision | null): boolean {
  return asked?.type === "ChooseSpace" || asked?.type === "ChooseRank";
}
