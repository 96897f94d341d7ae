"""A table of this page: its log is kept by the page, and its bots think beside it."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from clocksmith.core.seat import Seat
from clocksmith.local.keeper import ConflictError
from clocksmith.server.errors import UNAVAILABLE, RequestError
from clocksmith.server.tables.autoplayer import Autoplayer
from clocksmith.server.tables.rows import PLAYING, SeatRow, StoredTable
from clocksmith.server.tables.seated_table import SeatedTable, Surroundings, listing_of
from clocksmith.table import wire
from clocksmith.table.entry import Entry
from clocksmith.table.record import read_record
from clocksmith.table.recorded import table_of
from clocksmith.table.setup import setup_of
from clocksmith.table.table import Table

if TYPE_CHECKING:
    from clocksmith.local.tables import LocalTables

ME: Final = "me"  # the one person at this page


class LocalTable(SeatedTable):
    """One table of this page."""

    def __init__(self, tables: "LocalTables", stored: StoredTable) -> None:
        super().__init__(tables.backend, stored, build_table(tables.backend, stored))
        self._tables = tables
        self.stored = stored
        self.autoplayer = Autoplayer(self)
        self.drop: Callable[[], None] = self.retire

    async def _keep(self, entry: Entry, key: str | None, seats: list[SeatRow]) -> None:
        changed = {seat.seat: seat for seat in seats}
        after = tuple([changed.get(seat.seat, seat) for seat in self.row.seats])
        keys = self._keys if key is None else {**self._keys, key: entry}
        stored = StoredTable(replace(self.row, seats=after), [*self.stored.entries, entry], keys)
        try:
            await self._tables.keep(stored)
        except ConflictError:
            raise RequestError(UNAVAILABLE, "another page was quicker: try again") from None
        except OSError:
            raise RequestError(UNAVAILABLE, "the browser could not save the move") from None
        self.stored = stored

    def settle(self, noting: bool = True) -> None:
        """Do what follows from an entry: wake bots, set clocks, update the listing."""
        listing = listing_of(self)
        if listing != self._listing:
            self._listing = listing
            self.stored = replace(self.stored, row=replace(self.row, listing=listing))
            self._tables.note(self.stored)
        if self.state == PLAYING and not self.table.frozen:
            self.autoplayer.wake()

    async def note_rematch(self, id: str) -> None:
        """Keep which table is the rematch, and tell everybody."""
        self.row = replace(self.row, rematch=id)
        self.stored = replace(self.stored, row=self.row)
        await self._tables.keep(self.stored)
        self.hub.tell_each(self.seats_told)

    def users(self) -> set[str]:
        """Return who is at the table: the person at this page."""
        return {ME}

    def tell_thinking(self, seat: Seat) -> None:
        """Tell everybody that a bot is thinking."""
        self.hub.tell(wire.Thinking(int(seat)))

    def is_watched(self) -> bool:
        """Return whether the page shows the table."""
        return bool(self.hub.listeners())

    def retire(self) -> None:
        """Stop for good."""
        self.gone = True
        self.drop = _stay_gone
        self.autoplayer.stop()
        self.hub.close()


def _stay_gone() -> None:
    """Do nothing: the table is gone already."""


def build_table(backend: Surroundings, stored: StoredTable) -> Table:
    """Return the table that a row and its log describe."""
    row = stored.row
    if row.record is not None:
        return table_of(read_record(row.record), row.opened_at)
    assert row.seed is not None, "here every table begins at once"
    assert row.begun_at is not None, "here every table begins at once"
    source = backend.externals.source_for(row.id, row.seed)
    table = Table(setup_of(json.loads(row.setup)), source, row.begun_at)
    for entry in stored.entries:
        table.apply(entry)
    return table
