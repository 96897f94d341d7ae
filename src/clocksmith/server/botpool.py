"""Worker processes for bot seats: a thought never holds up the server.

A worker that dies or answers nonsense is ended and replaced, and the question
is asked again; one that takes longer than it may is ended and not waited for.
"""

import asyncio
import contextlib
import json
import logging
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import clocksmith
from clocksmith.server.botworker import READY

LOG: Final = logging.getLogger(__name__)
WORKER: Final = (sys.executable, "-P", "-m", "clocksmith.server.botworker")
ATTEMPTS: Final = 2
START_SECONDS: Final = 30.0  # for a process to come up on a busy machine
LEAVING_SECONDS: Final = 5.0  # for questions under way when the pool is closed
OVERRUN: Final = 1.2  # of its seconds, after which a bot counts as hung
LEAST_SECONDS: Final = 1.0  # that any bot has to be heard, on a busy machine


class BotFailedError(Exception):
    """No worker gave an answer."""


@dataclass(frozen=True)
class BotQuestion:
    """What a bot is told: a position in which all it cannot know has been dealt anew."""

    table: str
    game: str
    position: str
    seat: int
    level: str
    seconds: float  # that it may think


class _Worker:
    """One process; it answers one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None, "a worker is written to"
        assert process.stdout is not None, "a worker is read from"
        self.pid = process.pid
        self._process = process
        self._into = process.stdin
        self._out = process.stdout
        self._known: set[tuple[str, int]] = set()  # tables and seats it has answered for

    def knows(self, question: BotQuestion) -> bool:
        """Return whether it has answered for the same seat before, and may remember."""
        return (question.table, question.seat) in self._known

    @classmethod
    async def start(cls, command: Sequence[str]) -> "_Worker":
        """Start a process and wait until it is ready."""
        spawning = asyncio.ensure_future(spawned(command))
        try:
            worker = cls(await asyncio.shield(spawning))
        except asyncio.CancelledError:
            await cls(await spawning).end()  # half a process cannot be left behind
            raise
        try:
            ready = await asyncio.wait_for(worker._out.readline(), START_SECONDS)
            if ready != READY:
                raise BotFailedError("a worker did not start")
        except BaseException:
            await worker.end()
            raise
        return worker

    async def ask(self, question: BotQuestion) -> dict[str, Any]:
        """Return the answer; BotFailedError when there is none."""
        self._known.add((question.table, question.seat))
        self._into.write(json.dumps(question.__dict__).encode() + b"\n")
        await self._into.drain()
        patience = max(LEAST_SECONDS, OVERRUN * question.seconds)
        line = await asyncio.wait_for(self._out.readline(), patience)
        told = json.loads(line)
        if not isinstance(told, dict) or not isinstance(told.get("action"), str | dict):
            raise BotFailedError(str(told)[:500])
        return told

    async def end(self) -> None:
        """Kill the process and wait until it is gone."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


async def spawned(command: Sequence[str], line_bytes: int = 2**16) -> asyncio.subprocess.Process:
    """Return a new process that finds this package, and whose lines may be so long."""
    source = str(Path(clocksmith.__file__).parents[1])
    path = os.pathsep.join([source, *filter(None, [os.environ.get("PYTHONPATH")])])
    return await asyncio.create_subprocess_exec(
        *command,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": path},
        limit=line_bytes,
    )


class BotPool:
    """A few workers, started when they are first needed."""

    def __init__(self, size: int, command: Sequence[str] = WORKER) -> None:
        self._command = command
        self._size = size
        self._free = asyncio.Semaphore(size)
        self._idle: list[_Worker] = []
        self._all: set[_Worker] = set()

    async def choose(self, question: BotQuestion) -> str:
        """Return the text of a bot's action; BotFailedError when it hung, or failed twice."""
        return str((await self._answer(question))["action"])

    async def hint(self, question: BotQuestion) -> dict[str, Any]:
        """Return a hint, as plain data; BotFailedError when there is none."""
        return await self._answer(question)

    async def _answer(self, question: BotQuestion) -> dict[str, Any]:
        async with self._free:
            for attempt in range(1, ATTEMPTS + 1):
                try:
                    return await self._ask(question)
                except TimeoutError:
                    LOG.warning("bot %s took too long", question.level)
                    break
                except (BotFailedError, OSError, ValueError) as error:
                    LOG.warning("bot %s failed (%d): %r", question.level, attempt, error)
        raise BotFailedError(f"{question.level} gave no answer")

    def processes(self) -> list[int]:
        """Return the ids of the processes at work."""
        return [worker.pid for worker in self._all]

    async def close(self) -> None:
        """End all workers, once those who have stopped asking are out of the way."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LEAVING_SECONDS):
                for _ in range(self._size):
                    await self._free.acquire()
        workers, self._all = list(self._all), set()
        self._idle.clear()
        await asyncio.gather(*[worker.end() for worker in workers])

    async def _ask(self, question: BotQuestion) -> dict[str, Any]:
        worker = self._next(question) or await self._start()
        try:
            answer = await worker.ask(question)
        except BaseException:
            self._all.discard(worker)
            await worker.end()
            raise
        self._idle.append(worker)
        return answer

    def _next(self, question: BotQuestion) -> _Worker | None:
        """Return an idle worker, the one that has met this seat if it is idle."""
        if not self._idle:
            return None
        met = [place for place, worker in enumerate(self._idle) if worker.knows(question)]
        return self._idle.pop(met[0] if met else -1)

    async def _start(self) -> _Worker:
        worker = await _Worker.start(self._command)
        self._all.add(worker)
        return worker
