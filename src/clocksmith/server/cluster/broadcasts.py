"""Broadcasts: messages between the servers on one database. Losing one loses no data.

Each is a JSON list that starts with its kind. Database triggers send those about rows
(``table``), whichever server writes them: see the migration that creates the triggers.
"""

from typing import Final

import msgspec

from clocksmith.core.seat import Seat
from clocksmith.table.entry import Entry

LONGEST: Final = 7900  # bytes; PostgreSQL allows 8000


class EntryBroadcast(msgspec.Struct, frozen=True, tag="entry", array_like=True):
    """A server has written an entry. It is sent whole, so the others need not read it."""

    table: str
    server: str
    number: int
    kind: str
    seat: int
    text: str
    at: float
    key: str | None

    @classmethod
    def of(cls, table: str, server: str, entry: Entry, key: str | None) -> "EntryBroadcast":
        """Return the broadcast for an entry that was written with an idempotency key."""
        fields = (entry.number, entry.kind, int(entry.seat), entry.text, entry.at)
        return cls(table, server, *fields, key)

    @property
    def entry(self) -> Entry:
        """The entry."""
        return Entry(self.number, self.kind, Seat(self.seat), self.text, self.at)


class TableBroadcast(msgspec.Struct, frozen=True, tag="table", array_like=True):
    """Something besides the log of a table has changed: seats, names, chat, or it was deleted."""

    table: str


class ThinkingBroadcast(msgspec.Struct, frozen=True, tag="thinking", array_like=True):
    """A bot that another server runs is thinking."""

    table: str
    server: str
    seat: int


class HereBroadcast(msgspec.Struct, frozen=True, tag="here", array_like=True):
    """The seated users of a table who are connected to a server."""

    table: str
    server: str
    users: list[str]


class WhoBroadcast(msgspec.Struct, frozen=True, tag="who", array_like=True):
    """A server asks the others who is connected; an empty table means all tables."""

    server: str
    table: str


class EndedBroadcast(msgspec.Struct, frozen=True, tag="ended", array_like=True):
    """Cookies with these words are no longer valid; their connections are closed."""

    server: str
    words: list[str]


class AliveBroadcast(msgspec.Struct, frozen=True, tag="alive", array_like=True):
    """The heartbeat of a server; one that stays silent for too long is gone, with its users."""

    server: str
    leaves: bool = False  # it is shutting down


Broadcast = (
    EntryBroadcast
    | TableBroadcast
    | ThinkingBroadcast
    | HereBroadcast
    | WhoBroadcast
    | EndedBroadcast
    | AliveBroadcast
)
_DECODER: Final[msgspec.json.Decoder[Broadcast]] = msgspec.json.Decoder(Broadcast)


def encode_broadcast(broadcast: Broadcast) -> str:
    """Return a broadcast as text; one that is too long only says that its table changed."""
    text = msgspec.json.encode(broadcast)
    if len(text) > LONGEST and isinstance(broadcast, EntryBroadcast | HereBroadcast):
        text = msgspec.json.encode(TableBroadcast(broadcast.table))
    return text.decode()


def decode_broadcast(text: str) -> Broadcast | None:
    """Return a broadcast; None if this version cannot read it."""
    try:
        return _DECODER.decode(text)
    except msgspec.DecodeError:
        return None
