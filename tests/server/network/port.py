"""An application on a real port, inside the event loop of a test."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.types import ASGIApp

from clocksmith.server.network.server import NetworkServer
from clocksmith.server.run import free_port

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Port:
    """A server that listens, and connections to it."""

    def __init__(self, server: NetworkServer, number: int) -> None:
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

    async def told(self, sent: bytes) -> bytes:
        """Send something, and return all that comes until it is hung up."""
        async with self.line() as (reader, writer), asyncio.timeout(10):
            writer.write(sent)
            return await reader.read()


@asynccontextmanager
async def listening(app: ASGIApp, most: int = 100) -> AsyncIterator[Port]:
    """Serve an application."""
    server, number = NetworkServer(app, most), free_port("127.0.0.1", 0)
    await server.start("127.0.0.1", number)
    try:
        yield Port(server, number)
    finally:
        await server.stop()
