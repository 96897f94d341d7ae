"""Listening at a port: the event loop of the application serves every connection."""

import asyncio
import time
from collections.abc import Coroutine
from email.utils import formatdate
from typing import Any, Final

from starlette.types import ASGIApp

from clocksmith.server.network.connection import HttpConnection
from clocksmith.server.network.exchange import Exchange
from clocksmith.server.network.socket import SocketConnection

Connected = HttpConnection | SocketConnection

BACKLOG: Final = 1024  # connections that wait to be taken
CHECK_SECONDS: Final = 1.0


class NetworkServer:
    """Serves an application to so many connections at once."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self.app = app
        self.loop = asyncio.get_running_loop()
        self.is_ending = False
        self._most = most
        self._connections: set[Connected] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._listening: asyncio.Server | None = None
        self._checking: asyncio.Task[None] | None = None
        self._dated = (0, b"")

    async def start(self, host: str, port: int) -> None:
        """Listen from now on."""
        self._listening = await self.loop.create_server(
            lambda: HttpConnection(self), host, port, backlog=BACKLOG
        )
        self._checking = self.loop.create_task(self._check())

    async def stop(self) -> None:
        """Take nothing more, and wait until what was asked is answered."""
        self.is_ending = True
        if self._listening is not None:
            self._listening.close()
        if self._checking is not None:
            self._checking.cancel()
        for connection in list(self._connections):
            connection.end()
        if self._tasks:
            await asyncio.wait(self._tasks)

    # ---- what connections call ----

    def take(self, connection: HttpConnection) -> bool:
        """Let a connection in; False where there are too many, or none are taken any more."""
        if self.is_ending or len(self._connections) >= self._most:
            return False
        self._connections.add(connection)
        return True

    def replace(self, old: HttpConnection, new: SocketConnection) -> None:
        """Let a connection be a socket from now on."""
        self._connections.discard(old)
        self._connections.add(new)

    def leave(self, connection: Connected) -> None:
        """Forget a connection."""
        self._connections.discard(connection)

    def answer(self, exchange: Exchange) -> None:
        """Let the application answer a request."""
        self.run(exchange.run(self.app))

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do some work in a task of its own, which is waited for in the end."""
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def date(self) -> bytes:
        """Return the time as headers write it, made once a second."""
        now = int(time.time())
        if now != self._dated[0]:
            self._dated = (now, formatdate(now, usegmt=True).encode())
        return self._dated[1]

    async def _check(self) -> None:
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            now = self.loop.time()
            for connection in list(self._connections):
                connection.check(now)
