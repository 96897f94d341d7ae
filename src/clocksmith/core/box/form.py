"""What the boxes of a game hold: declared once, for the reader, the writer and the editor."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from clocksmith.core.box.columns import Column
from clocksmith.core.box.fault import Fault

if TYPE_CHECKING:
    from clocksmith.core.box.box import Box

SOURCED: Final = "sourced"  # stands in a text we may use
ENTERED: Final = "entered"  # read off a printed copy by its owner
RULING: Final = "ruling"  # our reading, where the texts are silent
STAND_IN: Final = "stand-in"  # made up, until somebody enters what is printed
STATUSES: Final = (SOURCED, ENTERED, RULING, STAND_IN)
NOTES: Final = ("source", "status", "statuses")  # of a row: where it is from, no part of the game


class Sheet:
    """A list of rows of one kind: cards, tiles, regions.

    Rows of a sheet with a *key* are known by the name in that column; those of
    others by their place.
    """

    def __init__(
        self, name: str, columns: list[Column], least: int, most: int, key: str = ""
    ) -> None:
        self.name = name
        self.columns = columns
        self.least = least
        self.most = most
        self.key = key
        self.by_key: Final = {column.key: column for column in columns}

    def plain(self) -> dict[str, Any]:
        """Return the sheet for an editor, ready for JSON."""
        return {
            "name": self.name,
            "key": self.key,
            "least": self.least,
            "most": self.most,
            "columns": [column.plain() for column in self.columns],
        }


class BoxForm:
    """All sheets of a game's boxes, and what must hold between them.

    *validate* returns what is wrong with a box whose values are all right one by one.
    """

    def __init__(
        self, game: str, sheets: list[Sheet], validate: Callable[["Box"], list[Fault]]
    ) -> None:
        self.game = game
        self.sheets = sheets
        self.validate = validate
        self.by_name: Final = {sheet.name: sheet for sheet in sheets}
