"""A table in memory. Its log on the disk is at least as far as anybody has been told."""

import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from sqlalchemy.exc import IntegrityError

from clocksmith.core.seat import Seat
from clocksmith.server.backend import Backend
from clocksmith.server.cluster.broadcasts import ThinkingBroadcast
from clocksmith.server.database.failures import FAILURES, unavailable
from clocksmith.server.errors import (
    UNAVAILABLE,
    OvertakenError,
    RequestError,
)
from clocksmith.server.http.client_files import built_client, client_version
from clocksmith.server.tables.autoplayer import Autoplayer
from clocksmith.server.tables.listings import ListingWriter
from clocksmith.server.tables.ownership import Ownership
from clocksmith.server.tables.replica import TableReplica
from clocksmith.server.tables.rows import (
    PLAYING,
    SeatRow,
    StoredTable,
    TableRow,
)
from clocksmith.server.tables.seat_queries import put_seats
from clocksmith.server.tables.seated_table import SeatedTable, listing_of
from clocksmith.table import wire
from clocksmith.table.entry import Entry
from clocksmith.table.table import Table

LOG: Final = logging.getLogger(__name__)


class LiveTable(SeatedTable):
    """One table of this server with everybody around it."""

    def __init__(
        self, backend: Backend, listings: ListingWriter, stored: StoredTable, table: Table
    ) -> None:
        super().__init__(backend, stored, table, client_version(built_client()))
        self.backend: Backend = backend
        self.drop: Callable[[], None] = self.retire
        self.autoplayer = Autoplayer(self)
        self.ownership = Ownership(self)
        self.replica = TableReplica(self, stored.said)
        self._listings = listings

    def note_elsewhere(self, server: str, users: set[str]) -> None:
        """Record who is connected to another server, and tell everybody about changes."""
        before = self.users()
        self.presence.put_elsewhere(server, users)
        self.tell_of_change(before)

    def move(self, table: Table) -> None:
        """Switch to another table object, and welcome everybody again."""
        self.table = table
        self.hub.move(table, self.summary)

    async def _keep(self, entry: Entry, key: str | None, seats: list[SeatRow]) -> None:
        try:
            cluster = self.backend.cluster
            work = partial(put_seats, id=self.id, seats=seats) if seats else None
            broadcast = cluster.entry_broadcast(self.id, entry, key)
            await self.backend.store.append(self.id, entry, key, work, broadcast)
        except IntegrityError as error:  # its number is taken, or its key
            if not await self.replica.catch_up_locked():
                raise self._lose(error) from error
            raise OvertakenError from None
        except FAILURES as error:
            self.drop()  # it may or may not be on the disk: the log will tell
            raise unavailable(error, f"keeping an entry of table {self.id}") from None
        except Exception as error:
            raise self._lose(error) from error
        except BaseException:
            self.drop()
            raise

    def _lose(self, error: Exception) -> RequestError:
        LOG.error("table %s: an entry could not be kept", self.id, exc_info=error)
        self.drop()  # it may or may not be on the disk: the log will tell
        return RequestError(UNAVAILABLE, "the move could not be saved: try again")

    def take_over(self, entry: Entry, key: str | None) -> None:
        """Apply an entry that another server has written."""
        try:
            self.table.apply(entry)
            self.hub.update()
        except Exception as error:
            self.freeze(error)
        if key is not None:
            self._keys[key] = entry

    def tell_thinking(self, seat: Seat) -> None:
        """Tell everybody that a bot is thinking, on other servers too."""
        cluster = self.backend.cluster
        self.hub.tell(wire.Thinking(int(seat)))
        cluster.tell(ThinkingBroadcast(self.id, cluster.server, int(seat)))

    def is_watched(self) -> bool:
        """Return whether anybody sees the table, here or on another server."""
        return bool(self.hub.listeners() or self.presence.elsewhere())

    # ---- between commands ----

    def settle(self, noting: bool = True) -> None:
        """Do what follows: wake bots, set clocks, update the listing.

        The server that wrote an entry also writes the listing for it.
        """
        listing = listing_of(self)
        if listing != self._listing:
            self._listing = listing
            self._listings.on_change(self.row.seats)
            if noting:
                self._listings.note(self.id, listing)
                if self.row.rated and self.is_decided():
                    self._listings.rate(self.id)
        if self.state == PLAYING and not (self.table.frozen or self.row.stopped):
            self.ownership.wake()

    def begin(self, row: TableRow, table: Table) -> None:
        """Begin the game: the last open seat was taken, and the cards are dealt."""
        self.row = row
        self.move(table)
        self.settle()

    def idle(self) -> bool:
        """Return whether nobody needs the table in memory."""
        return not (self.hub.listeners() or self.autoplayer.busy() or self.lock.locked())

    def retire(self) -> None:
        """Stop for good: another object will replace this one."""
        self.gone = True
        self.drop = _stay_gone  # breaks a reference cycle: the old function holds this table
        self.ownership.stop()
        self.replica.stop()
        self.autoplayer.stop()
        self.hub.close()


def _stay_gone() -> None:
    """Do nothing: the table is gone already."""
