"""A game with each of its boxes, made once."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from clocksmith.core.box.box import Box
from clocksmith.core.box.shelf import Shelf

G = TypeVar("G")
REMEMBERED: Final = 32  # games with boxes that are not shipped; the least recently used goes first


class Variants(Generic[G]):
    """The games that differ by their rules or their box: the same box gives the same game.

    Those with shipped boxes stay for good, however many others come and go: whoever holds the
    newest compares its actions by identity.
    """

    def __init__(self, shelf: Shelf, make: Callable[[Box, int], G]) -> None:
        self._shelf = shelf
        self._make = make
        self._shipped: dict[tuple[int, str], G] = {}
        self._others: dict[tuple[int, str, str], G] = {}

    def game(self, rules_version: int, box: Box) -> G:
        """Return the game by these rules and with this box."""
        shipped = self._shelf.find(box.name)
        if shipped is not None and shipped.digest == box.digest:  # maybe read from another text
            name = (rules_version, box.name)
            if name not in self._shipped:
                self._shipped.setdefault(name, self._make(shipped, rules_version))
            return self._shipped[name]
        key = (rules_version, box.name, box.digest)
        game = self._others.pop(key, None) or self._make(box, rules_version)
        while len(self._others) >= REMEMBERED:
            del self._others[next(iter(self._others))]
        self._others[key] = game
        return game
