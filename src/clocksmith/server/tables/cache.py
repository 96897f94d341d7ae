"""The tables in memory: loaded when needed, dropped when nobody uses them."""

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from clocksmith.server.backend import Backend, Beginning
from clocksmith.server.cluster.replicas import Replica
from clocksmith.server.database.failures import FAILURES, unavailable
from clocksmith.server.errors import NOT_FOUND, RequestError
from clocksmith.server.ratings.queries import count_rated
from clocksmith.server.tables.build import build_table
from clocksmith.server.tables.listings import ListingWriter
from clocksmith.server.tables.live_table import LiveTable
from clocksmith.server.tables.queries import (
    due_tables,
    let_sleep,
    standings,
    stored_table,
    unnoted_tables,
)
from clocksmith.server.tables.rows import FREE, SeatRow, StoredTable, TableRow
from clocksmith.server.tables.seated_table import listing_of
from clocksmith.table.entry import Entry
from clocksmith.table.errors import FROZEN
from clocksmith.table.table import Table

LOG: Final = logging.getLogger(__name__)
CROWD: Final = 100  # queued questions for bots; beyond that, unwatched tables wait
SWEEP: Final = 100  # tables woken in one round
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")


class TableCache:
    """Holds a bounded number of tables; the least recently used one goes first."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self.store = backend.store
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self.listings = ListingWriter(backend.store)
        self.replicas = CachedReplicas(self)

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._tables.values()))

    async def table(self, id: str) -> LiveTable:
        """Return a table; RequestError if there is none or it cannot be opened."""
        live = self._tables.get(id)
        if live is not None:
            self._tables.move_to_end(id)
            return live
        if id not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(id))
            self._loading[id] = task
            task.add_done_callback(lambda _: self._loading.pop(id))
        return await asyncio.shield(self._loading[id])

    async def newest(self, id: str) -> LiveTable:
        """Return a table that is up to date with its log, so that new listeners miss nothing.

        A table that is in memory or loading may be older than what another server told them.
        """
        was_there = id in self._tables or self.is_loading(id)
        live = await self.table(id)
        if was_there and self._backend.cluster.is_shared:
            await live.replica.catch_up()
            live = await self.table(id)
        return live

    def loaded(self, id: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        return self._tables.get(id)

    def is_loading(self, id: str) -> bool:
        """Return whether a table is being loaded."""
        return id in self._loading

    def build(self, row: TableRow, entries: list[Entry]) -> Table:
        """Return the table that a row and its log describe."""
        return build_table(self._backend, row, entries)

    def reseat(self, live: LiveTable, seat: SeatRow, begins: Beginning | None = None) -> None:
        """Update a seat of an open table from the disk; the last one to fill begins the game."""
        live.put(tuple([seat if one.seat == seat.seat else one for one in live.row.seats]))
        if self._backend.cluster.is_shared:
            live.replica.look()  # others may have changed seats too: read the database
        elif begins is not None and all(one.kind != FREE for one in live.row.seats):
            row = replace(live.row, begun_at=begins.at, seed=begins.seed)
            live.begin(row, self.build(row, []))

    def start(self) -> None:
        """Start looking after tables that nobody listens to."""
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())

    def close(self) -> None:
        """Drop all tables, and write their listings."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for live in self:
            live.drop()
        self.listings.flush()

    async def _load(self, id: str) -> LiveTable:
        stored = await self._backend.store.read(stored_table, id) if ID.fullmatch(id) else None
        if stored is None:
            raise RequestError(NOT_FOUND, "there is no such table")
        table = await asyncio.to_thread(self._build, stored)
        live = LiveTable(self._backend, self.listings, stored, table)
        live.drop = lambda: self._drop(live)
        self._tables[id] = live
        self._make_room()
        self.replicas.on_load(live.replica)
        live.settle()
        return live

    def _build(self, stored: StoredTable) -> Table:
        try:
            return self.build(stored.row, stored.entries)
        except ValueError as error:  # such as another version of the rules
            raise RequestError(FROZEN, f"this table cannot be opened: {error}") from error
        except Exception as error:  # the error may reveal secrets
            LOG.error("table %s cannot be opened", stored.row.id, exc_info=error)
            raise RequestError(FROZEN, "this table is frozen: the rules broke a promise") from error

    def _drop(self, live: LiveTable) -> None:
        live.retire()
        if self._tables.get(live.id) is live:
            del self._tables[live.id]

    def _make_room(self) -> None:
        surplus = len(self._tables) - self._backend.settings.tables_in_memory
        if surplus > 0:
            for live in [live for live in self if live.idle()][:surplus]:
                live.drop()

    async def _sweep(self) -> None:
        """Wake stored tables where a bot must answer or a clock has run out."""
        await self.catch_up()
        while True:
            try:
                due = await self._backend.store.read(
                    due_tables, self._backend.externals.now(), SWEEP
                )
                for id in due:
                    await self._look_at(id)
            except FAILURES as error:
                unavailable(error, "looking through the tables")
            except Exception:
                LOG.exception("tables could not be looked through")
            await asyncio.sleep(self._backend.settings.sweep_seconds)

    async def catch_up(self) -> None:
        """Update the listings of tables that a killed server left out of date.

        A rated game that was listed and not yet counted is counted now.
        """
        try:
            for id in await self._backend.store.read(unnoted_tables):
                live = await self._bring(id)  # also one that another server owns: no harm
                if live is not None:
                    self.listings.note(id, listing_of(live))
            await self._backend.store.write(count_rated)
        except FAILURES as error:
            unavailable(error, "looking through the tables")
        except Exception:
            LOG.exception("tables could not be looked through")

    async def _look_at(self, id: str) -> None:
        if len(self._backend.bots) >= CROWD:
            return
        leases = self._backend.cluster.leases
        if id not in self._tables and leases is not None and not await leases.take(id):
            return  # another server owns it
        if await self._bring(id) is None and leases is not None:
            leases.let_go(id)

    async def _bring(self, id: str) -> LiveTable | None:
        """Return a table; None for one that cannot be opened, which is put to sleep."""
        try:
            return await self.table(id)
        except RequestError as error:
            LOG.warning("table %s: %s", id, error.message)
            await self._backend.store.write(let_sleep, id)
            return None


class CachedReplicas:
    """The tables in memory, as the cluster sees them."""

    def __init__(self, tables: TableCache) -> None:
        self._tables = tables
        self.on_load: Callable[[Replica], None] = lambda _: None

    def __iter__(self) -> Iterator[Replica]:
        return iter([live.replica for live in self._tables])

    def get(self, id: str) -> Replica | None:
        """Return a table if it is in memory."""
        live = self._tables.loaded(id)
        return None if live is None else live.replica

    def is_loading(self, id: str) -> bool:
        """Return whether a table is being loaded."""
        return self._tables.is_loading(id)

    async def catch_up(self) -> None:
        """Update the listings of tables that a killed server left out of date."""
        await self._tables.catch_up()

    async def compare(self) -> None:
        """Compare all tables with the database, and let those that are behind catch up."""
        live_tables = {live.id: live for live in self._tables if live.row.record is None}
        current = await self._tables.store.read(standings, list(live_tables))
        for id, live in live_tables.items():
            if id not in current or live.replica.is_behind(current[id]):
                live.replica.look()
        for live in self._tables:
            live.settle(noting=False)
