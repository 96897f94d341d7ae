"""Workers for tests that mine nothing: they tell at once what a game would have held."""

import time
from collections.abc import Callable
from typing import Any

from clocksmith.puzzles.mining import Mined
from clocksmith.puzzles.progress import Mine, plain_of
from puzzles.quarry import numbered_puzzle

EMPTY = 1  # the number of a game without puzzles
SLOW = 0  # the number of a game that is finished after others


def start(mine: dict[str, Any], patience: float) -> Callable[[int], dict[str, Any]]:
    """Return what tells of games: two puzzles in each but one."""
    game = Mine.from_plain(mine).game

    def tell(number: int) -> dict[str, Any]:
        if number == SLOW:
            time.sleep(0.2)
        count = 0 if number == EMPTY else 2
        puzzles = tuple([numbered_puzzle(2 * number + one) for one in range(count)])
        return plain_of(game, Mined(number, 16, 3, puzzles))

    return tell


def die(mine: dict[str, Any], patience: float) -> Callable[[int], dict[str, Any]]:
    """Return what cannot look at any game."""

    def tell(number: int) -> dict[str, Any]:
        raise ValueError("nothing to see")

    return tell
