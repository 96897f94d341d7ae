/** What turns the course of a game: turns, generations, battles, lost regions, scorings. */

import type { Typed } from "../../protocol/values";
import type { Milestone } from "../../table/model/drawing";

const MILESTONES: Readonly<Record<string, Milestone>> = {
  TurnBegan: "turn",
  GenerationBegan: "round",
  DynastyEnded: "scoring",
  BattleWon: "clash",
  ControlLost: "loss",
};

export function milestone(event: Typed): Milestone | null {
  return MILESTONES[event.type] ?? null;
}
