"""Positions from the middle of random games, to be listed, copied and previewed again and again."""

from itertools import pairwise
from random import Random
from typing import Any, Final, NamedTuple

from clocksmith.cli.bench.play import Move, nearest_seats, random_play
from clocksmith.core.event import Silence
from clocksmith.core.game import Game, State
from clocksmith.core.seat import CHANCE

POSITIONS: Final = 64
OF_ONE_GAME: Final = 4
WIDE: Final = 50  # legal actions
MOST_GAMES: Final = 64


class Position(NamedTuple):
    """A position and a legal move there, after the position and the move that led to it."""

    before: State
    last: Move
    state: State
    move: Move

    def reached(self, game: Game[Any]) -> State:
        """The position, reached anew: nothing that it remembers was worked out before."""
        state = self.before.copy()
        game.apply(state, self.last.action, Silence())
        return state


def mid_game(game: Game[Any]) -> list[Position]:
    """Wide positions of seeded four-player games; the widest there are if few are wide."""
    found: list[Position] = []
    narrow: list[Position] = []
    for seed in range(MOST_GAMES):
        chance = Random(seed)
        middle = _middle(game, chance)
        wide = [position for position in middle if position.move.legal >= WIDE]
        found += chance.sample(wide, min(OF_ONE_GAME, len(wide)))
        narrow += [position for position in middle if position.move.legal < WIDE]
        if len(found) >= POSITIONS:
            return found[:POSITIONS]
    narrow.sort(key=lambda position: -position.move.legal)
    return found + narrow[: POSITIONS - len(found)]


def _middle(game: Game[Any], chance: Random) -> list[Position]:
    """The middle third of one game's positions, without those that ask chance."""
    state = game.start(nearest_seats(game, 4))
    passed = [(state.copy(), move) for move in random_play(game, state, chance)]
    pairs = list(pairwise(passed))
    third = len(pairs) // 3
    positions = [Position(*before, *now) for before, now in pairs[third : 2 * third]]
    return [position for position in positions if position.move.seat != CHANCE]
