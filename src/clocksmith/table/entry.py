"""The log of a table: what was said to it, in order. Replayed, it gives the whole table again."""

from dataclasses import dataclass
from typing import Any, Final

from clocksmith.core.seat import Seat

ACT: Final = "act"  # an answer
UNDO: Final = "undo"  # the last own answer is taken back
RESTART: Final = "restart"  # the whole own run is taken back
LATE: Final = "late"  # time was up; the text is the answer the table gave for the seat
# A seat is given up. The text is the level of the bot that plays on; without one the game ends.
RESIGN: Final = "resign"
MOTION: Final = "motion"  # something is put to the vote; the text says what, and who votes
AGREE: Final = "agree"  # a vote for it
OBJECT: Final = "object"  # a vote against it, which ends it
REST: Final = "rest"  # the clock of a seat stands still; the text says until when
AFFAIRS: Final = (RESIGN, MOTION, AGREE, OBJECT, REST)  # what people settle among themselves
THEN: Final = "then"  # an answer that was given together with the own one before it
ONLY: Final = "only"  # there was nothing to choose: given at the wish of the seat
ANSWERS: Final = (ACT, LATE, THEN, ONLY)
JOINED: Final = (THEN, ONLY)  # are taken back together with the answer before
KINDS: Final = (*ANSWERS, UNDO, RESTART, *AFFAIRS)


@dataclass(frozen=True, slots=True)
class Command:
    """A request to a table.

    An answer names the number of the question it answers, a vote that of the
    entry which made the motion; an undo names the number the table had when it was wanted.
    """

    kind: str
    seat: Seat
    number: int
    text: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: a command that was found good, and when."""

    number: int  # of the table once this is applied: 1 for the first
    kind: str
    seat: Seat
    text: str  # the answer as it is written in records, or what is settled; nothing for undo
    at: float  # unix seconds

    def plain(self) -> list[object]:
        """Return the entry as a list ready for JSON."""
        return [self.number, self.kind, self.seat, self.text, self.at]


def entry_of(fields: list[Any]) -> Entry:
    """Return the entry that :meth:`Entry.plain` wrote; ValueError when it is not one."""
    match fields:
        case [int(number), str(kind), int(seat), str(text), int() | float() as at]:
            if kind in KINDS:
                return Entry(number, kind, Seat(seat), text, float(at))
    raise ValueError(f"{str(fields)[:60]} is not an entry of a table")
