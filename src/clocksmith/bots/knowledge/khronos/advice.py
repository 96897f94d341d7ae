"""Khronos as bots ask about it."""

import math
from typing import Final, final

from clocksmith.bots.knowledge.khronos import inputs, outlook
from clocksmith.bots.knowledge.khronos.finds import Finds
from clocksmith.bots.knowledge.khronos.scout import Scout
from clocksmith.bots.knowledge.knowledge import ForecastPart, Inputs, Knowledge, best_first
from clocksmith.core.action import Action
from clocksmith.core.legal import Families, Legal
from clocksmith.games.khronos.rules.turn import TakeTurn
from clocksmith.games.khronos.state import Khronos

SHARPNESS: Final = 1.5  # ecus of gain that make an action e times as likely


@final
class KhronosKnowledge(Knowledge[Khronos]):
    """Values and priors of Khronos; points are ecus."""

    def forecast(self, state: Khronos) -> list[float]:
        return outlook.forecast(state)

    def spread(self, state: Khronos) -> float:
        return outlook.spread(state)

    def candidates(self, state: Khronos, legal: Legal, limit: int) -> list[tuple[Action, float]]:
        step = state.stack[-1]
        if not isinstance(step, TakeTurn) or not isinstance(legal, Families):
            return [(legal.nth(n), 1.0) for n in range(min(limit, len(legal)))]
        finds = Finds()
        Scout(state, step.seat, finds).look(legal)
        return best(finds, limit)

    def inputs(self, state: Khronos) -> Inputs:
        return inputs.inputs(state)

    def input_names(self) -> list[str]:
        return inputs.input_names()

    def turn(self, state: Khronos) -> int:
        return state.round * 8 + state.turn + 1

    def is_surpassed(self) -> bool:
        return True

    def pays_out(self, state: Khronos) -> bool:
        return state.round in state.parts.income_rounds

    def account(self, state: Khronos, seat: int) -> list[ForecastPart]:
        return outlook.account(state, seat)


def best(finds: Finds, limit: int) -> list[tuple[Action, float]]:
    """Return the actions with most gain, each once, with a weight."""
    gains = finds.gains
    ranked = best_first(gains)
    top = gains[ranked[0]]
    chosen: list[tuple[Action, float]] = []
    seen: set[int] = set()
    for i in ranked:
        action = finds.actions[i]
        if action.index not in seen:
            seen.add(action.index)
            chosen.append((action, math.exp((gains[i] - top) / SHARPNESS)))
            if len(chosen) == limit:
                break
    return chosen


KNOWLEDGE: Final = KhronosKnowledge()
