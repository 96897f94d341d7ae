"""The postman: sends the letters that are due, each by one server at a time, until it is gone.

A letter says what it is about, and is written when it is sent: what is over by then is not told.
A server that dies while it sends leaves the letter in the database, and another one sends it.
"""

import asyncio
import contextlib
import logging
from typing import Final

from clocksmith.server.backend import Backend
from clocksmith.server.store import letters, tickets, ways
from clocksmith.server.store.tiding_rows import LetterRow
from clocksmith.server.tidings.carriers import Carriers
from clocksmith.server.tidings.courier import FAILED, GONE
from clocksmith.server.tidings.writing import Writing

LOG: Final = logging.getLogger(__name__)
BATCH: Final = 50
AT_ONCE: Final = 4  # letters on their way at the same time
TAKEN_SECONDS: Final = 120.0  # that a server has for a letter: longer than any carrier takes
AGAIN_SECONDS: Final = 60.0  # before the second try; four times as long before each further one
TRIES: Final = 6  # which takes nearly six hours


class Postman:
    """Sends what is in the database, and is woken when there is more."""

    def __init__(self, backend: Backend, writing: Writing, carriers: Carriers) -> None:
        self._backend = backend
        self._writing = writing
        self._carriers = carriers
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._bell = asyncio.Event()
        self._walking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to walk."""
        self._walking = asyncio.get_running_loop().create_task(self._walk())

    def wake(self) -> None:
        """Tell him that there is something to send."""
        self._bell.set()

    async def close(self) -> None:
        """Walk no more; what is on its way is left to others, or to the next start."""
        if self._walking is not None:
            self._walking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._walking

    async def deliver(self) -> int:
        """Send what is due, and return how many letters were tried."""
        store, now = self._backend.store, self._backend.externals.now()
        due = await store.read(letters.due_letters, now, BATCH)
        tried = await asyncio.gather(*[self._deliver(id) for id in due])
        return sum(tried)

    async def _walk(self) -> None:
        while True:
            self._bell.clear()
            try:
                while await self.deliver():
                    pass
                now = self._backend.externals.now()
                await self._backend.store.write(tickets.forget_old, now)
            except Exception as error:
                LOG.warning("letters could not be sent: %s", error)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._backend.settings.tell_seconds):
                    await self._bell.wait()

    async def _deliver(self, id: str) -> bool:
        async with self._sending:
            now = self._backend.externals.now()
            take = letters.take_letter
            letter = await self._backend.store.write(take, id, now, now + TAKEN_SECONDS)
            if letter is None:
                return False
            try:
                result = await self._send(letter)
            except Exception as error:
                LOG.warning("a letter could not be sent: %s", type(error).__name__)
                result = FAILED
            await self._settle(letter, result)
            return True

    async def _send(self, letter: LetterRow) -> str:
        """Send a letter, and return what came of it."""
        written = await self._writing.write(letter)
        return "" if written is None else await self._carriers.carry(written)

    async def _settle(self, letter: LetterRow, result: str) -> None:
        store = self._backend.store
        if result == FAILED and letter.tries < TRIES:
            wait = AGAIN_SECONDS * 4 ** (letter.tries - 1)
            await store.write(letters.put_off, letter.id, self._backend.externals.now() + wait)
            return
        await store.write(letters.drop_letter, letter.id)
        if result == GONE:
            way = await store.read(ways.way, letter.way)
            if way is not None:
                await store.write(ways.remove_way, way.user, way.id)
