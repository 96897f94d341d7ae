"""Who takes part: a bot, what it may spend on a turn, and a mark to tell it from its twins.

Written ``NAME``, ``NAME@2s``, ``NAME@500v`` or ``NAME#2``: a budget of its
own in seconds or in visits, and a mark. The name is that of a bot, that of a
level, or ``module:maker`` for a bot that lies elsewhere: installed, or in the
current folder.
"""

import os
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Final

from clocksmith.bots.bot import Bot, Budget
from clocksmith.bots.registry import LEVELS, bot_named

FORM: Final = re.compile(r"([\w.:-]+)(?:@(\d+(?:\.\d+)?)([sv]))?(?:#(\w+))?")


@dataclass(frozen=True)
class Entrant:
    """A bot as it takes part; *text* is how it was written, and its name in every report."""

    text: str
    name: str
    budget: Budget | None  # its own, or None when it has that of the match

    def make_bot(self, seed: int) -> Bot:
        """Return a new bot that plays from *seed*; ValueError when there is none of its name."""
        module, colon, maker = self.name.partition(":")
        return _import_maker(module, maker)(seed) if colon else bot_named(self.name, seed)


def read_entrant(text: str) -> Entrant:
    """Return the entrant that *text* writes; ValueError, in words, when there is no such bot."""
    entrant = parse_entrant(text)
    try:
        entrant.make_bot(0)
    except TypeError as error:
        raise ValueError(f"the bot {entrant.name} is not made from a seed: {error}") from None
    return entrant


def parse_entrant(text: str) -> Entrant:
    """Return the entrant that *text* writes, whether or not there is such a bot here."""
    match = FORM.fullmatch(text)
    if match is None:
        raise ValueError(f"a bot is written NAME, NAME@2s, NAME@500v or NAME#2, not {text[:40]!r}")
    name, amount, unit, _ = match.groups()
    level = LEVELS.get(name)
    budget = None if level is None else level.budget
    if unit == "s":
        budget = Budget(seconds=float(amount))
    elif unit == "v" and not amount.isdecimal():
        raise ValueError(f"visits are counted in whole numbers, not {amount}")
    elif unit == "v":
        budget = Budget(visits=int(amount))
    return Entrant(text, name, budget)


def _import_maker(module: str, maker: str) -> Callable[[int], Bot]:
    """Return the function in a module that makes a bot from a seed.

    An installed command does not look into the current folder, as
    ``python -m`` would. It comes last, so that no file there hides a module of Python's.
    """
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)
    try:
        make: Callable[[int], Bot] = getattr(import_module(module), maker)
    except (ImportError, AttributeError, ValueError) as error:
        raise ValueError(f"the bot {module}:{maker} cannot be loaded: {error}") from None
    return make
