"""Bots by name, and the levels people choose from."""

from collections.abc import Callable
from typing import Final

from clocksmith.bots.bot import Bot, Budget
from clocksmith.bots.uniform import Uniform
from clocksmith.core.value import Value

Maker = Callable[[int], Bot]  # takes a seed


class Level(Value):
    """How well a bot plays, named for people: which bot, and what it may spend on a turn."""

    __match_args__ = ("name", "bot", "budget")
    __slots__ = ("name", "bot", "budget")

    def __init__(self, name: str, bot: str, budget: Budget) -> None:
        self.name = name
        self.bot = bot
        self.budget = budget


_MAKERS: Final[dict[str, Maker]] = {"uniform": Uniform}

LEVELS: Final = {
    level.name: level
    for level in (
        Level("apprentice", "uniform", Budget(seconds=0.2)),
        Level("journeyman", "uniform", Budget(seconds=1.0)),
        Level("master", "uniform", Budget(seconds=5.0)),
    )
}


def register(name: str, maker: Maker) -> None:
    """Make a bot known by *name*; *maker* takes a seed."""
    if name in _MAKERS:
        raise ValueError(f"there is a bot {name!r} already")
    _MAKERS[name] = maker


def bot_names() -> list[str]:
    """Return the names of all bots, the weakest first."""
    return list(_MAKERS)


def make_bot(name: str, seed: int = 0) -> Bot:
    """Return a new bot; the same seed gives the same play. ValueError when there is no such bot."""
    maker = _MAKERS.get(name)
    if maker is None:
        raise ValueError(f"there is no bot {name!r}; there are {', '.join(_MAKERS)}")
    return maker(seed)
