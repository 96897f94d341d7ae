"""The watch of a workshop: it gives signs of life, and looks for work that is left lying."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from procrastinate.exceptions import ConnectorException, UniqueViolation
from procrastinate.jobs import Job, Status

from clocksmith.server.errands.connections import Connections
from clocksmith.server.errands.place import FAILURES, reason_of

LOG: Final = logging.getLogger(__name__)

BEAT_SECONDS: Final = 1.0  # between signs of life
SILENT_SECONDS: Final = 5.0  # after which one that gives none is taken to be dead
UNWANTED_SECONDS: Final = 10.0  # after which an errand that its server does not ask for is dropped
KEPT_SECONDS: Final = 600.0  # for which what was found out about a game is kept
TAKEN: Final = 3  # times that one errand is begun: it may be what kills workshops
TAKING_OVER: Final = 0x74616B65  # the lock of the one that looks for the dead; any number does

HERE: Final = """
INSERT INTO workshops (name, hands) VALUES (%s, %s)
ON CONFLICT (name) DO UPDATE SET seen = now()
"""
LEAVE: Final = "DELETE FROM workshops WHERE name = %s"
UNWANTED: Final = """
SELECT mine.name FROM unnest(%s::text[]) AS mine (name) LEFT JOIN errands USING (name)
WHERE wanted IS NULL OR wanted < now() - %s * interval '1 s'
"""
CLEAR: Final = (
    "DELETE FROM errands WHERE wanted < now() - %s * interval '1 s'",
    "DELETE FROM workshops WHERE seen < now() - %s * interval '1 s'",
)


class Watch:
    """Sees to it that a workshop is known, and to what others have left."""

    def __init__(self, connections: Connections, name: str, hands: int) -> None:
        self._connections = connections
        self._name = name
        self._hands = hands
        self._under_way: dict[str, asyncio.Task[None]] = {}

    @contextmanager
    def noted(self, errand: str, thought: "asyncio.Task[None]") -> Iterator[None]:
        """Break a thought off when nobody wants it any more, as long as this lasts."""
        self._under_way[errand] = thought
        try:
            yield
        finally:
            del self._under_way[errand]

    async def keep(self) -> None:
        """Look after everything, again and again."""
        while True:
            try:
                await self._connections.rows(HERE, [self._name, self._hands])
                await self._break_off()
                await self._connections.alone(TAKING_OVER, self._clear_up)
            except FAILURES as error:
                LOG.warning("the database is away: %s", reason_of(error))
            await asyncio.sleep(BEAT_SECONDS)

    async def leave(self) -> None:
        """Say that the workshop is closed."""
        with suppress(*FAILURES):
            await self._connections.rows(LEAVE, [self._name])

    async def _break_off(self) -> None:
        """Break off what nobody wants: its server has died, or has given it up."""
        if self._under_way:
            mine = [list(self._under_way), UNWANTED_SECONDS]
            for (name,) in await self._connections.rows(UNWANTED, mine):
                if name in self._under_way:
                    self._under_way[name].cancel()

    async def _clear_up(self) -> None:
        """Give what the dead have begun to others, and clear old things away."""
        for query in CLEAR:
            await self._connections.rows(query, [KEPT_SECONDS])
        jobs = self._connections.app.job_manager
        for job in await jobs.get_stalled_jobs(seconds_since_heartbeat=SILENT_SECONDS):
            LOG.warning("a job was left lying (%s): another one takes it over", job.id)
            try:
                if job.attempts < TAKEN:
                    await jobs.retry_job(job)
                    continue
            except UniqueViolation:  # another one waits for the same
                pass
            await self._give_up(job)

    async def _give_up(self, job: Job) -> None:
        with suppress(ConnectorException):  # it was finished meanwhile
            await self._connections.app.job_manager.finish_job(job, Status.FAILED, delete_job=True)
