"""A game without a drawing of its own, as the commands ask for it."""

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from clocksmith.cli.phrases import SpokenError
from clocksmith.cli.terminal.drawing import Drawing, Locale
from clocksmith.cli.terminal.plain.leaves import Leaf, leaves_of, lines_of
from clocksmith.core.action import Action
from clocksmith.core.event import Event
from clocksmith.core.value import Value

PLAYERS: Final = "players"
ASIDE: Final = ("seat", "options", "decision")  # who looks, what was chosen, what is asked anyway


class PlainDrawing:
    """The drawing of any game: its view as a tree of named things."""

    def boards(self, view: Value, locale: Locale) -> list[list[Text]]:
        lines = [locale.words.say("title"), *lines_of(_leaves(view, locale, PLAYERS))]
        width = max([len(line) for line in lines])
        return [[Text(line.ljust(width)) for line in lines]]

    def marked(self, view: Value, locale: Locale, places: list[Action]) -> list[list[Text]]:
        return []

    def listed(self, places: list[str]) -> list[str]:
        return places

    def note(self, view: Value, action: Action, locale: Locale) -> str:
        return ""

    def is_minor(self, event: Event) -> bool:
        return False

    def players(self, view: Value, locale: Locale) -> RenderableType:
        return Text("\n".join(lines_of(leaves_of(view, locale, (PLAYERS,)))))

    def details(self, view: Value, locale: Locale) -> RenderableType:
        return Text("\n".join(lines_of(_leaves(view, locale))))

    def legend(self, locale: Locale) -> list[Text]:
        return [Text(locale.phrases.say("no-signs"))]

    def changes(self, before: Value, after: Value, seat: int, locale: Locale) -> list[str]:
        old = {leaf.path: leaf.text for leaf in _leaves(before, locale)}
        new = {leaf.path: leaf.text for leaf in _leaves(after, locale)}
        return [
            f"{', '.join(path)}: {old.get(path, '–')} → {new.get(path, '–')}"
            for path in {**old, **new}
            if old.get(path) != new.get(path)
        ]

    def picture(self, view: Value, locale: Locale) -> str:
        raise SpokenError("error-no-picture", game=locale.words.say("title"))

    def map_choice(self, source: str, where: str) -> dict[str, str]:
        raise ValueError("this game takes no map from a file")


def _leaves(view: Value, locale: Locale, *without: str) -> list[Leaf]:
    """Return what a view shows of the table and of its players."""
    left_out = (*ASIDE, *without)
    fields = tuple([field for field in view.__match_args__ if field not in left_out])
    return leaves_of(view, locale, fields)


DRAWING: Final[Drawing] = PlainDrawing()
