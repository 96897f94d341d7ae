"""The Sands of Time as bots ask about it."""

from typing import Final, final

from clocksmith.bots.knowledge.knowledge import (
    ForecastPart,
    Inputs,
    Knowledge,
    best_first,
    weighted,
)
from clocksmith.bots.knowledge.sands import inputs, outlook
from clocksmith.bots.knowledge.sands.hopes import Hopes
from clocksmith.bots.knowledge.sands.scout import rank_action
from clocksmith.bots.knowledge.sands.taste import USUAL, Taste
from clocksmith.core.action import Action
from clocksmith.core.legal import Legal
from clocksmith.games.sands.model.actions import Choose
from clocksmith.games.sands.model.state import Sands
from clocksmith.games.sands.rules.acting import TurnDecision
from clocksmith.games.sands.rules.choosing import ChooseCards
from clocksmith.games.sands.rules.empire import size_of
from clocksmith.games.sands.rules.turn import TakeTurn

SHARPNESS: Final = 1.0  # points of gain that make an action e times as likely
NEVER: Final = -50.0  # rank of an answer that is not worth a thought


@final
class SandsKnowledge(Knowledge[Sands]):
    """Values and priors of The Sands of Time, to somebody's taste."""

    def __init__(self, taste: Taste) -> None:
        self._taste = taste

    def forecast(self, state: Sands) -> list[float]:
        return outlook.forecast(self._taste, state)

    def spread(self, state: Sands) -> float:
        return outlook.spread(state)

    def candidates(self, state: Sands, legal: Legal, limit: int) -> list[tuple[Action, float]]:
        step = state.stack[-1]
        if isinstance(step, ChooseCards):
            return _pairs(self._taste, state, step.seat, legal, limit)
        found = legal.listed()
        ranks = [rank_action(state, step, action) for action in found]
        return _best(found, ranks, limit)

    def forecast_parts(self, state: Sands, seat: int) -> list[ForecastPart]:
        return outlook.forecast_parts(self._taste, state, seat)

    def closing(self, state: Sands) -> Action | None:
        step = state.stack[-1]
        return step.closing(state) if isinstance(step, TurnDecision) else None

    def forfeits(self, state: Sands, seat: int) -> dict[str, int]:
        step = state.stack[-1]
        return {"cards": len(step.cards)} if isinstance(step, TakeTurn) and step.cards else {}

    def counts(self, state: Sands, seat: int) -> dict[str, int]:
        player = state.players[seat]
        return {
            "points": player.points,
            "means": sum(player.stock),
            "unrest": player.unrest,
            "land": size_of(player),
        }

    def is_surpassed(self) -> bool:
        return True

    def has_high_variance(self) -> bool:
        return True

    def goes_on(self, state: Sands, seat: int, turn: int) -> bool:
        return self.turn(state) == turn and not outlook.has_played(state, seat)

    def inputs(self, state: Sands) -> Inputs:
        return inputs.inputs(self._taste, state)

    def input_names(self) -> list[str]:
        return inputs.input_names()

    def turn(self, state: Sands) -> int:
        clock = state.clock
        if clock.generation:
            return clock.generation * 8 + clock.round
        done = 0  # in the setup every answer stands for itself
        for player in state.players:
            done += player.regions.bit_count() + player.caravans.bit_count() + sum(player.heritage)
            done += player.advances.bit_count() + sum(player.citizens[0]) + (player.capital >= 0)
        return -1 - done


def _pairs(
    taste: Taste, state: Sands, seat: int, legal: Legal, limit: int
) -> list[tuple[Action, float]]:
    """Return the pairs of cards that could do most."""
    hopes = Hopes(taste, state, seat, outlook.rounds_until(state))
    actions = legal.listed()
    pairs: list[tuple[int, int]] = []
    for action in actions:
        assert isinstance(action, Choose)
        pairs.append((action.card, action.other_card))
    return _best(actions, hopes.of_pairs(pairs), limit)


def _best(actions: list[Action], ranks: list[float], limit: int) -> list[tuple[Action, float]]:
    """Return the answers with the highest ranks, each with a weight."""
    order = best_first(ranks)
    best = [i for i in order[:limit] if ranks[i] > NEVER]
    return weighted(actions, ranks, best or order[:1], SHARPNESS)


KNOWLEDGE: Final = SandsKnowledge(USUAL)
