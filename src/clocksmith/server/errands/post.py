"""The post of a server: it hears of answers, and looks for those of which it did not hear."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import psycopg

from clocksmith.server.errands.connections import AGAIN_SECONDS, Connections
from clocksmith.server.errands.place import (
    CHANNEL,
    FAILURES,
    connecting,
    conninfo_of,
    reason_of,
)

LOG: Final = logging.getLogger(__name__)

CONNECTIONS: Final = 4
ENDING_SECONDS: Final = 1.0  # to clear away what nobody waits for any more, when the server ends
CHECK_SECONDS: Final = 1.0  # between two looks at what was not heard


class Post:
    """Connects when it is first needed, and again whenever it was cut off.

    *hear* is called with each notice, *check* every second and whenever a connection is there:
    what was said before it has not been heard.
    """

    def __init__(
        self, database: str, hear: Callable[[str], None], check: Callable[[], Awaitable[None]]
    ) -> None:
        self.connections = Connections(database, CONNECTIONS)
        self._database = database
        self._hear = hear
        self._check = check
        self._tasks: set[asyncio.Task[None]] = set()
        self._loops: list[asyncio.Task[None]] = []
        self._opening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, unless that was done."""
        if self._opening is None:
            self._opening = asyncio.get_running_loop().create_task(self._connect())
        await asyncio.shield(self._opening)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something be done that nobody waits for."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """End all of it; a second time does nothing."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=ENDING_SECONDS)
        ending = [*self._tasks, *self._loops]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        if self._opening is not None:
            self._opening = None
            await self.connections.close()

    async def _connect(self) -> None:
        await self.connections.open()
        with suppress(*FAILURES):
            await self._check()
        loop = asyncio.get_running_loop()
        self._loops = [loop.create_task(self._listen()), loop.create_task(self._look_often())]

    async def _listen(self) -> None:
        while True:
            try:
                await self._hear_all()
            except FAILURES as error:
                LOG.warning("answers are not heard: %s", reason_of(error))
            await asyncio.sleep(AGAIN_SECONDS)

    async def _hear_all(self) -> None:
        """Hear notices until the connection is cut."""
        async with await psycopg.AsyncConnection.connect(
            conninfo_of(self._database), autocommit=True, **connecting()
        ) as connection:
            await connection.execute(f"LISTEN {CHANNEL}".encode())
            await self._check()
            async for notice in connection.notifies():
                self._hear(notice.payload)

    async def _look_often(self) -> None:
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            try:
                await self._check()
            except FAILURES as error:
                LOG.warning("errands wait for the database: %s", reason_of(error))
