"""Rows of tables, seats and chat, as small records."""

from dataclasses import dataclass, field
from typing import Final

from clocksmith.table.entry import Entry

PERSON: Final = "person"


BOT: Final = "bot"


FREE: Final = "open"  # a seat that nobody has taken


OPEN: Final = "open"  # a table with a seat that nobody has taken


PLAYING: Final = "playing"


OVER: Final = "over"


@dataclass(frozen=True)
class SeatRow:
    """A seat at a table, and who sits there; a person's seat with a level is played by a bot."""

    seat: int
    kind: str
    name: str | None = None  # of the seat itself; None: the name of its user
    level: str | None = None
    user: str | None = None
    token: str | None = None
    user_name: str | None = None
    user_is_bot: bool = False  # whether the account of the user is that of a program
    reserved: str | None = None  # the user it is reserved for, or who asks for it
    household: str | None = None  # of a guest who took it at a listed table


@dataclass(frozen=True)
class TableListing:
    """What lists show of a table without loading it."""

    state: str
    waiting: tuple[int, ...] = ()
    wake_at: float | None = None
    over_at: float | None = None
    places: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None
    number: int | None = None  # of the table when this was noted
    since: tuple[int, ...] = ()  # the entries that began the turns it waits for


@dataclass(frozen=True)
class MostSeats:
    """How many seats a user may have at other people's tables."""

    waiting: int  # at tables that have not begun
    taken: int  # at tables that are not over
    together: int  # likewise, for all guests of one address


@dataclass(frozen=True)
class TableRow:
    """A table without its log."""

    id: str
    setup: str
    rules_version: int
    seed: bytes | None
    record: str | None
    host: str
    listed: bool
    opened_at: float
    begun_at: float | None
    branch: tuple[str, int] | None
    listing: TableListing
    seats: tuple[SeatRow, ...] = ()
    box: str | None = None  # a shipped one by name, another by hash; None: that of its rules
    box_title: str | None = None
    box_counts: tuple[int, int] | None = None  # entered and printed values, if saved
    rematch: str | None = None  # the table of the rematch
    seen_at: float | None = None  # when a seated user last came while it was open
    stopped: bool = False  # by a moderator
    talk: bool | None = None  # whether spectators may talk; None: at listed tables
    rated: bool = False  # whether it counts for the ratings of its players
    household: str | None = None  # of a guest who opened it

    @property
    def owner(self) -> str:
        """The owner for limits and priorities: its host, or all guests of one address."""
        return self.household or self.host


@dataclass(frozen=True)
class StoredTable:
    """A whole table: its row, its log, and the key of each entry."""

    row: TableRow
    entries: list[Entry]
    keys: dict[str, Entry] = field(default_factory=dict)
    said: int = 0  # the number of its last chat line

    def add(self, entry: Entry, key: str | None) -> None:
        """Add an entry of the log, and its key."""
        self.entries.append(entry)
        if key is not None:
            self.keys[key] = entry


@dataclass(frozen=True)
class ChatRow:
    """One chat line at a table."""

    id: int
    name: str
    seat: int | None
    text: str
    at: float


@dataclass(frozen=True)
class TableNews:
    """What is new at a table: its row, entries with their keys, and chat lines."""

    stored: StoredTable
    lines: list[ChatRow]


@dataclass(frozen=True)
class TableStanding:
    """How far a table is: its row, the numbers of its last entry and its last chat line."""

    row: TableRow
    number: int
    said: int
