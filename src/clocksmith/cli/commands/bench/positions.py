"""Positions from the middle of random games, to be listed, copied and previewed again and again."""

from random import Random
from typing import Any, Final, NamedTuple

from clocksmith.cli.commands.bench.play import nearest_seats, random_play
from clocksmith.core.action import Action
from clocksmith.core.event import Silence
from clocksmith.core.game import Game, State
from clocksmith.core.seat import CHANCE, Seat

POSITIONS: Final = 64
OF_ONE_GAME: Final = 4
WIDE: Final = 50  # legal actions
MOST_GAMES: Final = 64
REPLAYED: Final = 20  # actions between a position and the one it is reached from


class Position(NamedTuple):
    """A position in which a seat has many answers, one of them, and how it is reached."""

    before: State
    since: tuple[Action, ...]
    state: State
    seat: Seat
    legal: int
    action: Action

    def reach(self, game: Game[Any]) -> State:
        """The position, reached anew: its boards remember nothing of an earlier listing."""
        state = self.before.copy()
        silence = Silence()
        for action in self.since:
            game.apply(state, action, silence)
        return state


def mid_game(game: Game[Any]) -> list[Position]:
    """Wide positions of seeded four-player games; the widest there are if few are wide."""
    positions: list[Position] = []
    narrow: list[Position] = []
    for seed in range(MOST_GAMES):
        chance = Random(seed)
        middle = _middle(game, chance)
        wide = [position for position in middle if position.legal >= WIDE]
        positions += chance.sample(wide, min(OF_ONE_GAME, len(wide)))
        narrow += [position for position in middle if position.legal < WIDE]
        if len(positions) >= POSITIONS:
            return positions[:POSITIONS]
    narrow.sort(key=lambda position: -position.legal)
    return positions + narrow[: POSITIONS - len(positions)]


def _middle(game: Game[Any], chance: Random) -> list[Position]:
    """The middle third of one game's positions, without those that ask chance."""
    state = game.start(nearest_seats(game, 4))
    passed = [(state.copy(), *move) for move in random_play(game, state, chance)]
    positions: list[Position] = []
    for i in range(max(len(passed) // 3, REPLAYED), 2 * len(passed) // 3):
        since = tuple([action for _, _, _, action in passed[i - REPLAYED : i]])
        positions.append(Position(passed[i - REPLAYED][0], since, *passed[i]))
    return [position for position in positions if position.seat != CHANCE]
