"""What the store hands out and takes in about tidings: rows as small records."""

from dataclasses import dataclass
from typing import Final

ONCE: Final = "once"  # as soon as it is sure that he does not look
QUIET: Final = "quiet"  # when he has not come for a while
DAILY: Final = "daily"  # all together, once a day
NEVER: Final = "never"

MAIL: Final = "mail"
PUSH: Final = "push"
SERVICE: Final = "service"

TURN: Final = "turn"  # it is his turn
REMIND: Final = "remind"  # his time runs out
DIGEST: Final = "digest"  # all tables that wait for him
TEST: Final = "test"
CONFIRM: Final = "confirm"  # whether a mail address is his
RECOVER: Final = "recover"  # a new password

ENTER: Final = "enter"  # a ticket that signs in; the others are called like their letters


@dataclass(frozen=True)
class HabitRow:
    """How somebody wants to be told."""

    user: str
    rhythm: str = ONCE
    minutes: int = 60  # of the quiet time
    hour: int = 8  # of the digest
    zone: str = "UTC"
    language: str = "en"
    digest: str | None = None  # the day of the last one


@dataclass(frozen=True)
class WayRow:
    """A way to reach somebody: a mail address, a browser or a service."""

    id: str
    user: str
    kind: str
    address: str
    label: str
    confirmed: bool
    wanted: bool
    made_at: float


@dataclass(frozen=True)
class AwaitedTurn:
    """A turn of somebody who wants to be told."""

    table: str
    user: str
    since: int
    rhythm: str
    minutes: int
    due_at: float | None  # when a clock of the table may run out
    found_at: float | None = None  # None: it was not known before
    settled: bool = False
    reminded: bool = False

    @property
    def key(self) -> tuple[str, str, int]:
        """What makes it this turn and no other."""
        return self.table, self.user, self.since


@dataclass(frozen=True)
class LetterRow:
    """A tiding on its way."""

    id: str
    way: str
    kind: str
    made_at: float
    table: str | None = None
    since: int | None = None
    tries: int = 0


@dataclass(frozen=True)
class TicketRow:
    """A link that works once."""

    hash: str
    kind: str
    user: str
    way: str
    until: float
