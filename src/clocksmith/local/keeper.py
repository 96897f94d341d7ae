"""What a page keeps of its tables: one text for each, with its row, its log and its keys."""

from typing import Final, Protocol

import msgspec

from clocksmith.server.tables.rows import StoredTable

FORMAT: Final = 1
NOTHING: Final = -1  # the number of a table that is not kept yet


class ConflictError(OSError):
    """Another page has kept something else of the table meanwhile."""


class Keeper(Protocol):
    """A place that outlives the page, such as the database of a browser; pages share it."""

    async def all(self) -> list[str]:
        """Return the texts of all tables."""

    async def keep(self, id: str, before: int, number: int, text: str) -> None:
        """Keep the text of a table for good; *number* is that of its last entry.

        ConflictError unless the kept one has the number *before*, OSError where there is no room.
        """

    async def remove(self, id: str) -> None:
        """Forget a table."""


class Kept(msgspec.Struct):
    """A table as it is kept, and the number of the format."""

    format: int
    stored: StoredTable


def text_of(stored: StoredTable) -> str:
    """Return the text in which a table is kept."""
    return msgspec.json.encode(Kept(FORMAT, stored)).decode()


def stored_in(text: str) -> StoredTable:
    """Return the table that a text keeps; ValueError where it is none of ours."""
    file = msgspec.json.decode(text, type=Kept)
    if file.format != FORMAT:
        raise ValueError(f"this table is kept in format {file.format}, which is not known here")
    return file.stored
