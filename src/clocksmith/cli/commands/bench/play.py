"""Random play through the contract of the games, the same for every game."""

from collections.abc import Iterator
from random import Random
from typing import Any

from clocksmith.core.action import Action
from clocksmith.core.event import Silence
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat

Move = tuple[Seat, int, Action]  # who is asked, how many actions are legal, which one is taken


def random_play(game: Game[Any], state: State, chance: Random) -> Iterator[Move]:
    """Play *state* to its end; tell every move before it is made.

    All legal actions are equally likely, those of chance as well: their
    weights are not asked for.
    """
    silence = Silence()
    decision = game.decision(state)
    while decision is not None:
        legal = decision.legal(state)
        count = len(legal)
        action = legal.nth(int(chance.random() * count))
        yield decision.seat, count, action
        game.apply(state, action, silence)
        decision = game.decision(state)


def nearest_seats(game: Game[Any], target: int) -> int:
    """The number of seats the game can be played with that is nearest to *target*."""
    return min(game.seats, key=lambda seats: abs(seats - target))
