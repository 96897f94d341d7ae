"""What is attacked: a server on this machine, from an address of the machine's own."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

ATTACKER: Final = "127.0.0.2"  # who plays comes from 127.0.0.1, and has limits of their own
READ_BYTES: Final = 1 << 16
SMALL: Final = 4096  # bytes that the system keeps for one who does not read
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@dataclass(frozen=True)
class Target:
    """A port of this machine, and a table that anybody may watch."""

    port: int
    table: str

    @asynccontextmanager
    async def line(self, small: bool = False) -> AsyncIterator[Line]:
        """Open a connection; a *small* one has little room for what it is sent."""
        own = socket.socket()
        if small:
            own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        own.setblocking(False)
        try:
            own.bind((ATTACKER, 0))
        except OSError:  # a Mac has one such address only
            own.bind(("127.0.0.1", 0))
        try:
            await asyncio.get_running_loop().sock_connect(own, ("127.0.0.1", self.port))
        except BaseException:
            own.close()
            raise
        reader, writer = await asyncio.open_connection(sock=own, limit=READ_BYTES)
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    @asynccontextmanager
    async def socket(self) -> AsyncIterator[Line]:
        """Open the socket of the table, as somebody who watches."""
        async with self.line() as (reader, writer):
            path = f"/api/tables/{self.table}/socket?seat=spectator"
            writer.write(
                self.head(
                    f"GET {path}",
                    "Connection: Upgrade",
                    "Upgrade: websocket",
                    "Sec-WebSocket-Version: 13",
                    "Sec-WebSocket-Key: c2lsZW50LWxpc3RlbmVyIQ==",
                )
            )
            await reader.readuntil(b"\r\n\r\n")
            yield reader, writer

    def head(self, first: str, *lines: str) -> bytes:
        """Return the head of a request."""
        return "\r\n".join(
            [f"{first} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", *lines, "", ""]
        ).encode()

    def request(self, first: str, body: Any) -> bytes:
        """Return a request with a JSON body."""
        data = json.dumps(body).encode()
        lines = ("Content-Type: application/json", f"Content-Length: {len(data)}")
        return self.head(first, *lines) + data
