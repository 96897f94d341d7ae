"""Bots by name, and the levels people choose from."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from clocksmith.bots.bot import Bot, Budget
from clocksmith.bots.greedy import HASTY, Greedy
from clocksmith.bots.learned.bot import Learned
from clocksmith.bots.search.bot import Searcher
from clocksmith.bots.uniform import Uniform


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot plays, named for people: which bot, and what it may spend on a turn."""

    name: str
    bot: str
    budget: Budget


# By name, the weakest first; each is made with a seed.
BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "uniform": Uniform,
    "hasty": partial(Greedy, breadth=HASTY),
    "greedy": Greedy,
    "search": Searcher,
    "crew": partial(Searcher, processes=2),
    "learned": Learned,
}

LEVELS: Final = {
    level.name: level
    for level in (
        Level("apprentice", "hasty", Budget(seconds=0.2)),
        Level("journeyman", "greedy", Budget(seconds=1.0)),
        Level("master", "learned", Budget(seconds=2.0)),
        Level("grandmaster", "learned", Budget(seconds=5.0)),
    )
}
USUAL: Final = "journeyman"  # who sits down when nobody is named


def bot_named(name: str, seed: int = 0) -> Bot:
    """Return a new bot of a name or of a level; the same seed gives the same play.

    ValueError, in words, when there is none of that name.
    """
    bot = LEVELS[name].bot if name in LEVELS else name
    if bot not in BOTS:
        names = ", ".join([*LEVELS, *BOTS])
        raise ValueError(f"there is no bot {name[:40]!r}; there are {names}")
    return BOTS[bot](seed)
