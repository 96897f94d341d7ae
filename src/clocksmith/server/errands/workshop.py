"""A workshop: takes errands from the database, has its hands think, and brings the answers back.

It needs nothing but the schema of errands. One that dies is missed within seconds, and others take
over what it had begun, with the time that is left.
"""

import asyncio
import logging
import secrets
import time
from contextlib import aclosing, suppress
from typing import Any, Final

from procrastinate import JobContext
from procrastinate.job_context import AbortReason

from clocksmith.server.errands.connections import Connections
from clocksmith.server.errands.errand import TASK, Errand, own_queue
from clocksmith.server.errands.errands import LATE
from clocksmith.server.errands.hands import Hands, hurried
from clocksmith.server.errands.place import CHANNEL, FAILURES, reason_of
from clocksmith.server.errands.watch import (
    BEAT_SECONDS,
    SILENT_SECONDS,
    TAKEN,
    UNWANTED_SECONDS,
    Watch,
)
from clocksmith.server.logs import REQUEST
from clocksmith.server.signals import listen_for_signals
from clocksmith.workers.worker import CrashError

LOG: Final = logging.getLogger(__name__)

NAME_BYTES: Final = 6
CONNECTIONS: Final = 6
AGAIN_SECONDS: Final = 1.0  # before a database that is away is tried again
LOOK_SECONDS: Final = 1.0  # between looks at the queue, for jobs of which no notice came
GRACE_SECONDS: Final = 2.0  # to finish what was begun, when the workshop closes
LEAST_SECONDS: Final = 0.1  # without which nothing is begun

THERE: Final = "SELECT to_regclass('errands') IS NOT NULL"
BEGIN: Final = """
UPDATE errands SET workshop = %s
WHERE name = %s AND NOT done AND wanted > now() - %s * interval '1 s'
RETURNING extract(epoch FROM now() - asked)::float
"""
TELL: Final = """
WITH told AS (
    UPDATE errands SET told = told + 1, answer = %s, failed = %s, done = %s
    WHERE name = %s AND NOT done RETURNING name
) SELECT pg_notify(%s, name) FROM told
"""


class Workshop:
    """Takes errands as long as it is open."""

    def __init__(self, database: str, hands: Hands) -> None:
        self.name = secrets.token_hex(NAME_BYTES)
        self._hands = hands
        self._connections = Connections(database, CONNECTIONS)
        self._connections.app.task(name=TASK, pass_context=True, retry=TAKEN)(self._do)
        self._watch = Watch(self._connections, self.name, sum(hands.sizes.values()) - 2)

    async def work(self) -> None:
        """Take errands until this is cancelled; what is under way then is finished or given back.

        Before a server has made the database ready, there is nothing to take.
        """
        await self._connections.open()
        try:
            await self._wait_for_a_server()
            LOG.info("workshop %s is open", self.name)
            async with asyncio.TaskGroup() as group:
                group.create_task(self._watch.keep())
                for queue, size in self._hands.sizes.items():
                    group.create_task(self._take(queue, size))
        finally:
            await self._watch.leave()
            await self._hands.close()
            await self._connections.close()
            LOG.info("workshop %s is closed", self.name)

    async def _wait_for_a_server(self) -> None:
        told = False
        while not (await self._connections.patiently(lambda: self._connections.rows(THERE)))[0][0]:
            if not told:
                LOG.warning("no server has used this database for workers yet: waiting for one")
            told = True
            await asyncio.sleep(AGAIN_SECONDS)

    async def _take(self, queue: str, size: int) -> None:
        """Take what lies in a queue; begin anew whenever the database was away."""
        while True:
            try:
                await self._connections.app.run_worker_async(
                    queues=[queue, own_queue(queue, self.name)],
                    name=f"{self.name}.{queue}",
                    concurrency=size,
                    fetch_job_polling_interval=LOOK_SECONDS,
                    abort_job_polling_interval=LOOK_SECONDS,
                    shutdown_graceful_timeout=GRACE_SECONDS,
                    update_heartbeat_interval=BEAT_SECONDS,
                    stalled_worker_timeout=SILENT_SECONDS,
                    delete_jobs="always",
                    install_signal_handlers=False,
                )
            except FAILURES as error:
                LOG.warning("errands cannot be taken: %s", reason_of(error))
            await asyncio.sleep(AGAIN_SECONDS)

    # ---- one errand ----

    async def _do(self, context: JobContext, /, name: str, **asked: Any) -> None:
        """Think about an errand, and tell what came of it."""
        REQUEST.set(name)
        begun = [self.name, name, UNWANTED_SECONDS]
        found = await self._connections.patiently(lambda: self._connections.rows(BEGIN, begun))
        if not found:
            LOG.info("an errand that nobody waits for is dropped")
            return
        errand = Errand(queue=context.job.queue.partition("@")[0], **asked)
        thought = asyncio.create_task(
            self._think(name, hurried(errand, errand.limit - found[0][0]))
        )
        with self._watch.noted(name, thought):
            try:
                await thought
            except asyncio.CancelledError:
                if context.abort_reason() is AbortReason.SHUTDOWN:
                    LOG.info("an errand is given back")
                    raise
                LOG.info("an errand is broken off: nobody waits for it any more")

    async def _think(self, name: str, errand: Errand) -> None:
        begun = time.monotonic()
        try:
            if errand.seconds < LEAST_SECONDS:
                raise TimeoutError
            async with aclosing(self._hands.answers(errand)) as answers:
                async for answer, last in answers:
                    await self._tell(name, answer, None, last)
        except TimeoutError:
            await self._tell(name, None, LATE, True)
        except (CrashError, OSError, ValueError) as error:
            LOG.warning("no answer was found: %s", error)
            await self._tell(name, None, str(error), True)
        except Exception as error:
            LOG.exception("an errand went wrong")
            await self._tell(name, None, type(error).__name__, True)
        took = time.monotonic() - begun
        LOG.info("%s: an errand was done in %.2f s", errand.queue, took)

    async def _tell(self, name: str, answer: str | None, failed: str | None, last: bool) -> None:
        told = [answer, failed, last, name, CHANNEL]
        await self._connections.patiently(lambda: self._connections.rows(TELL, told))


async def run_workshop(database: str, hands: int) -> None:
    """Keep a workshop open until the process is told to end."""
    # A database that is away is told here in a line, and what goes wrong with an errand as well.
    logging.getLogger("procrastinate").setLevel(logging.CRITICAL)
    told = listen_for_signals()
    working = asyncio.create_task(Workshop(database, Hands(hands)).work())
    await asyncio.wait((working, told), return_when=asyncio.FIRST_COMPLETED)
    working.cancel()
    with suppress(asyncio.CancelledError):
        await working
