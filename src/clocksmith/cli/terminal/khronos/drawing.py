"""Khronos as the commands ask for it."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from clocksmith.cli.terminal.drawing import Drawing, Locale
from clocksmith.cli.terminal.khronos.changes import changes
from clocksmith.cli.terminal.khronos.legend import legend_lines
from clocksmith.cli.terminal.khronos.look import khronos, standing
from clocksmith.cli.terminal.khronos.players import clock_line, domains_table, players_table
from clocksmith.cli.terminal.khronos.terminal import board_lines
from clocksmith.core.action import Action
from clocksmith.core.event import Event
from clocksmith.core.value import Value
from clocksmith.games.khronos.model.content import AGES, REASON
from clocksmith.games.khronos.model.events import Charged
from clocksmith.games.khronos.model.land import map_of_file


class KhronosDrawing:
    """The drawing of Khronos."""

    def boards(self, view: Value, locale: Locale) -> list[list[Text]]:
        return [board_lines(khronos(view), age, locale) for age in AGES]

    def marked(self, view: Value, locale: Locale, places: list[Action]) -> list[list[Text]]:
        boards = []
        for age in AGES:
            here = [a for a in places if getattr(a, "age", REASON) == age]
            marks = frozenset(
                [cell for a in here if (cell := getattr(a, "cell", None)) is not None]
            )
            if marks:
                boards.append(board_lines(khronos(view), age, locale, marks))
        return boards

    def listed(self, places: list[str]) -> list[str]:
        return in_ranges(places)

    def note(self, view: Value, action: Action, locale: Locale) -> str:
        return ""

    def is_minor(self, event: Event) -> bool:
        return isinstance(event, Charged)

    def players(self, view: Value, locale: Locale) -> RenderableType:
        seen = khronos(view)
        return Group(clock_line(seen, locale), players_table(seen, locale))

    def details(self, view: Value, locale: Locale) -> RenderableType:
        return domains_table(khronos(view), locale)

    def legend(self, locale: Locale) -> list[Text]:
        return legend_lines(locale)

    def changes(self, before: Value, after: Value, seat: int, locale: Locale) -> list[str]:
        return changes(standing(before), standing(after), seat, locale)

    def map_choice(self, source: str, where: str) -> dict[str, str]:
        return {"map": map_of_file(source, where)}


def in_ranges(cells: list[str]) -> list[str]:
    """Return cells as lines, one for each row, neighbours joined: ``f7-i7 k7``."""
    rows: dict[str, list[str]] = {}
    for cell in cells:
        rows.setdefault(cell[1:], []).append(cell)
    lines: list[str] = []
    for row in rows.values():
        runs: list[list[str]] = []
        for cell in row:
            if runs and ord(cell[0]) == ord(runs[-1][-1][0]) + 1:
                runs[-1].append(cell)
            else:
                runs.append([cell])
        lines.append(" ".join([r[0] if len(r) == 1 else f"{r[0]}-{r[-1]}" for r in runs]))
    return lines


DRAWING: Final[Drawing] = KhronosDrawing()
