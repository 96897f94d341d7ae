"""Looking at finished games: a process here does it, or a worker elsewhere."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

from clocksmith.workers.worker import Program, Worker

NICENESS: Final = 10  # bots and the server come first
PROGRAM: Final = Program("clocksmith.server.coachworker:start", niceness=NICENESS)


class Look(Protocol):
    """A game that is being looked at: better and better pictures of it, as JSON."""

    async def next(self, seconds: float) -> bytes | None:
        """Return the next picture, None when none comes in so many seconds; or CrashError."""

    def pids(self) -> list[int]:
        """Return the ids of the processes at work here."""

    async def close(self) -> None:
        """Look no more."""


Looker = Callable[[str, dict[str, Any]], Awaitable[Look]]  # begins to look at the game of a table


class LookHere:
    """A process of this machine that looks at one game."""

    def __init__(self, program: Program) -> None:
        self._worker = Worker(program)
        self._line = asyncio.wrap_future(self._worker.next())

    async def begin(self, asked: dict[str, Any]) -> None:
        """Tell it the game."""
        await asyncio.to_thread(self._worker.send, asked)

    async def next(self, seconds: float) -> bytes | None:
        """Return the next picture, None when none comes in so many seconds; or CrashError."""
        done, _ = await asyncio.wait((self._line,), timeout=seconds)
        if not done:
            return None
        line = self._line.result()
        self._line = asyncio.wrap_future(self._worker.next())
        return line

    def pids(self) -> list[int]:
        """Return the id of the process."""
        return [self._worker.pid]

    async def close(self) -> None:
        """End the process."""
        self._line.cancel()
        await asyncio.to_thread(self._worker.close)


def look_here(program: Program = PROGRAM) -> Looker:
    """Return what starts a process for each game."""

    async def look(_: str, asked: dict[str, Any]) -> Look:
        begun = LookHere(program)
        await begun.begin(asked)
        return begun

    return look
