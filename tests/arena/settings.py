"""Settings of small matches that tests play."""

from clocksmith.arena.job import Setting, setting_of
from clocksmith.bots.bot import Budget
from clocksmith.games import GAMES


def setting(name: str = "khronos", seats: int = 2, *, whole: bool = False) -> Setting:
    """A match of a game in its usual form, with one visit a turn."""
    return setting_of(GAMES[name], seats, Budget(visits=1), whole=whole)


def nothing() -> None:
    """Watch over nobody."""
