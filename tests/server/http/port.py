"""An application on a real port, inside the event loop of a test."""

import asyncio
import socket
import struct
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from starlette.types import ASGIApp

from clocksmith.server.http.serve import HttpServer
from clocksmith.server.run import free_port
from clocksmith.server.settings import Rate, Settings

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Port:
    """A server that listens, and connections to it."""

    def __init__(self, server: HttpServer, number: int) -> None:
        self.server = server
        self.number = number

    @asynccontextmanager
    async def line(self) -> AsyncIterator[Line]:
        """Open a connection."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.number)
        try:
            yield reader, writer
        finally:
            writer.close()

    async def answers(self, sent: bytes) -> bytes:
        """Send something, and return all that comes until it is hung up."""
        async with self.line() as (reader, writer):
            writer.write(sent)
            return await rest_of(reader)


def break_off(writer: asyncio.StreamWriter) -> None:
    """Be gone without a word."""
    own = writer.get_extra_info("socket")
    own.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.transport.abort()


async def rest_of(reader: asyncio.StreamReader) -> bytes:
    """Return what comes until it is hung up, gently or not."""
    received = b""
    with suppress(ConnectionResetError):
        while piece := await reader.read(1_000_000):
            received += piece
    return received


@asynccontextmanager
async def listening(
    app: ASGIApp,
    most: int = 100,
    most_of_one: int | None = None,
    now: Callable[[], float] = time.time,
    refusals: Rate = Settings.rate_refused,
) -> AsyncIterator[Port]:
    """Serve an application."""
    server, number = HttpServer(app, most, most_of_one, now, refusals), free_port("127.0.0.1", 0)
    await server.start("127.0.0.1", number)
    try:
        yield Port(server, number)
    finally:
        await server.stop(5)
