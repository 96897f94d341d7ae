"""How tests look at pictures: as a tree of elements with names, texts and what refers to what."""

import random
from collections import Counter
from functools import cache
from typing import Any
from xml.etree.ElementTree import Element, fromstring

from clocksmith.core.event import Silence
from clocksmith.core.game import Game, State
from clocksmith.core.seat import SPECTATOR, Seat
from clocksmith.games import GAMES
from clocksmith.pictures.svg import picture

SVG = "{http://www.w3.org/2000/svg}"
END = 100_000  # answers; every game is over before


@cache
def position(name: str, seats: int, answers: int) -> State:
    """Return a position after so many random answers, always the same."""
    game = GAMES[name]
    luck = random.Random(seats)
    state: State = game.start(seats)
    for _ in range(answers):
        if game.decision(state) is None:
            break
        legal = game.legal(state)
        game.apply(state, legal[luck.randrange(len(legal))], Silence())
    return state


class Page:
    """The picture of a position."""

    def __init__(
        self, game: Game[Any], state: State, *, language: str = "en", seat: Seat = SPECTATOR
    ) -> None:
        self.view = game.view(state, seat)
        self.source = picture(game, self.view, language)
        self.root = fromstring(self.source.encode())

    def texts(self) -> list[str]:
        """Return all that is written, line by line."""
        return ["".join(found.itertext()).strip() for found in self.root.iter(f"{SVG}text")]

    def told(self) -> str:
        """Return all that is written in one text."""
        return " ".join(self.texts())

    def marked(self, name: str) -> Counter[str]:
        """Return what the elements with the data *name* say, counted."""
        found = [element.get(f"data-{name}") for element in self.root.iter()]
        return Counter([value for value in found if value is not None])

    def part(self, name: str, value: object, tag: str = "g") -> Element:
        """Return the one element of *tag* whose data *name* is *value*."""
        (found,) = [
            element
            for element in self.root.iter(f"{SVG}{tag}")
            if element.get(f"data-{name}") == str(value)
        ]
        return found


def used(element: Element) -> Counter[str]:
    """Return the names of the drawings an element is made of, counted; plain lines are none."""
    names = [found.get("href", "")[1:] for found in element.iter(f"{SVG}use")]
    return Counter([name for name in names if not name.startswith("line-")])
