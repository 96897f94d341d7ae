"""Chapter 4.3, economy tiles: used once per era, between effects."""

from typing import Any, Final

from clocksmith.core.action import Action
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import Seat
from clocksmith.core.step import Refusal, Step
from clocksmith.games.inventions.model.actions import Use
from clocksmith.games.inventions.model.content import NONE
from clocksmith.games.inventions.model.events import BY_ECONOMY_TILE
from clocksmith.games.inventions.model.state import Inventions
from clocksmith.games.inventions.rules import player_verbs
from clocksmith.games.inventions.rules.benefits import changes_something, grant

NOT_PLACED: Final = Refusal("4.3.E", "tile-not-placed")
USED: Final = Refusal("4.3.E", "used-in-this-era")
NO_TOKEN: Final = Refusal("4.3.E", "no-economy-token")
NO_CHANGE: Final = Refusal("4.3.E", "changes-nothing")


def refuse_use(state: Inventions, seat: Seat, action: Use) -> Refusal | None:
    """4.3.E A tile of its own without a token, a token left, an effect that changes something."""
    parts = state.parts
    player = state.players[seat]
    tile = action.tile
    if tile != parts.start_tile and not player.placed >> tile & 1:
        return NOT_PLACED
    if player.marked >> tile & 1:
        return USED
    if player.marked.bit_count() >= parts.economy_tokens:
        return NO_TOKEN
    for clause in parts.tiles[tile].effect:
        for effect in clause:
            if changes_something(state, seat, effect):
                return None
    return NO_CHANGE


def uses(state: Inventions, seat: Seat) -> list[Action]:
    """4.3.E Return the legal uses of economy tiles, in index order."""
    parts = state.parts
    player = state.players[seat]
    if player.marked.bit_count() >= parts.economy_tokens:
        return []
    actions: list[Action] = []
    for tile, action in state.actions.use.items():
        there = player.placed >> tile & 1 or tile == parts.start_tile
        if there and isinstance(action, Use) and refuse_use(state, seat, action) is None:
            actions.append(action)
    return actions


def use(state: Inventions, seat: Seat, action: Use, again: Step[Any], log: Log) -> None:
    """4.3.E Lay a token and take the effect; then the same question is asked *again*."""
    player_verbs.use_economy(state, seat, action.tile, log)
    then(state, again)
    grant(state, seat, state.parts.tiles[action.tile].effect, NONE, BY_ECONOMY_TILE)
