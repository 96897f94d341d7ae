"""What the store hands out and takes in: rows as small records."""

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
class UserRow:
    """A person the server knows: with a login an account, else a guest."""

    id: str
    name: str
    login: str | None = None
    password: str | None = None
    keeper: bool = False  # looks after the server


@dataclass(frozen=True)
class DeedRow:
    """Something that a keeper has done."""

    at: float
    keeper: str  # the login; nothing: by the command line
    what: str
    about: str


@dataclass(frozen=True)
class SessionRow:
    """Where somebody is signed in to an account."""

    id: str
    user: str
    browser: str
    made_at: float


@dataclass(frozen=True)
class SeatRow:
    """A seat at a table, and who sits there; a person with a level is played on by a bot."""

    seat: int
    kind: str
    name: str | None = None  # of the seat itself; None: that of its user
    level: str | None = None
    user: str | None = None
    token: str | None = None
    user_name: str | None = None
    reserved: str | None = None  # the user it is kept for, or who has asked for it
    household: str | None = None  # of a guest who took it at a listed table


@dataclass(frozen=True)
class TableListing:
    """What lists say of a table although it is not in memory."""

    state: str
    waiting: tuple[int, ...] = ()
    wake_at: float | None = None
    over_at: float | None = None
    places: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None
    number: int | None = None  # that the table had when this was noted
    since: tuple[int, ...] = ()  # the entries with which the turns of those it waits for began


@dataclass(frozen=True)
class Beginning:
    """When a game begins, and the seed of its luck: drawn when the last seat is taken."""

    at: float
    seed: bytes


@dataclass(frozen=True)
class Member:
    """A user, and for a guest what stands for his address.

    Anybody can be a new guest at any time: what guests may have, those of one address share.
    """

    user: str
    household: str | None = None


@dataclass(frozen=True)
class MostSeats:
    """How many seats one may have at others' tables."""

    waiting: int  # at those that have not begun
    taken: int  # at those that are not over
    together: int  # at those, by all guests of one address


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
    box: str | None = None  # a shipped one by its name, another by its hash; that of its rules
    box_title: str | None = None
    box_counts: tuple[int, int] | None = None  # entered and printed values, where somebody keeps it
    rematch: str | None = None  # the table at which the same people play again
    seen_at: float | None = None  # when somebody who sits there last came while it was open
    stopped: bool = False  # by a keeper
    talk: bool | None = None  # whether those who look on may talk; None: at listed tables
    rated: bool = False  # whether it counts for the ratings of those who sit there
    household: str | None = None  # of a guest who opened it

    @property
    def owner(self) -> str:
        """On whose account it is: the user who opened it, or all guests of an address."""
        return self.household or self.host


@dataclass(frozen=True)
class StoredTable:
    """A whole table: its row, its log, and under which key each entry came."""

    row: TableRow
    entries: list[Entry]
    keys: dict[str, Entry] = field(default_factory=dict)
    said: int = 0  # the number of the last line of its chat

    def add(self, entry: Entry, key: str | None) -> None:
        """Add an entry of the log, and the key it came under."""
        self.entries.append(entry)
        if key is not None:
            self.keys[key] = entry


@dataclass(frozen=True)
class KeptBox:
    """A box that a user keeps."""

    digest: str
    owner: str
    game: str
    name: str
    title: str
    entered: int  # of the printed values, those that are no stand-ins
    printed: int
    text: str
    kept_at: float
    household: str | None = None  # of a guest who keeps it


@dataclass(frozen=True)
class TryRow:
    """The first try of a user at a puzzle: later ones do not count."""

    game: str
    puzzle: str
    solved: bool
    at: float


@dataclass(frozen=True)
class RatedRow:
    """What somebody became by a rated game, the *number*-th that was decided."""

    number: int
    seat: int
    table: str
    user: str
    game: str
    place: int
    at: float
    mean: float
    deviation: float


@dataclass(frozen=True)
class ChatRow:
    """One thing that was said at a table."""

    id: int
    name: str
    seat: int | None
    text: str
    at: float


@dataclass(frozen=True)
class TableNews:
    """What is new at a table: its row, entries with their keys, and what was said."""

    stored: StoredTable
    lines: list[ChatRow]


@dataclass(frozen=True)
class TableStanding:
    """How far a table is: its row, the numbers of its last entry and its last line of chat."""

    row: TableRow
    number: int
    said: int
