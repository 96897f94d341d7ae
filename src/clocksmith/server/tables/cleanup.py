"""Cleanup: deletes open tables that no seated user has visited for a long time."""

import asyncio
import logging
from dataclasses import replace
from typing import Final

from clocksmith.server.backend import Backend
from clocksmith.server.database.failures import FAILURES, unavailable
from clocksmith.server.tables import seat_queries
from clocksmith.server.tables.cache import TableCache
from clocksmith.server.tables.lifecycle import TableLifecycle
from clocksmith.server.tables.live_table import LiveTable
from clocksmith.server.tables.rows import OPEN

LOG: Final = logging.getLogger(__name__)
DAY: Final = 24 * 3600.0
LOOK_SECONDS: Final = 3600.0  # between two searches for abandoned tables
AT_ONCE: Final = 200  # tables deleted in one search


class TableCleanup:
    """Deletes abandoned open tables."""

    def __init__(
        self, backend: Backend, table_cache: TableCache, lifecycle: TableLifecycle
    ) -> None:
        self._backend = backend
        self._table_cache = table_cache
        self._lifecycle = lifecycle
        self._task: asyncio.Task[None] | None = None

    async def note_seen(self, live: LiveTable, user: str | None) -> None:
        """Record that a seated user came to an open table; once an hour is enough."""
        now = self._backend.externals.now()
        seen_at = live.row.opened_at if live.row.seen_at is None else live.row.seen_at
        if live.state == OPEN and live.own_seats(user) and now - seen_at >= LOOK_SECONDS:
            live.row = replace(live.row, seen_at=now)
            await self._backend.store.write(seat_queries.note_seen, live.id, now)

    def start(self) -> None:
        """Start looking for abandoned tables."""
        self._task = asyncio.get_running_loop().create_task(self._look())

    def close(self) -> None:
        """Stop looking."""
        if self._task is not None:
            self._task.cancel()

    async def forget(self) -> None:
        """Delete open tables that no seated user has visited for a long time."""
        before = self._backend.externals.now() - self._backend.settings.open_days * DAY
        for id in await self._backend.store.read(seat_queries.forgotten_tables, before, AT_ONCE):
            live = self._table_cache.loaded(id)
            if live is None or not (live.users() or live.state != OPEN):
                await self._lifecycle.remove(id)

    async def _look(self) -> None:
        while True:
            try:
                await self.forget()
            except FAILURES as error:
                unavailable(error, "looking for abandoned tables")
            except Exception:
                LOG.exception("open tables could not be looked through")
            await asyncio.sleep(LOOK_SECONDS)
