"""Khronos as bots ask about it."""

from typing import Final, final

from clocksmith.bots.knowledge.khronos import inputs, outlook
from clocksmith.bots.knowledge.khronos.finds import Finds
from clocksmith.bots.knowledge.khronos.scout import Scout
from clocksmith.bots.knowledge.knowledge import (
    ForecastPart,
    Inputs,
    Knowledge,
    best_first,
    weighted,
)
from clocksmith.core.action import Action
from clocksmith.core.legal import Families, Legal
from clocksmith.games.khronos.model.actions import END
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.games.khronos.rules.turn import TakeTurn
from clocksmith.games.khronos.view.standing import standing_of

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

    def forecast_parts(self, state: Khronos, seat: int) -> list[ForecastPart]:
        return outlook.forecast_parts(state, seat)

    def closing(self, state: Khronos) -> Action | None:
        return END if isinstance(state.stack[-1], TakeTurn) else None

    def forfeits(self, state: Khronos, seat: int) -> dict[str, int]:
        if self.closing(state) is None:
            return {}
        standing, income = standing_of(state), 0
        if state.round in state.parts.income_rounds:
            income = sum(standing.forecast[seat]) - standing.due[seat]
        cards = 0 if state.options.keep_unused else sum(state.players[seat].hand)
        return {name: lost for name, lost in (("cards", cards), ("income", income)) if lost}

    def counts(self, state: Khronos, seat: int) -> dict[str, int]:
        standing = standing_of(state)
        counts = dict(zip(outlook.INCOMES, standing.forecast[seat], strict=True))
        return {"money": standing.ecus[seat], "payday": standing.due[seat], **counts}


def best(finds: Finds, limit: int) -> list[tuple[Action, float]]:
    """Return the actions with most gain, each once, with a weight."""
    places: list[int] = []
    seen: set[int] = set()
    for i in best_first(finds.gains):
        index = finds.actions[i].index
        if index not in seen:
            seen.add(index)
            places.append(i)
            if len(places) == limit:
                break
    return weighted(finds.actions, finds.gains, places, SHARPNESS)


KNOWLEDGE: Final = KhronosKnowledge()
