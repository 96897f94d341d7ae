"""Clocksmith: three board games about time, as rules, tables, bots and a browser client.

::

    import clocksmith

    pos = clocksmith.start("khronos", seats=3, edition="first", seed=7)
    pos.play(pos.legal[0])

What stands in ``__all__`` is the front door, and stays. It is loaded when first used;
``__init__.pyi`` tells editors and type checkers what it is.
"""

from importlib import import_module
from typing import Any

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "IllegalActionError",
    "Outlook",
    "Position",
    "inventions",
    "khronos",
    "link",
    "read",
    "replay",
    "sands",
    "start",
]

_GAMES = ("inventions", "khronos", "sands")


def __getattr__(name: str) -> Any:
    if name in _GAMES:
        return import_module(f"clocksmith.games.{name}").GAME
    if name == "GAMES":
        return import_module("clocksmith.games").GAMES
    if name in __all__:
        return getattr(import_module("clocksmith.position"), name)
    raise AttributeError(f"module 'clocksmith' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
