"""Settings of small matches that tests play."""

from clocksmith.arena.job import Setting
from clocksmith.games import GAMES


def setting(name: str = "khronos", seats: int = 2, *, whole: bool = False) -> Setting:
    """A match of a game in its usual form, with one visit a turn."""
    game = GAMES[name]
    rules = (game.name, game.rules_version, len(game.actions))
    return Setting(*rules, seats=seats, options=(), seconds=None, visits=1, whole=whole)


def nothing() -> None:
    """Watch over nobody."""
