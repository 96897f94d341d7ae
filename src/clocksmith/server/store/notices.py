"""Notices: what the servers of one database tell each other. A lost one loses nothing.

Each is a JSON list that begins with its kind. Those about rows (``table``) are sent by triggers
in the database itself, whoever writes them: see the migration that makes these.
"""

from typing import Final

import msgspec

from clocksmith.core.seat import Seat
from clocksmith.table.entry import Entry

CHANNEL: Final = "clocksmith"
LONGEST: Final = 7900  # bytes; PostgreSQL carries 8000


class EntryNotice(msgspec.Struct, frozen=True, tag="entry", array_like=True):
    """A server has written an entry: all of it, so that others need not read it."""

    table: str
    server: str
    number: int
    kind: str
    seat: int
    text: str
    at: float
    key: str | None

    @classmethod
    def of(cls, table: str, server: str, entry: Entry, key: str | None) -> "EntryNotice":
        """Return the notice of an entry that was written under a key."""
        fields = (entry.number, entry.kind, int(entry.seat), entry.text, entry.at)
        return cls(table, server, *fields, key)

    @property
    def entry(self) -> Entry:
        """The entry."""
        return Entry(self.number, self.kind, Seat(self.seat), self.text, self.at)


class TableNotice(msgspec.Struct, frozen=True, tag="table", array_like=True):
    """Something about a table has changed beside its log: seats, names, chat, or it is gone."""

    table: str


class ThinkingNotice(msgspec.Struct, frozen=True, tag="thinking", array_like=True):
    """A bot thinks, which another server lets think."""

    table: str
    server: str
    seat: int


class HereNotice(msgspec.Struct, frozen=True, tag="here", array_like=True):
    """These of the people who sit at a table are connected to a server."""

    table: str
    server: str
    users: list[str]


class WhoNotice(msgspec.Struct, frozen=True, tag="who", array_like=True):
    """A server asks who is connected to others; nothing: at all tables."""

    server: str
    table: str


class EndedNotice(msgspec.Struct, frozen=True, tag="ended", array_like=True):
    """Cookies with these words are worth nothing any more: who came with one is sent away."""

    server: str
    words: list[str]


class AliveNotice(msgspec.Struct, frozen=True, tag="alive", array_like=True):
    """A server is there; one that has not said so for long is gone, with all its people."""

    server: str
    leaves: bool = False  # it ends now


Notice = (
    EntryNotice | TableNotice | ThinkingNotice | HereNotice | WhoNotice | EndedNotice | AliveNotice
)
_DECODER: Final[msgspec.json.Decoder[Notice]] = msgspec.json.Decoder(Notice)


def write_notice(notice: Notice) -> str:
    """Return a notice as it is sent; one that is too long only says that there is something."""
    text = msgspec.json.encode(notice)
    if len(text) > LONGEST and isinstance(notice, EntryNotice | HereNotice):
        text = msgspec.json.encode(TableNotice(notice.table))
    return text.decode()


def read_notice(text: str) -> Notice | None:
    """Return a notice; None for one that this version does not know."""
    try:
        return _DECODER.decode(text)
    except msgspec.DecodeError:
        return None
