"""Connections to the place where errands lie, for servers and workshops alike."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from procrastinate import App, PsycopgConnector

from clocksmith.server.errands.place import FAILURES, pool_of, reason_of

LOG: Final = logging.getLogger(__name__)
T = TypeVar("T")

AGAIN_SECONDS: Final = 0.25  # before a database that is away is tried again


class Connections:
    """A few connections, and the queue of jobs by way of them."""

    def __init__(self, database: str, size: int) -> None:
        self.app = App(connector=PsycopgConnector())
        self._pool = pool_of(database, size)

    async def open(self) -> None:
        """Begin to connect; whoever wants a connection waits for it."""
        await self._pool.open(wait=False)
        await self.app.open_async(self._pool)

    async def close(self) -> None:
        """Let all connections go."""
        await self._pool.close()

    async def rows(self, query: str, values: object = None) -> list[tuple[Any, ...]]:
        """Return what a statement finds."""
        async with self._pool.connection() as connection:
            cursor = await connection.execute(query.encode(), values)
            return [] if cursor.description is None else await cursor.fetchall()

    async def alone(self, lock: int, do: Callable[[], Awaitable[None]]) -> None:
        """Do something unless somebody else does it at this moment."""
        async with self._pool.connection() as connection, connection.transaction():
            cursor = await connection.execute("SELECT pg_try_advisory_xact_lock(%s)", [lock])
            if (await cursor.fetchone() or (False,))[0]:
                await do()

    async def patiently(self, do: Callable[[], Awaitable[T]]) -> T:
        """Do something with the database, again and again as long as it is away."""
        while True:
            try:
                return await do()
            except FAILURES as error:
                LOG.warning("errands wait for the database: %s", reason_of(error))
                await asyncio.sleep(AGAIN_SECONDS)
