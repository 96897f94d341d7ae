"""What is stored about notifications, as small records."""

from dataclasses import dataclass
from typing import Final

MAIL: Final = "mail"
PUSH: Final = "push"
SERVICE: Final = "service"

TURN: Final = "turn"  # it is their turn
REMIND: Final = "remind"  # their time is running out
DIGEST: Final = "digest"  # all tables that wait for them
TEST: Final = "test"
CONFIRM: Final = "confirm"  # whether a mail address is theirs
RECOVER: Final = "recover"  # a new password

ENTER: Final = "enter"  # a link that signs in; the others have the kind of their message


@dataclass(frozen=True)
class Channel:
    """How to reach somebody: a mail address, a browser or a service."""

    id: str
    user: str
    kind: str
    address: str
    label: str
    confirmed: bool
    enabled: bool
    made_at: float


@dataclass(frozen=True)
class Turn:
    """A turn of somebody who wants notifications, and which of them were sent."""

    table: str
    user: str
    since: int  # the entry with which the turn began
    began_at: float
    wait: float | None  # before the notification; None: they want none for a single turn
    lead: float  # before the clock ends, for the reminder; 0: no reminder
    ends_at: float | None  # when the clock ends; None: there is none
    notified: bool = False  # or they have seen the table since
    reminded: bool = False
    due_at: float | None = None  # when to look at it, as the database has it

    @property
    def key(self) -> tuple[str, str, int]:
        """What makes it this turn and no other."""
        return self.table, self.user, self.since

    @property
    def notify_at(self) -> float | None:
        """When to send the notification; None: never."""
        return None if self.notified or self.wait is None else self.began_at + self.wait

    @property
    def remind_at(self) -> float | None:
        """When to send the reminder; None: never."""
        if self.reminded or not self.lead or self.ends_at is None:
            return None
        return self.ends_at - self.lead

    @property
    def next_at(self) -> float | None:
        """When something is to be sent next; None: never."""
        times = [at for at in (self.notify_at, self.remind_at) if at is not None]
        return min(times, default=None)

    def kind_at(self, now: float) -> str | None:
        """Return the kind of message to send now; a reminder replaces the notification."""
        for kind, at in ((REMIND, self.remind_at), (TURN, self.notify_at)):
            if at is not None and at <= now:
                return kind
        return None


@dataclass(frozen=True)
class OutboxMessage:
    """A message that waits to be sent on one channel."""

    id: str
    channel: str
    kind: str
    made_at: float
    table: str | None = None
    since: int | None = None
    tries: int = 0


@dataclass(frozen=True)
class OneTimeLink:
    """A link that works once."""

    hash: str
    kind: str
    user: str
    channel: str
    until: float
