"""How games are drawn: commands know no game, drawings know one each, the plain one knows none."""

from importlib import import_module
from typing import Any, Final, Protocol

from rich.console import RenderableType
from rich.text import Text

from clocksmith.cli.phrases import Phrases
from clocksmith.core.action import Action
from clocksmith.core.event import Event
from clocksmith.core.game import Game
from clocksmith.core.value import Value
from clocksmith.core.words import Words
from clocksmith.games import OURS

PLAIN: Final = "plain"  # the drawing of every game that has none of its own


class Locale:
    """All that can be said about a game in one language: its words and our phrases."""

    def __init__(self, words: Words, phrases: Phrases) -> None:
        self.words = words
        self.phrases = phrases


class Drawing(Protocol):
    """What the commands need to show a game. Views are those of that game."""

    def boards(self, view: Value, locale: Locale) -> list[list[Text]]:
        """Return the boards, each as lines of equal width."""

    def marked(self, view: Value, locale: Locale, places: list[Action]) -> list[list[Text]]:
        """Return the boards that *places* lie on, with them marked; none if they lie nowhere."""

    def listed(self, places: list[str]) -> list[str]:
        """Return the names of places as a few short lines."""

    def note(self, view: Value, action: Action, locale: Locale) -> str:
        """Return what is worth knowing beside an option, such as what a card does, or nothing."""

    def is_minor(self, event: Event) -> bool:
        """Return whether an event is left out unless the whole log is shown."""

    def players(self, view: Value, locale: Locale) -> RenderableType:
        """Return what lies in front of the seats and on the table."""

    def details(self, view: Value, locale: Locale) -> RenderableType:
        """Return details: who holds what, and what may come of it."""

    def legend(self, locale: Locale) -> list[Text]:
        """Return what the signs on the boards mean."""

    def changes(self, before: Value, after: Value, seat: int, locale: Locale) -> list[str]:
        """Return in sentences how two standings differ, as *seat* reads them."""

    def map_choice(self, source: str, where: str) -> dict[str, str]:
        """Return the option that a map file sets; ValueError when it is not one."""


def drawing_of(game: Game[Any]) -> Drawing:
    """Return the drawing of a game, loaded when asked."""
    drawing: Drawing = import_module(f"clocksmith.cli.terminal.{_folder(game)}").DRAWING
    return drawing


def locale_of(game: Game[Any], language: str) -> Locale:
    """Return all that can be said about a game in a language."""
    return Locale(Words(game, language), Phrases(_folder(game), language))


def _folder(game: Game[Any]) -> str:
    """Return where the drawing of a game lies, and our phrases about it."""
    return game.name if game.name in OURS else PLAIN


def side_by_side(boards: list[list[Text]], width: int, gap: int = 2) -> list[Text]:
    """Return boards beside each other where *width* has room for all, else below each other."""
    needed = sum([board[0].cell_len for board in boards]) + gap * (len(boards) - 1)
    even = len({len(board) for board in boards}) == 1
    if even and needed <= width:
        rows = zip(*boards, strict=True)
        return [Text(" " * gap).join(row) for row in rows]
    lines: list[Text] = []
    for board in boards:
        lines += [*board, Text("")]
    return lines[:-1]
