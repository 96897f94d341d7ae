"""Which rules and which box: a game as plain data that travels between processes."""

from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any, Self

from clocksmith.core.box.writing import write_difference
from clocksmith.core.game import Game
from clocksmith.core.notation import header_in
from clocksmith.games import GAMES


@dataclass(frozen=True)
class Rules:
    """A game by its name, the number of its rules, and its box.

    *box* is the name of a shipped box, the text of another, or nothing for a game
    that has none.
    """

    game: str
    rules_version: int
    box: str

    def plain(self) -> dict[str, Any]:
        """Return it ready for JSON."""
        return asdict(self)

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> Self:
        """Return what :meth:`plain` wrote."""
        return cls(plain["game"], plain["rules_version"], plain["box"])


def rules_of(game: Game[Any]) -> Rules:
    """Return which game this is."""
    return Rules(game.name, game.rules_version, box_text(game))


@lru_cache(maxsize=64)
def box_text(game: Game[Any]) -> str:
    """Return the box of a game: its name if it is shipped, else what differs from a shipped one."""
    box, shelf = game.box(), game.shelf()
    if box is None or shelf is None:
        return ""
    if shelf.find(box.name) is box:
        return box.name
    return write_difference(box, shelf.find(box.base) or shelf.newest)


@lru_cache(maxsize=64)
def game_of(rules: Rules) -> Game[Any]:
    """Return the game; ValueError, in words, when there is none with these rules and this box."""
    if rules.game not in GAMES:
        raise ValueError(f"the game is one of {', '.join(GAMES)}")
    game = GAMES[rules.game]
    if not rules.box:
        return game.played_with(rules.rules_version)
    shelf = game.shelf()
    if shelf is None:
        raise ValueError(f"{game.name} has no boxes")
    named = "\n" not in rules.box
    box = shelf.box(rules.box) if named else shelf.read(rules.box)
    return game.played_with(rules.rules_version, box)


def name_in_position(text: str) -> str:
    """Return the game that a position names, or the first: its reader says what is wrong."""
    for line in text.splitlines()[:20]:
        words = line.partition("#")[0].split()
        if words[:1] == ["game"] and len(words) > 1 and words[1] in GAMES:
            return words[1]
    return next(iter(GAMES))


def game_of_position(text: str) -> Game[Any]:
    """Return the game whose position this is; ValueError, in words, when it is not known here."""
    name = name_in_position(text)
    return GAMES[name].matching(header_in(text, name))
