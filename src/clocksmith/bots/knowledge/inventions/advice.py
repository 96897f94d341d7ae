"""Inventions as bots ask about it."""

import math
from typing import Final, final

from clocksmith.bots.knowledge.inventions import inputs, outlook
from clocksmith.bots.knowledge.inventions.scout import rank_action
from clocksmith.bots.knowledge.inventions.taste import USUAL, Taste
from clocksmith.bots.knowledge.knowledge import ForecastPart, Inputs, Knowledge, best_first
from clocksmith.core.action import Action
from clocksmith.core.legal import Legal
from clocksmith.core.seat import Seat
from clocksmith.games.inventions.state import Inventions

SHARPNESS: Final = 1.0  # points of gain that make an action e times as likely


@final
class InventionsKnowledge(Knowledge[Inventions]):
    """Values and priors of Inventions, to somebody's taste."""

    def __init__(self, taste: Taste) -> None:
        self._taste = taste

    def forecast(self, state: Inventions) -> list[float]:
        return outlook.forecast(self._taste, state)

    def spread(self, state: Inventions) -> float:
        return outlook.spread(state)

    def candidates(self, state: Inventions, legal: Legal, limit: int) -> list[tuple[Action, float]]:
        found = legal.listed()
        ranks = [rank_action(state, action) for action in found]
        ranked = best_first(ranks)
        top = ranks[ranked[0]]
        return [
            (found[i], math.exp(max(-30.0, (ranks[i] - top) / SHARPNESS))) for i in ranked[:limit]
        ]

    def has_low_variance(self) -> bool:
        return True

    def inputs(self, state: Inventions) -> Inputs:
        return inputs.inputs(self._taste, state)

    def input_names(self) -> list[str]:
        return inputs.input_names()

    def turn(self, state: Inventions) -> int:
        if state.round:
            return state.round * 8 + state.turn.seat + 1
        done = 0  # in the setup every answer stands for itself
        for player in state.players:
            done += player.dropped.bit_count() + player.influence + player.academics
            done += (
                state.parts.citizens - player.supply - player.ideas.bit_count() + len(player.row)
            )
        return -100 - done

    def account(self, state: Inventions, seat: int) -> list[ForecastPart]:
        return outlook.account(self._taste, state, Seat(seat))


KNOWLEDGE: Final = InventionsKnowledge(USUAL)
