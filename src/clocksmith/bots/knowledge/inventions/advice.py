"""Inventions as bots ask about it."""

from typing import Final, final

from clocksmith.bots.knowledge.inventions import inputs, outlook
from clocksmith.bots.knowledge.inventions.scout import rank_action
from clocksmith.bots.knowledge.inventions.taste import USUAL, Taste
from clocksmith.bots.knowledge.knowledge import (
    ForecastPart,
    Inputs,
    Knowledge,
    best_first,
    weighted,
)
from clocksmith.core.action import Action
from clocksmith.core.legal import Legal
from clocksmith.core.seat import Seat
from clocksmith.games.inventions.model.state import Inventions
from clocksmith.games.inventions.rules.chains import MayChain, MayUseTechnology
from clocksmith.games.inventions.rules.progress import MayPlace, PlaceTile
from clocksmith.games.inventions.rules.scoring import census, wealth_points
from clocksmith.games.inventions.rules.turn import MayUseEconomy

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
        actions = legal.listed()
        ranks = [rank_action(state, action) for action in actions]
        return weighted(actions, ranks, best_first(ranks)[:limit], SHARPNESS)

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

    def forecast_parts(self, state: Inventions, seat: int) -> list[ForecastPart]:
        return outlook.forecast_parts(self._taste, state, Seat(seat))

    def closing(self, state: Inventions) -> Action | None:
        step, actions = state.stack[-1], state.actions
        if isinstance(step, (MayChain, MayUseTechnology)):
            return actions.pass_
        if isinstance(step, MayPlace):
            return actions.skip
        may_stop = isinstance(step, PlaceTile) and step.may_stop
        return actions.done if may_stop or isinstance(step, MayUseEconomy) else None

    def forfeits(self, state: Inventions, seat: int) -> dict[str, int]:
        is_chain = isinstance(state.stack[-1], MayChain)
        return {"tokens": state.turn.tokens} if is_chain and state.turn.tokens else {}

    def counts(self, state: Inventions, seat: int) -> dict[str, int]:
        parts, player = state.parts, state.players[seat]
        count = census(state, Seat(seat))
        placed = [tile for tile in parts.wealth_tiles if player.placed >> tile & 1]
        return {
            "points": player.ip,
            "influence": player.influence,
            "wealth": sum([wealth_points(parts, player, tile, count) for tile in placed]),
            "tiles": player.placed.bit_count(),
            "cards": player.inventions.bit_count(),
        }


KNOWLEDGE: Final = InventionsKnowledge(USUAL)
