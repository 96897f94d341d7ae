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

export function frontFor(decision: InventionsDecision | null): number | null {
  if (decision === null) return null;
  if (decision.type === "DoDeed" && ON_SHELVES.includes(slug("deed", decision.deed)))
    return SHELVES;
  return PARTS[decision.type];
}

/** Whether a question of the assembly is answered on its tracks. */
export function isOnTracks(decision: InventionsDecision | null): boolean {
  return decision?.type === "ChooseSpace" || decision?.type === "ChooseRank";
}
