"""Sidework: computations for visitors, in separate threads, shared fairly.

Passwords, files and the rest of the server use other threads: however much one address asks for,
signing in and opening a table do not wait for it.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from clocksmith.server.errors import TOO_FAST, RequestError
from clocksmith.server.thinking.fair_queue import Claim, FairQueue, QueueFullError

T = TypeVar("T")
THREADS: Final = 2


class Sidework:
    """Runs functions for visitors; owners take turns."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "clocksmith-sidework")
        self._queue = FairQueue(THREADS)

    async def run(self, claim: Claim, work: Callable[[], T]) -> T:
        """Return what *work* returns; RequestError when its owner has too much of it waiting."""
        try:
            async with self._queue.turn(claim):
                return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        except QueueFullError:
            raise RequestError(TOO_FAST, "your last requests are still being answered") from None

    def close(self) -> None:
        """Do nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
