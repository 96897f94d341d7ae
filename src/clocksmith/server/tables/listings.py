"""Listings: what lists show of tables, written in batches after a short delay."""

import asyncio
from collections.abc import Callable, Collection
from functools import partial
from typing import Final

from sqlalchemy import Connection

from clocksmith.server.database.store import Store, log_failure
from clocksmith.server.ratings.queries import count_rated
from clocksmith.server.tables.queries import note_listings
from clocksmith.server.tables.rows import SeatRow, TableListing

NOTING_SECONDS: Final = 0.25  # how old a listing may be


class ListingWriter:
    """Writes listings soon. One that is lost in a crash is restored when the server starts."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._listings: dict[str, TableListing] = {}
        self._timer: asyncio.TimerHandle | None = None
        # Writes what else follows from the listings, in the same transaction.
        self.on_write: Callable[[Connection, Collection[str]], None] = lambda *_: None

        # Is told who sits at a table where something has changed.
        self.on_change: Callable[[tuple[SeatRow, ...]], None] = lambda _: None

    def note(self, table: str, listing: TableListing) -> None:
        """Write the listing of a table soon."""
        self._listings[table] = listing
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(NOTING_SECONDS, self.flush)

    def rate(self, table: str) -> None:
        """Write the ratings of a decided game, once: its places are in the listing."""
        self.flush()
        rating = self._store.start(lambda connection: count_rated(connection, [table]))
        rating.add_done_callback(partial(log_failure, f"the rating of table {table}"))

    def flush(self) -> None:
        """Write pending listings now."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        listings, self._listings = self._listings, {}
        if listings:
            writing = self._store.start(lambda connection: self._write(connection, listings))
            tables = ", ".join(sorted(listings))
            writing.add_done_callback(partial(log_failure, f"what lists say of {tables}"))

    def _write(self, connection: Connection, listings: dict[str, TableListing]) -> None:
        note_listings(connection, listings)
        self.on_write(connection, listings)
