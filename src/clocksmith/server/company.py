"""Who is around a table, and what they are told of each other."""

from collections.abc import Callable
from dataclasses import replace

from clocksmith.core.seat import Seat
from clocksmith.server.backend import Backend
from clocksmith.server.hub import Hub
from clocksmith.server.presence import Presence
from clocksmith.server.seating import Seating
from clocksmith.server.store.rows import OPEN, OVER, PLAYING, SeatRow, TableRow
from clocksmith.server.summary import seated, summary_of
from clocksmith.table import wire
from clocksmith.table.table import Table


class Company(Seating):
    """A table with those who sit there and those who look on."""

    def __init__(self, backend: Backend, row: TableRow, table: Table) -> None:
        super().__init__(row)
        self.id = row.id
        self.backend = backend
        self.table = table
        self.hub = Hub(table)
        self.here = Presence(backend.externals.now)

    @property
    def state(self) -> str:
        """Whether it is open, playing or over."""
        if self.row.record is not None or self.table.closed:
            return OVER
        return PLAYING if self.row.begun_at is not None else OPEN

    def summary(self, user: str | None) -> wire.Summary:
        """Return the table as a user's lists and headings show it."""
        summary = summary_of(self.row, user, self.users())
        summary.state = self.state
        summary.commitment = None if self.state == OPEN else self.table.source.commitment
        return summary

    def seats_told(self, user: str | None) -> wire.SeatsChanged:
        """Return who sits where, as a user is told it."""
        return wire.SeatsChanged(seated(self.row.seats, user, self.users()), self.row.rematch)

    def users(self) -> set[str]:
        """Return the users who are there, to whichever server they are connected."""
        return self.hub.users() | self.here.elsewhere()

    def note_elsewhere(self, server: str, users: set[str]) -> None:
        """Take note of who is connected to another server, and tell everybody of a change."""
        before = self.users()
        self.here.put_elsewhere(server, users)
        self.tell_of_change(before)

    def tell_of_change(self, before: set[str]) -> None:
        """Take note of who has come or gone; everybody is told of those who sit at the table."""
        after = self.users()
        if after != before:
            sitting = {seat.user for seat in self.row.seats if seat.user is not None}
            self.here.note(before, after, sitting)
            if sitting & (before ^ after):
                self.hub.tell_each(self.seats_told)

    def reseat(self, change: Callable[[SeatRow], SeatRow]) -> None:
        """Take note that people have come or have another name, and tell everybody."""
        seats = tuple([change(seat) for seat in self.row.seats])
        if seats != self.row.seats:
            self.row = replace(self.row, seats=seats)
            self.hub.tell_each(self.seats_told)

    def put(self, seats: tuple[SeatRow, ...]) -> None:
        """Let people sit where they sit now; who sat there before sees no more than others."""
        for old, new in zip(self.row.seats, seats, strict=True):
            if old.user != new.user and old.user is not None:
                self.hub.send_away(Seat(old.seat), old.user)
        self.reseat(lambda seat: seats[seat.seat])

    def move(self, table: Table) -> None:
        """Go over to another table object, and welcome everybody anew."""
        self.table = table
        self.hub.move(table, self.summary)
