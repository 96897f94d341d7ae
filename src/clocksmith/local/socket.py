"""The socket of a table of this page: a welcome, then all updates until it closes."""

import asyncio
from collections.abc import Callable
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from clocksmith.local.context import LocalServices
from clocksmith.local.table import ME, LocalTable
from clocksmith.server.errors import BAD_REQUEST, RequestError
from clocksmith.server.tables.hub import Listener
from clocksmith.server.tables.viewers import viewer_of
from clocksmith.table import wire
from clocksmith.table.errors import CommandError

PONG: Final = wire.encode(wire.Pong()).decode()
LONGEST: Final = 10_000  # queued messages: the page is as quick as its worker


class Socket:
    """One connection of the page to one of its tables."""

    def __init__(self, services: LocalServices, send: Callable[[str | None], None]) -> None:
        """Connect to nothing yet; *send* gets every message, and None at the end."""
        self._services = services
        self._send = send
        self._listener: Listener | None = None
        self._live: LocalTable | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self, address: str) -> None:
        """Welcome the page to a table, and send it what happens there from now on."""
        try:
            listener = await self._join(address)
        except RequestError as error:
            self._turn_away(error)
        except CommandError as error:
            self._turn_away(RequestError.of(error))
        else:
            self._task = asyncio.get_running_loop().create_task(self._serve(listener))

    def hear(self, text: str) -> None:
        """Answer a ping."""
        if self._listener is not None:
            wire.read_ping(text)
            self._listener.send(PONG)

    def close(self) -> None:
        """Stop listening."""
        if self._listener is not None:
            self._listener.close()

    async def _join(self, address: str) -> Listener:
        parts = urlsplit(address)
        query = parse_qs(parts.query)
        live = await self._services.table_cache.table(unquote(parts.path.split("/")[-2]))
        viewer = viewer_of(live, ME, query.get("seat", [""])[0])
        start = query.get("from", ["0"])[0]
        if not (start.isdecimal() and start.isascii() and len(start) < 10):
            raise RequestError(BAD_REQUEST, "from must be a number of steps")
        listener = self._listener = Listener(ME, viewer, LONGEST)
        live.hub.join(listener, live.summary(ME), int(start))
        live.autoplayer.tell(listener)
        self._live = live
        return listener

    async def _serve(self, listener: Listener) -> None:
        while (text := await listener.next()) is not None:
            self._send(text)
        if self._live is not None:
            self._live.hub.leave(listener)
        self._send(None)

    def _turn_away(self, error: RequestError) -> None:
        self._send(wire.encode(wire.ErrorMessage(error.code, error.message)).decode())
        self._send(None)
