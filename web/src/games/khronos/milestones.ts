/** What turns the course of a game: the ends of turns, incomes, paradoxes, ties in a domain. */

import { KHRONOS, type KhronosEvent } from "../../protocol/generated/khronos";
import type { Typed } from "../../protocol/values";
import type { Milestone } from "../../table/model/drawing";

const PARADOX = KHRONOS.names.why.indexOf("paradox");

export function milestone(event: Typed): Milestone | null {
  const happened = event as unknown as KhronosEvent;
  switch (happened.type) {
    case "TurnBegan":
      return "turn";
    case "RoundBegan":
      return "round";
    case "TookIncome":
      return "scoring";
    case "Outweighed":
    case "Clashed":
      return "clash";
    case "Removed":
      return happened.why === PARADOX ? "loss" : null;
    default:
      return null;
  }
}
