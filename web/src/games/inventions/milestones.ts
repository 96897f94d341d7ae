/** What turns the course of a game: turns, rounds, sharing, ideas that are lost, and goals at the end. */

import type { InventionsEvent } from "../../protocol/generated/inventions";
import type { Typed } from "../../protocol/values";
import type { Milestone } from "../../table/model/drawing";

export function milestone(event: Typed): Milestone | null {
  const happened = event as unknown as InventionsEvent;
  switch (happened.type) {
    case "TurnBegan":
      return "turn";
    case "RoundBegan":
      return "round";
    case "Shared":
    case "GoalShown":
      return "scoring";
    case "IdeaForgotten":
      return "loss";
    default:
      return null;
  }
}
