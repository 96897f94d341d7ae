/** What turns the course of a game: turns, rounds, ends of eras, sharing, and points at the end. */

import type { InventionsEvent } from "../../protocol/generated/inventions";
import type { Typed } from "../../protocol/wire";
import type { Milestone } from "../face";

export function milestone(event: Typed): Milestone | null {
  const happened = event as unknown as InventionsEvent;
  switch (happened.type) {
    case "TurnBegan":
      return "turn";
    case "RoundBegan":
      return "round";
    case "EraEnded":
      return "clash";
    case "Shared":
    case "GoalShown":
      return "scoring";
    case "IdeaForgotten":
      return "loss";
    default:
      return null;
  }
}
