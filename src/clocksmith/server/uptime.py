"""How long this server has run, and when none did: the clocks of tables stood still then."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Final

from clocksmith.server.store import uptimes
from clocksmith.server.store.store import Store
from clocksmith.table.pauses import Pauses

LOG: Final = logging.getLogger(__name__)
NOTE_SECONDS: Final = 10.0  # a server that is killed was away for up to this much longer
GRACE_SECONDS: Final = 30.0  # after a start, for people to come back


def pauses_between(runs: Iterable[uptimes.Span], now: float, least: float = 0.0) -> Pauses:
    """Return the pauses between earlier *runs* of servers, and up to one that begins *now*.

    Those that are not longer than *least* are none: another server may have run meanwhile.
    """
    spans: list[uptimes.Span] = []
    seen: float | None = None
    for began, last in [*sorted(runs), (now, now)]:
        if seen is not None and began > seen + least:
            begin = max(seen, spans[-1][1]) if spans else seen  # killed again in the grace
            spans.append((begin, max(begin, began + GRACE_SECONDS)))
        seen = last if seen is None else max(seen, last)
    return Pauses(spans)


class Uptime:
    """The run of this server: noted in the database again and again as long as it lasts."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._noting: asyncio.Task[None] | None = None
        least = 2 * NOTE_SECONDS if store.is_shared else 0.0
        self.pauses = pauses_between(store.at_once(uptimes.spans), now(), least)
        self._began_at = now()
        self._run = store.at_once(uptimes.begin, self._began_at)

    def start(self) -> None:
        """Begin to take notes."""
        self._noting = asyncio.get_running_loop().create_task(self._note_often())

    async def note(self) -> None:
        """Note that the server runs; the database's error when it cannot be noted."""
        await self._store.write(uptimes.go_on, self._run, self._now())

    def seconds(self) -> float:
        """Return how long it has run."""
        return self._now() - self._began_at

    async def close(self) -> None:
        """Note the end."""
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
        except Exception as error:  # the next one will do
            LOG.info("it could not be noted that the server runs: %s", error)
