"""What a server has others think about: handed out as jobs, and brought back by the database.

A notice says that an answer lies there. It may be lost: every second, and whenever the connection
is back, what waits is looked for. The same look keeps errands wanted, so that workers drop those
of a server that has died.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from procrastinate.exceptions import AlreadyEnqueued

from clocksmith.server.errands.errand import TASK, Capacity, Errand, own_queue
from clocksmith.server.errands.place import FAILURES, make_ready
from clocksmith.server.errands.post import Post
from clocksmith.workers.worker import CrashError

THERE_SECONDS: Final = 5.0  # in which a workshop or a server must have been seen
HOLD_SECONDS: Final = 0.3  # that an errand waits for the workshop that knows its seat
LATE: Final = "late"  # why an errand failed for which there was not time enough

SEND: Final = """
INSERT INTO errands (name, server) VALUES (%s, %s)
ON CONFLICT (name) DO UPDATE SET wanted = now(), server = excluded.server, failed = NULL,
    told = CASE WHEN errands.failed IS NULL THEN errands.told ELSE 0 END,
    done = errands.done AND errands.failed IS NULL
"""
WANT: Final = "UPDATE errands SET wanted = now() WHERE name = ANY(%s) RETURNING name, told"
READ: Final = "SELECT told, answer, failed, workshop FROM errands WHERE name = %s AND told > %s"
FORGET: Final = "DELETE FROM errands WHERE name = %s"
WHO: Final = """
SELECT array_agg(name), sum(hands), (
    SELECT count(DISTINCT server) FROM errands WHERE wanted > now() - %(there)s * interval '1 s'
) FROM workshops WHERE seen > now() - %(there)s * interval '1 s'
"""


class Waiting:
    """Somebody waits for what comes of an errand."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.job: int | None = None
        self.sent = False
        self.news = asyncio.Event()
        self.told = 0  # answers that were read
        self.lost = False  # whether the errand is gone from the database


@dataclass(frozen=True)
class Told:
    """An answer, and who gave it."""

    answer: str
    workshop: str


class Errands:
    """The errands of one server."""

    def __init__(self, database: str, server: str, new_name: Callable[[], str]) -> None:
        make_ready(database)
        self._server = server
        self._new_name = new_name
        self._post = Post(database, self._hear, self._check)
        self._connections = self._post.connections
        self._waiting: dict[str, Waiting] = {}
        self.capacity = Capacity()
        self.on_capacity: list[Callable[[Capacity], None]] = []  # who wants to know of it

    def __len__(self) -> int:
        """Return how many errands are out."""
        return len(self._waiting)

    async def ready(self) -> None:
        """Wait until it is known who is there."""
        await self._post.open()

    async def answer(self, errand: Errand, workshop: str | None) -> Told:
        """Return the answer to an errand, which had better go to a *workshop*, if it is there.

        CrashError when there is none, TimeoutError when none comes in time.
        """
        waiting = Waiting(self._new_name())
        rather = workshop if workshop in self.capacity.workshops else None
        self._waiting[waiting.name] = waiting
        told: Told | None = None
        try:
            async with asyncio.timeout(errand.limit):
                await self._connections.patiently(lambda: self._send(waiting, errand, rather))
                if rather is not None:
                    await self._hold(waiting, errand)
                while told is None:
                    await waiting.news.wait()
                    told = await self.read(waiting)
                return told
        finally:
            del self._waiting[waiting.name]
            self._post.begin(self._forget(waiting))

    async def join(self, name: str, errand: Errand) -> Waiting:
        """Have something done that other servers may ask for too, under a *name* they know."""
        waiting = self._waiting[name] = Waiting(name)
        waiting.news.set()  # something may lie there already
        await self._connections.patiently(lambda: self._send(waiting, errand, None))
        return waiting

    def leave(self, waiting: Waiting) -> None:
        """Wait no more for what others may still want."""
        self._waiting.pop(waiting.name, None)

    async def read(self, waiting: Waiting) -> Told | None:
        """Return what is new; None when nothing is, CrashError when nothing will come."""
        waiting.news.clear()
        if waiting.lost:
            raise CrashError(None, "its errand is lost")
        found = [waiting.name, waiting.told]
        for told, answer, failed, workshop in await self._connections.patiently(
            lambda: self._connections.rows(READ, found)
        ):
            waiting.told = told
            if failed == LATE:
                raise TimeoutError
            if failed is not None:
                raise CrashError(None, failed)
            return Told(answer, workshop)
        return None

    async def close(self) -> None:
        """Wait for nothing more; a second time does nothing."""
        await self._post.close()

    # ---- there and back ----

    async def _send(self, waiting: Waiting, errand: Errand, workshop: str | None) -> None:
        await self._connections.rows(SEND, [waiting.name, self._server])
        queue = errand.queue if workshop is None else own_queue(errand.queue, workshop)
        lock = waiting.name if errand.is_shared else None
        job = self._connections.app.configure_task(
            TASK, queue=queue, priority=errand.priority, lock=lock, queueing_lock=lock
        )
        with suppress(AlreadyEnqueued):
            waiting.job = await job.defer_async(**errand.plain(waiting.name))
        waiting.sent = True

    async def _hold(self, waiting: Waiting, errand: Errand) -> None:
        """Wait a moment for the workshop that knows the seat; then anybody may do it."""
        with suppress(TimeoutError):
            async with asyncio.timeout(HOLD_SECONDS):
                await waiting.news.wait()
                return
        if await self._connections.patiently(lambda: self._call_off(waiting, abort=False)):
            await self._connections.patiently(lambda: self._send(waiting, errand, None))

    async def _forget(self, waiting: Waiting) -> None:
        """Leave nothing behind, and let nobody go on with what is not waited for."""
        with suppress(*FAILURES):  # what is not wanted is cleared away some day
            await self._connections.rows(FORGET, [waiting.name])
            if not waiting.told:
                await self._call_off(waiting, abort=True)

    async def _call_off(self, waiting: Waiting, abort: bool) -> bool:
        """Take a job back; where nobody has begun it, or it is to be broken off, return True."""
        if waiting.job is None:
            return False
        jobs = self._connections.app.job_manager
        return await jobs.cancel_job_by_id_async(waiting.job, abort=abort, delete_job=True)

    def _hear(self, name: str) -> None:
        if name in self._waiting:
            self._waiting[name].news.set()

    async def _check(self) -> None:
        """Look for what was not heard, and for who is there."""
        if self._waiting:
            asked = {name: one for name, one in self._waiting.items() if one.sent}
            found = dict(await self._connections.rows(WANT, [list(asked)]))
            for name, waiting in asked.items():
                waiting.lost = name not in found
                if waiting.lost or found[name] > waiting.told:
                    waiting.news.set()
        [(names, hands, servers)] = await self._connections.rows(WHO, {"there": THERE_SECONDS})
        self.capacity = Capacity(frozenset(names or ()), hands or 0, max(1, servers))
        for tell in self.on_capacity:
            tell(self.capacity)
