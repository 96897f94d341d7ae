"""The process that mines: takes the number of a game, returns its puzzles."""

from collections.abc import Callable
from typing import Any

from clocksmith.puzzles.mining import mine_game
from clocksmith.puzzles.progress import Mine, plain_of
from clocksmith.workers.watchdog import Watchdog


def start(mine: dict[str, Any], patience: float) -> Callable[[int], dict[str, Any]]:
    """Return the function that searches games of a mine; one slower than *patience* has hung."""
    where = Mine.from_plain(mine)
    watchdog = Watchdog(patience)
    return lambda number: look_at(where, number, watchdog)


def look_at(mine: Mine, number: int, watchdog: Watchdog) -> dict[str, Any]:
    """Mine one game."""
    try:
        found = mine_game(mine.game, mine.seed, number, mine.effort, mine.aim, watchdog.alive)
        return plain_of(mine.game, found)
    finally:
        watchdog.stop()
