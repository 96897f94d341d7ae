"""The games by name, loaded when asked: ours, and those that are installed beside us.

A package brings a game by an entry point of the group ``clocksmith.games``: its
name is that of the game, its value says where the :class:`Game` is, such as
``candle = "candle.game:GAME"``.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from clocksmith.core.game import Game

OURS: Final = ("khronos", "sands", "inventions")
GROUP: Final = "clocksmith.games"
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")  # it stands in records, addresses and file names


class Games(Mapping[str, Game[Any]]):
    """The games by name; one of ours is loaded when it is first asked for.

    Those from outside are loaded together when one is asked for, or when all
    are listed. One that cannot be played is left out, and *refused* says why;
    the others are not harmed.
    """

    def __init__(self, find: Callable[[], Iterable[EntryPoint]]) -> None:
        self._find = find

    def __getitem__(self, name: str) -> Game[Any]:
        if name in OURS:
            game = import_module(f"clocksmith.games.{name}").GAME
            assert isinstance(game, Game)
            return game
        return self._outside[0][name]

    def __iter__(self) -> Iterator[str]:
        return iter((*OURS, *self._outside[0]))

    def __len__(self) -> int:
        return len(OURS) + len(self._outside[0])

    @property
    def refused(self) -> Mapping[str, str]:
        """The installed games that cannot be played, by name, with a sentence that says why."""
        return self._outside[1]

    @cached_property
    def _outside(self) -> tuple[dict[str, Game[Any]], dict[str, str]]:
        """The games from outside, and those that were refused."""
        games: dict[str, Game[Any]] = {}
        refused: dict[str, str] = {}
        entries = sorted(self._find(), key=lambda entry: (entry.name, entry.value))
        brought = Counter([*OURS, *[entry.name for entry in entries]])
        for entry in entries:
            try:
                if brought[entry.name] > 1:
                    raise ValueError("there is another game of that name")
                games[entry.name] = _loaded(entry)
            except Exception as error:  # whatever is wrong with one must not harm the others
                why = str(error) or type(error).__name__
                refused[entry.name] = f"the game {entry.name!r} of {entry.value} is left out: {why}"
        return games, refused


def _loaded(entry: EntryPoint) -> Game[Any]:
    """Return the game that an entry point names; an exception when it brings none."""
    if NAME.fullmatch(entry.name) is None:
        raise ValueError(
            "a name has lower-case letters, digits and dashes, and begins with a letter"
        )
    game = entry.load()
    if not isinstance(game, Game):
        raise TypeError(f"{type(game).__name__} is not a clocksmith.core.game.Game")
    if game.name != entry.name:
        raise ValueError(f"the game there is called {game.name!r}")
    return game


GAMES: Final = Games(lambda: entry_points(group=GROUP))
