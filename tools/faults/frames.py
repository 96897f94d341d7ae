"""Frames of a socket that no browser would send."""

import asyncio
import random
from collections.abc import AsyncIterator
from typing import Final

from faults.listeners import HEAD

MOST: Final = 60  # frames on one socket
PING: Final = b'{"type":"ping"}'
OPCODES: Final = (0, 1, 1, 1, 2, 3, 8, 9, 10, 15)
ANSWER_SECONDS: Final = 20.0


class BrokenFrames:
    """A socket at a table that sends anything in frames, and frames that are none."""

    def __init__(self, port: int, table: str, rng: random.Random) -> None:
        self._port = port
        self._table = table
        self._rng = rng

    async def send(self) -> AsyncIterator[None]:
        """Send one after the other, until they are hung up on."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        try:
            writer.write(HEAD.format(table=self._table, port=self._port).encode())
            async with asyncio.timeout(ANSWER_SECONDS):
                await reader.readuntil(b"\r\n\r\n")
            for _ in range(self._rng.randrange(MOST)):
                writer.write(self._frame())
                await writer.drain()
                yield
            writer.write_eof()
            async with asyncio.timeout(ANSWER_SECONDS):
                await reader.read()
        finally:
            writer.close()

    def _frame(self) -> bytes:
        if self._rng.random() < 0.02:
            return self._rng.randbytes(self._rng.randrange(1, 30))
        if self._rng.random() < 0.5:
            opcode, data = 1, PING
        else:
            opcode, data = self._rng.choice(OPCODES), self._rng.randbytes(self._rng.randrange(120))
        final = 0x80 if self._rng.random() < 0.95 else 0
        mask = self._rng.randbytes(4)
        masked = bytes([byte ^ mask[place % 4] for place, byte in enumerate(data)])
        return bytes([final | opcode, 0x80 | len(data)]) + mask + masked
