"""The games by name, loaded when asked."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, Final

from clocksmith.core.game import Game

NAMES: Final = ("khronos", "sands", "inventions")


class Games(Mapping[str, Game[Any]]):
    """The games by name; one is loaded when it is first asked for."""

    def __getitem__(self, name: str) -> Game[Any]:
        if name not in NAMES:
            raise KeyError(name)
        game = import_module(f"clocksmith.games.{name}").GAME
        assert isinstance(game, Game)
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


GAMES: Final = Games()
