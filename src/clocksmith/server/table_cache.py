"""The tables in memory: brought from the disk when wanted, put back when nobody looks."""

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from clocksmith.server.backend import Backend
from clocksmith.server.building import build_table
from clocksmith.server.errors import NOT_FOUND, RequestError
from clocksmith.server.live import LiveTable
from clocksmith.server.store.failing import FAILURES, unavailable
from clocksmith.server.store.rated import count_rated
from clocksmith.server.store.rows import FREE, Beginning, SeatRow, StoredTable, TableRow
from clocksmith.server.store.tables import due_tables, let_sleep, stored_table, unnoted_tables
from clocksmith.table.entry import Entry
from clocksmith.table.errors import FROZEN
from clocksmith.table.table import Table

LOG: Final = logging.getLogger(__name__)
CROWD: Final = 100  # questions that wait for bots: tables that nobody looks at wait on the disk
SWEEP: Final = 100  # tables looked at in one round
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")


class TableCache:
    """Holds a bounded number of tables; the one unused for longest goes first."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self.on_load: Callable[[LiveTable], None] = lambda _: None  # who wants to know of it

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._tables.values()))

    async def table(self, id: str) -> LiveTable:
        """Return a table; RequestError when there is none or it cannot be played."""
        live = self._tables.get(id)
        if live is not None:
            self._tables.move_to_end(id)
            return live
        if id not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(id))
            self._loading[id] = task
            task.add_done_callback(lambda _: self._loading.pop(id))
        return await asyncio.shield(self._loading[id])

    def loaded(self, id: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        return self._tables.get(id)

    def is_loading(self, id: str) -> bool:
        """Return whether a table is being read."""
        return id in self._loading

    def build(self, row: TableRow, entries: list[Entry]) -> Table:
        """Return the table that a row and its log write down."""
        return build_table(self._backend, row, entries)

    def reseat(self, live: LiveTable, seat: SeatRow, begins: Beginning | None = None) -> None:
        """Let a seat of an open table be as it is on the disk now; the last one begins the game."""
        live.put(tuple([seat if one.seat == seat.seat else one for one in live.row.seats]))
        if self._backend.store.is_shared:
            live.follower.look()  # others may have sat down or got up: the database knows
        elif begins is not None and all(one.kind != FREE for one in live.row.seats):
            row = replace(live.row, begun_at=begins.at, seed=begins.seed)
            live.begin(row, self.build(row, []))

    def start(self) -> None:
        """Begin to look after tables that nobody listens to."""
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())

    def close(self) -> None:
        """Let everybody go."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for live in self:
            live.drop()

    async def _load(self, id: str) -> LiveTable:
        found = await self._backend.store.read(stored_table, id) if ID.fullmatch(id) else None
        if found is None:
            raise RequestError(NOT_FOUND, "there is no such table")
        table = await asyncio.to_thread(self._build, found)
        live = LiveTable(self._backend, found, table)
        live.drop = lambda: self._drop(live)
        self._tables[id] = live
        self._make_room()
        self.on_load(live)
        live.settle()
        return live

    def _build(self, found: StoredTable) -> Table:
        try:
            return self.build(found.row, found.entries)
        except ValueError as error:  # such as another version of the rules
            raise RequestError(FROZEN, f"this table cannot be opened: {error}") from error
        except Exception as error:  # what went wrong may tell secrets
            LOG.error("table %s cannot be opened", found.row.id, exc_info=error)
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
        """Wake tables on the disk with a bot to answer or a clock that has run out."""
        await self._catch_up()
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

    async def _catch_up(self) -> None:
        """Look at tables of which a server that was killed had not yet noted how they stand.

        A rated game that was noted and not yet counted is counted now.
        """
        try:
            for id in await self._backend.store.read(unnoted_tables):
                await self._look_at(id)
            await self._backend.store.write(count_rated)
        except FAILURES as error:
            unavailable(error, "looking through the tables")
        except Exception:
            LOG.exception("tables could not be looked through")

    async def _look_at(self, id: str) -> None:
        if len(self._backend.bots) >= CROWD:
            return
        leases = self._backend.store.leases
        if id not in self._tables and leases is not None and not await leases.take(id):
            return  # another server looks after it
        try:
            await self.table(id)
        except RequestError as error:
            LOG.warning("table %s: %s", id, error.message)
            await self._backend.store.write(let_sleep, id)
            if leases is not None:
                leases.let_go(id)
