"""Reach: whether this server reaches the database that it shares with others."""

import asyncio
import time
from typing import Final

from clocksmith.server.backend import Backend
from clocksmith.server.errors import UNAVAILABLE, RequestError
from clocksmith.server.neighbours import SILENT
from clocksmith.server.table_cache import TableCache

LEAST_SECONDS: Final = 3.0  # which a busy machine may take, however often it looks


class Reach:
    """One that is cut off sends people away: others may reach what it does not."""

    def __init__(self, backend: Backend, table_cache: TableCache) -> None:
        self._table_cache = table_cache
        self._every = backend.settings.check_seconds
        self._reached_at: float | None = None  # none: nobody else may be there

    @property
    def silence(self) -> float:
        """Seconds without a word after which a connection is taken to be dead."""
        return max(SILENT * self._every, LEAST_SECONDS)

    @property
    def is_lost(self) -> bool:
        """Whether the database has not been reached for that long."""
        return self._reached_at is not None and time.monotonic() > self._reached_at + self.silence

    def note(self) -> None:
        """Note that the database was reached."""
        self._reached_at = time.monotonic()

    def check(self) -> None:
        """Raise RequestError where who waits for an answer would do better to ask elsewhere."""
        if self.is_lost:
            raise RequestError(UNAVAILABLE, "the database cannot be reached from here: try again")

    async def watch(self) -> None:
        """Send listeners away as long as nothing of what happens at their tables is known here."""
        while True:
            await asyncio.sleep(self._every)
            if self.is_lost:
                for live in self._table_cache:
                    live.hub.close()
