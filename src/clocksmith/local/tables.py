"""The tables of this page: built from what is kept when they are first asked for."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress

from clocksmith.local.keeper import NOTHING, ConflictError, Keeper, stored_in, text_of
from clocksmith.local.table import LocalTable
from clocksmith.server.errors import NOT_FOUND, RequestError
from clocksmith.server.tables.rows import StoredTable, TableRow
from clocksmith.server.tables.seated_table import Surroundings
from clocksmith.server.tables.summary import is_known
from clocksmith.table.errors import FROZEN


class LocalTables:
    """All tables that are kept, and those in memory.

    Other pages of the same browser keep tables in the same place: what they did is read before
    tables are listed, and where two of them play on at once, the second one reads the first.
    """

    def __init__(self, backend: Surroundings, keeper: Keeper) -> None:
        self.backend = backend
        self._keeper = keeper
        self._stored: dict[str, StoredTable] = {}
        self._tables: dict[str, LocalTable] = {}
        self._notes: set[asyncio.Task[None]] = set()
        self._lock = asyncio.Lock()  # one text after the other, or they would seem to conflict

    async def read(self) -> None:
        """Read what is kept."""
        tables: dict[str, StoredTable] = {}
        for text in await self._keeper.all():
            try:
                stored = stored_in(text)
            except ValueError:  # of a newer version: it stays kept, and is not shown
                continue
            tables[stored.row.id] = stored
        for id, live in list(self._tables.items()):
            if id not in tables or live.table.number < len(tables[id].entries):
                self._drop(id)
        self._stored = tables

    async def table(self, id: str) -> LocalTable:
        """Return a table; RequestError if there is none or it cannot be opened."""
        if id not in self._tables:
            if id not in self._stored:
                await self.read()
            stored = self._stored.get(id)
            if stored is None:
                raise RequestError(NOT_FOUND, "there is no such table")
            if stored.row.record is None and not is_known(stored.row):
                raise RequestError(FROZEN, "the rules of this table are not known here")
            live = self._tables[id] = LocalTable(self, stored)
            live.settle()
        return self._tables[id]

    def rows(self) -> list[TableRow]:
        """Return the rows of all tables, the latest first."""
        rows = [stored.row for stored in self._stored.values()]
        return sorted(rows, key=lambda row: row.opened_at, reverse=True)

    def has(self, id: str) -> bool:
        """Return whether there is such a table."""
        return id in self._stored

    def moved_at(self, id: str) -> float | None:
        """Return when somebody last moved at a table; None where nobody has."""
        entries = self._stored[id].entries
        return entries[-1].at if entries else None

    async def add(self, row: TableRow) -> LocalTable:
        """Keep a new table, and open it."""
        await self.keep(StoredTable(row, []))
        return await self.table(row.id)

    async def keep(self, stored: StoredTable) -> None:
        """Keep a table as it is now; ConflictError if another page was quicker, or OSError."""
        async with self._lock:
            await self._keep(stored)

    async def _keep(self, stored: StoredTable) -> None:
        id, number = stored.row.id, len(stored.entries)
        before = len(self._stored[id].entries) if id in self._stored else NOTHING
        try:
            await self._keeper.keep(id, before, number, text_of(stored))
        except ConflictError:
            self._drop(id)
            await self.read()
            raise
        self._stored[id] = stored

    def note(self, stored: StoredTable) -> None:
        """Keep a table soon: what changed follows from its log."""
        task = asyncio.get_running_loop().create_task(self._note(stored))
        self._notes.add(task)
        task.add_done_callback(self._notes.discard)

    async def remove(self, id: str) -> None:
        """Delete a table for good."""
        self._drop(id)
        await self._keeper.remove(id)
        self._stored.pop(id, None)

    async def bring(self, texts: Iterable[str]) -> list[str]:
        """Keep tables that were kept elsewhere, and return their ids; known ones stay as they are.

        ValueError if one of them is none: then none is kept.
        """
        brought = [stored_in(text) for text in texts]
        await self.read()
        new = [stored for stored in brought if stored.row.id not in self._stored]
        for stored in new:
            await self.keep(stored)
        return [stored.row.id for stored in new]

    def _drop(self, id: str) -> None:
        live = self._tables.pop(id, None)
        if live is not None:
            live.drop()

    async def _note(self, stored: StoredTable) -> None:
        async with self._lock:
            latest = self._stored.get(stored.row.id)
            if latest is not None and len(latest.entries) == len(stored.entries):
                with suppress(OSError):  # it follows from the log, and is noted again
                    await self._keep(stored)
