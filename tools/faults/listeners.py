"""Those who listen and do not read: at a table, and at the database."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from clocksmith.server.database.writer import CHANNEL

PATIENCE: Final = 60  # seconds for a database that was killed
SMALL: Final = 2048  # bytes that the system keeps for one who does not read
HEAD: Final = (
    "GET /api/tables/{table}/socket?seat=spectator HTTP/1.1\r\n"
    "Host: 127.0.0.1:{port}\r\n"
    "Connection: Upgrade\r\n"
    "Upgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: c2lsZW50LWxpc3RlbmVyIQ==\r\n"
    "\r\n"
)


@asynccontextmanager
async def silent_listener(port: int, table: str) -> AsyncIterator[None]:
    """Open the socket of a table, and read nothing of what is said there."""
    loop = asyncio.get_running_loop()
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        taken.setblocking(False)
        await loop.sock_connect(taken, ("127.0.0.1", port))
        await loop.sock_sendall(taken, HEAD.format(table=table, port=port).encode())
        yield


@asynccontextmanager
async def listening_to_nothing(database: str) -> AsyncIterator[None]:
    """Listen for the notices of servers, and read none."""
    async with await _connected(database) as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        yield


async def _connected(database: str) -> Any:
    """Return a connection, as soon as a database that may be recovering gives one."""
    from psycopg import AsyncConnection, OperationalError

    for _ in range(PATIENCE):
        try:
            return await AsyncConnection.connect(database, autocommit=True)
        except OperationalError:
            await asyncio.sleep(1)
    return await AsyncConnection.connect(database, autocommit=True)
