"""The measured strength of the bots, as stored beside them."""

from functools import cache
from importlib.resources import files

import msgspec

from clocksmith.bots.registry import LEVELS
from clocksmith.server.ratings.messages import Ladder, LadderGame, LevelInfo


class _Measured(msgspec.Struct):
    games: dict[str, LadderGame]


@cache
def ladder() -> Ladder:
    """Return the levels, and the measurements of their bots."""
    text = files("clocksmith.bots").joinpath("ladder.json").read_bytes()
    levels = [
        LevelInfo(level.name, level.bot, level.budget.seconds or 0.0) for level in LEVELS.values()
    ]
    return Ladder(levels, msgspec.json.decode(text, type=_Measured).games)
