"""What people have noted by themselves: what they sent, what was answered, what they heard."""

import asyncio
import time
from collections import Counter
from dataclasses import dataclass, field

from faults.log import Line, Seats


@dataclass
class Sent:
    """A command: when it was first sent, and what came of it, if anything was heard of that."""

    table: str
    line: Line
    begun: float
    ended: float | None = None
    number: int | None = None  # under which it was acknowledged
    refused: str | None = None  # with this code


@dataclass
class Heard:
    """A number that somebody was told of a table, on one of his connections."""

    table: str
    connection: int
    number: int
    anew: bool  # a welcome, which may tell again what was told before


@dataclass
class Notes:
    """The notes of one person. Nobody else writes here, and no server."""

    sent: list[Sent] = field(default_factory=list)
    heard: list[Heard] = field(default_factory=list)
    said: set[str] = field(default_factory=set)
    seats: Seats = field(default_factory=set)  # that he was told are his
    surprises: list[str] = field(default_factory=list)  # answers that nobody should get


class Journal:
    """The notes of everybody, and how far people have come."""

    def __init__(self) -> None:
        self.people: list[Notes] = []
        self.count = 0  # commands that were acknowledged
        self.again = 0  # of them only when they were sent again
        self.answers: Counter[str] = Counter()  # what was not acknowledged at once, by reason
        self.waits: list[float] = []  # seconds from one that was cut off to his next welcome
        self._more = asyncio.Event()

    def notes(self) -> Notes:
        """Return empty notes for one more person."""
        self.people.append(Notes())
        return self.people[-1]

    def acknowledge(self, sent: Sent, number: int, again: bool) -> None:
        """Note that a command was acknowledged."""
        sent.ended, sent.number = time.monotonic(), number
        self.count += 1
        self.again += again
        self._more.set()

    async def reached(self, count: int, seconds: float) -> None:
        """Wait until so many commands have been acknowledged."""
        async with asyncio.timeout(seconds):
            while self.count < count:
                self._more.clear()
                await self._more.wait()

    def tables(self) -> list[str]:
        """Return all tables that somebody sits at."""
        return sorted({table for notes in self.people for table, _ in notes.seats})
