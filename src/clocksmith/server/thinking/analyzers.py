"""Analyzers of finished games: a process here, or a worker elsewhere."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

from clocksmith.workers.worker import Program, Worker

NICENESS: Final = 10  # bots and the server come first
PROGRAM: Final = Program("clocksmith.server.thinking.analysis_worker:start", niceness=NICENESS)


class Analyzer(Protocol):
    """A game that is being analysed: better and better pictures of it, as JSON."""

    async def next(self, seconds: float) -> bytes | None:
        """Return the next picture, None when none comes in so many seconds; or CrashError."""

    def pids(self) -> list[int]:
        """Return the ids of the processes at work here."""

    async def close(self) -> None:
        """Stop."""


StartAnalyzer = Callable[[str, dict[str, Any]], Awaitable[Analyzer]]  # with the game of a table


class LocalAnalyzer:
    """A process of this machine that analyses one game."""

    def __init__(self, program: Program) -> None:
        self._worker = Worker(program)
        self._line = asyncio.wrap_future(self._worker.next())

    async def start(self, message: dict[str, Any]) -> None:
        """Send it the game."""
        await asyncio.to_thread(self._worker.send, message)

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


def local_analyzers(program: Program = PROGRAM) -> StartAnalyzer:
    """Return the function that starts a process for each game."""

    async def start(_: str, message: dict[str, Any]) -> Analyzer:
        analyzer = LocalAnalyzer(program)
        await analyzer.start(message)
        return analyzer

    return start
