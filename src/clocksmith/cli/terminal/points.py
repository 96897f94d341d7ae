"""The points of a finished game by what brought them, as lines of text."""

from collections.abc import Iterable
from typing import Any

from clocksmith.cli.terminal.drawing import Locale
from clocksmith.core.event import Event
from clocksmith.core.game import Game
from clocksmith.core.ledger import START, Ledger


class Points:
    """Adds up points while a game is shown."""

    def __init__(self, game: Game[Any], first: Any, row: str = START) -> None:
        self._game = game
        scores = game.scores(first)
        self._ledger: Ledger = game.ledger(len(scores))
        self._ledger.open(row, scores)

    def note(self, events: Iterable[Event]) -> None:
        """Enter the points of events."""
        for event in events:
            self._ledger.note(event)

    def lines(self, last: Any, locale: Locale) -> list[str]:
        """Return a table with a row for each source of points, and the sums below."""
        seats = range(self._ledger.seats)
        self._ledger.close(self._game.scores(last))
        table = [["", *[locale.words.seat(seat) for seat in seats]]]
        for row in self._ledger.rows():
            said = locale.words.say(f"points-{row.name}")
            table.append([said, *[str(points) for points in row.points]])
        total = locale.phrases.say("points-sum")
        table.append([total, *[str(points) for points in self._ledger.totals()]])
        first, *others = [max([len(cell) for cell in cells]) for cells in zip(*table, strict=True)]
        lines = []
        for name, *cells in table:
            figures = [cell.rjust(width) for cell, width in zip(cells, others, strict=True)]
            lines.append("  ".join([name.ljust(first), *figures]))
        return lines
