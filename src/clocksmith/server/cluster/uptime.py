"""How long this server has run, and when none did: table clocks were paused then."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Final

from sqlalchemy.exc import DBAPIError

from clocksmith.server.cluster import queries as uptimes
from clocksmith.server.database.failures import FAILURES
from clocksmith.server.database.store import Store
from clocksmith.table.pauses import Pauses

LOG: Final = logging.getLogger(__name__)
NOTE_SECONDS: Final = 10.0  # a pause after a kill is recorded up to this much too long
GRACE_SECONDS: Final = 30.0  # after a start, for people to come back


def pauses_between(runs: Iterable[uptimes.Span], now: float, least: float = 0.0) -> Pauses:
    """Return the pauses between earlier *runs* of servers, and up to one that starts *now*.

    A gap of at most *least* seconds is no pause: another server may have been running.
    """
    spans: list[uptimes.Span] = []
    seen_until: float | None = None
    for start, last in [*sorted(runs), (now, now)]:
        if seen_until is not None and start > seen_until + least:
            begin = (
                max(seen_until, spans[-1][1]) if spans else seen_until
            )  # killed again during the grace period
            spans.append((begin, max(begin, start + GRACE_SECONDS)))
        seen_until = last if seen_until is None else max(seen_until, last)
    return Pauses(spans)


class Uptime:
    """The run of this server, recorded in the database at regular intervals."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._noting: asyncio.Task[None] | None = None
        least = 2 * NOTE_SECONDS if store.is_shared else 0.0
        self.pauses = pauses_between(store.at_once(uptimes.spans), now(), least)
        self._began_at = now()
        self._run: int | None = None  # its number; None until the database accepts it
        try:
            self._run = store.at_once(uptimes.begin, self._began_at)
        except FAILURES as error:  # such as a full disk: reads still work
            LOG.warning(
                "the database takes nothing now: %s",
                error.orig if isinstance(error, DBAPIError) else error,
            )

    def start(self) -> None:
        """Start recording."""
        self._noting = asyncio.get_running_loop().create_task(self._note_often())

    async def note(self) -> None:
        """Record that the server runs; raises the database's error if that fails."""
        if self._run is None:
            self._run = await self._store.write(uptimes.begin, self._began_at)
        await self._store.write(uptimes.go_on, self._run, self._now())

    def seconds(self) -> float:
        """Return how long this server has run."""
        return self._now() - self._began_at

    async def close(self) -> None:
        """Record the end."""
        if self._noting is not None:
            self._noting.cancel()
            await self._try_to_note()

    async def _note_often(self) -> None:
        while True:
            await asyncio.sleep(NOTE_SECONDS)
            await self._try_to_note()

    async def _try_to_note(self) -> None:
        try:
            await self.note()
        except Exception as error:  # the next attempt may succeed
            LOG.info("it could not be noted that the server runs: %s", error)
