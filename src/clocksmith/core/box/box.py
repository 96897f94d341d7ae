"""A box: the rows of every sheet, known by the hash of what they say."""

import hashlib
import json
from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final

from clocksmith.core.box.form import STAND_IN, BoxForm

DIGITS: Final = 32  # of the hash, in hexadecimal


class BoxRow:
    """One row: its values by column, where they are from, and its line in the text."""

    def __init__(
        self,
        values: dict[str, Any],
        source: str,
        status: str,
        statuses: dict[str, str],
        line: int = 0,
    ) -> None:
        self.values = values
        self.source = source
        self.status = status
        self.statuses = statuses  # of single values, where another than that of the row
        self.line = line

    def text(self, key: str) -> str:
        """Return the text in a column."""
        value = self.values[key]
        assert isinstance(value, str)
        return value

    def number(self, key: str) -> int:
        """Return the number in a column."""
        value = self.values[key]
        assert isinstance(value, int)
        return value

    def texts(self, key: str) -> list[str]:
        """Return the texts in a column."""
        return [str(one) for one in self.values[key]]

    def numbers(self, key: str) -> list[int]:
        """Return the numbers in a column."""
        return [int(one) for one in self.values[key]]

    def status_of(self, key: str) -> str:
        """Return the status of one value."""
        return self.statuses.get(key, self.status)


class Box:
    """Everything printed of one game, under a name.

    *source* says where entered values are from, *base* the shipped box it was made from.
    """

    def __init__(self, form: BoxForm, name: str, rows: dict[str, list[BoxRow]]) -> None:
        self.form = form
        self.name = name
        self.rows = rows
        self.title = ""
        self.source = ""
        self.base = ""
        self.package = ""  # of the game whose shelf has read it

    def __copy__(self) -> "Box":
        twin = Box(self.form, self.name, self.rows)
        vars(twin).update(vars(self))
        return twin

    @property
    def game(self) -> str:
        """The game it belongs to."""
        return self.form.game

    def content(self) -> dict[str, list[dict[str, Any]]]:
        """Return all values, by sheet, as they are hashed and compared."""
        return {
            sheet.name: [
                {column.key: row.values[column.key] for column in sheet.columns}
                for row in self.rows[sheet.name]
            ]
            for sheet in self.form.sheets
        }

    @cached_property
    def digest(self) -> str:
        """The hash of the content: two boxes with the same one play the same."""
        text = json.dumps([self.game, self.content()], separators=(",", ":"), sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]

    def counts(self) -> tuple[int, int]:
        """Return how many printed values are no stand-ins, and how many there are."""
        return self._counts

    @cached_property
    def _counts(self) -> tuple[int, int]:
        statuses = [status for _, _, _, status in self.printed()]
        return len([one for one in statuses if one != STAND_IN]), len(statuses)

    def printed(self) -> Iterator[tuple[str, int, str, str]]:
        """Yield every printed value: its sheet, row and column, and its status."""
        for sheet in self.form.sheets:
            columns = [column.key for column in sheet.columns if column.printed]
            for place, row in enumerate(self.rows[sheet.name]):
                for key in columns:
                    yield sheet.name, place, key, row.status_of(key)
