"""Bots and analyzers of a server whose thinking is done by workers."""

import asyncio
from collections import OrderedDict
from typing import Any, Final

import msgspec

from clocksmith.server.thinking.analyzers import Analyzer, StartAnalyzer
from clocksmith.server.thinking.bot_pool import BotPool, Lane, Near
from clocksmith.server.thinking.fair_queue import LATE, UNWATCHED, WATCHED
from clocksmith.server.thinking.remote.messages import ANALYSES, QUICK, THOUGHTS
from clocksmith.server.thinking.remote.queue import Capacity, JobQueue, Pending

PRIORITIES: Final = {LATE: 2, WATCHED: 1, UNWATCHED: 0}  # where jobs of several servers meet
REMEMBERED: Final = 2000  # seats whose worker is known
ANALYSIS_SECONDS: Final = 900.0


class RemoteBots:
    """Workers that take jobs of one queue."""

    def __init__(self, jobs: JobQueue, queue: str) -> None:
        self._jobs = jobs
        self._queue = queue
        self._workers: OrderedDict[Near, int] = OrderedDict()  # that know a seat

    async def answer(
        self, message: dict[str, Any], seconds: float, near: Near, urgency: int
    ) -> Any:
        """Return the answer of a worker, if possible of the one that knows the seat."""
        await self._jobs.open()
        job = Pending(self._queue, message, seconds, near, PRIORITIES[urgency])
        self._jobs.start(job, self._workers.get(near))
        try:
            async with asyncio.timeout(self._jobs.capacity.limit(self._queue, seconds)):
                result = await job.next()
        finally:
            self._jobs.stop(job)
        self._workers[near] = result.worker
        self._workers.move_to_end(near)
        if len(self._workers) > REMEMBERED:
            self._workers.popitem(last=False)
        return result.answer

    def pids(self) -> list[int]:
        """Return nothing: no process of this machine thinks."""
        return []

    async def close(self) -> None:
        """Wait for no answer any more."""
        await self._jobs.close()


class RemoteAnalyzer:
    """A game that a worker analyses, for all servers that are asked about it."""

    def __init__(self, jobs: JobQueue, job: Pending) -> None:
        self._jobs = jobs
        self._job = job
        jobs.start(job)

    async def next(self, seconds: float) -> bytes | None:
        """Return the next picture, None when none comes in so many seconds; or CrashError."""
        try:
            async with asyncio.timeout(seconds):
                return msgspec.json.encode((await self._job.next()).answer)
        except TimeoutError:
            return None

    def pids(self) -> list[int]:
        """Return nothing: no process of this machine analyses."""
        return []

    async def close(self) -> None:
        """Stop, unless another server goes on."""
        self._jobs.stop(self._job)


def remote_bots(jobs: JobQueue) -> BotPool:
    """Return a pool of bots for which workers think, as many at once as there are."""
    lanes = {queue: Lane(RemoteBots(jobs, queue), 1) for queue in (THOUGHTS, QUICK)}

    def resize(capacity: Capacity) -> None:
        for queue, lane in lanes.items():
            lane.queue.resize(capacity.share(queue))

    jobs.on_capacity.append(resize)
    return BotPool(lanes[THOUGHTS], lanes[QUICK])


def remote_analyzers(jobs: JobQueue) -> StartAnalyzer:
    """Return what has a worker analyse a game."""

    async def start(id: str, message: dict[str, Any]) -> Analyzer:
        await jobs.open()
        return RemoteAnalyzer(
            jobs, Pending(ANALYSES, message, ANALYSIS_SECONDS, lock=f"{ANALYSES} {id}")
        )

    return start
