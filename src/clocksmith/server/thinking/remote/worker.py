"""A worker: takes jobs from a server over HTTP, lets its processes think, and sends the results."""

import asyncio
import logging
import random
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing, suppress
from typing import Any, Final

import msgspec
from aiohttp import ClientError, ClientSession, ClientTimeout

from clocksmith.server.logs import REQUEST
from clocksmith.server.signals import listen_for_signals
from clocksmith.server.thinking.analysis import DONE
from clocksmith.server.thinking.analyzers import StartAnalyzer, local_analyzers
from clocksmith.server.thinking.bot_pool import PROGRAM, LocalBots
from clocksmith.server.thinking.remote.messages import (
    ANALYSES,
    LATE,
    QUICK,
    THOUGHTS,
    RemoteJob,
    RemoteJobs,
)
from clocksmith.workers.worker import Program

LOG: Final = logging.getLogger(__name__)
BEAT_SECONDS: Final = 1.0  # between signs of life
RETRY_SECONDS: Final = 0.5  # until a server that cannot answer is asked again
ANSWER_SECONDS: Final = 20.0  # for an answer of the server
ABORT_SECONDS: Final = 2.0  # to give jobs back, at the end
RETRYABLE: Final = (429, 500, 502, 503, 504)
Post = Callable[[str, dict[str, Any]], Awaitable[tuple[int, bytes]]]  # gives status and answer


class RefusedError(Exception):
    """The server does not take what was sent: a wrong token, nonsense, the result of no job."""


class RemoteWorker:
    """Works for a server, and for all others on its database."""

    def __init__(
        self,
        post: Post,
        processes: int,
        program: Program = PROGRAM,
        start_analyzer: StartAnalyzer | None = None,
    ) -> None:
        self.id = random.SystemRandom().randrange(1, 2**62)
        self._post = post
        self._sizes = {THOUGHTS: processes, QUICK: 1, ANALYSES: 1}
        self._bots = {queue: LocalBots(program, self._sizes[queue]) for queue in (THOUGHTS, QUICK)}
        self._start_analyzer = start_analyzer or local_analyzers()
        self._running: dict[int, asyncio.Task[None]] = {}
        self._away = False  # whether the server did not answer last

    async def work(self) -> None:
        """Take jobs until this is cancelled; what is under way then goes to others."""
        LOG.info("worker %s is open", self.id)
        try:
            async with asyncio.TaskGroup() as loops:
                loops.create_task(self._keep_alive())
                for queue, size in self._sizes.items():
                    loops.create_task(self._take_jobs(queue, asyncio.Semaphore(size)))
        finally:
            for task in self._running.values():
                task.cancel()
            with suppress(RefusedError, TimeoutError):
                async with asyncio.timeout(ABORT_SECONDS):
                    await self._ask("abort")
            for bots in self._bots.values():
                await bots.close()
            LOG.info("worker %s is closed", self.id)

    async def _keep_alive(self) -> None:
        while True:
            mine = set(self._running)
            jobs = msgspec.json.decode(await self._ask("keep-alive"))["jobs"]
            for id in mine.difference(jobs) & self._running.keys():
                LOG.info("job %s is broken off: nobody waits for it", id)
                self._running[id].cancel()
            await asyncio.sleep(BEAT_SECONDS)

    async def _take_jobs(self, queue: str, free: asyncio.Semaphore) -> None:
        while True:
            async with free:
                answer = await self._ask("acquire", queue=queue)
            for job in msgspec.json.decode(answer, type=RemoteJobs).jobs:
                self._running[job.id] = asyncio.create_task(self._do(job, free))
                await asyncio.sleep(0)  # it takes its place

    async def _do(self, job: RemoteJob, free: asyncio.Semaphore) -> None:
        REQUEST.set(str(job.id))
        LOG.info("job %s begins: %s", job.id, job.queue)
        try:
            async with free, aclosing(self._results(job)) as results:
                async for answer, last in results:
                    await self._ask(str(job.id), answer=answer, last=last)
        except RefusedError as error:
            LOG.info("the result of job %s was not taken: %s", job.id, error)
        except Exception as error:
            LOG.warning("job %s failed: %s: %s", job.id, type(error).__name__, error)
            failure = LATE if isinstance(error, TimeoutError) else str(error)
            with suppress(RefusedError):
                await self._ask(str(job.id), failure=failure)
        finally:
            del self._running[job.id]

    async def _results(self, job: RemoteJob) -> AsyncGenerator[tuple[Any, bool], None]:
        """Give results, better and better ones, each with whether it is the last."""
        if job.queue != ANALYSES:
            yield await self._bots[job.queue].answer(job.question, job.seconds, job.near, 0), True
            return
        analyzer, last = await self._start_analyzer("", job.question), False
        try:
            while not last:
                line = await analyzer.next(BEAT_SECONDS)
                if line is not None:
                    picture = msgspec.json.decode(line, type=dict[str, Any])
                    last = picture["state"] == DONE
                    yield picture, last
        finally:
            await analyzer.close()

    async def _ask(self, path: str, **more: Any) -> bytes:
        """Return what the server answers, as soon as it does."""
        while True:
            state = {"worker": self.id, "processes": self._sizes[THOUGHTS]}
            try:
                status, answer = await self._post(
                    path, {**state, "jobs": list(self._running), **more}
                )
                if status == 200:
                    self._away = False
                    return answer
                reason = _reason(status, answer)
                if status not in RETRYABLE:
                    raise RefusedError(reason)
            except (ClientError, OSError) as error:
                reason = f"{type(error).__name__}: {error}"
            if not self._away:
                LOG.warning("the server does not answer: %s", reason)
            self._away = True
            await asyncio.sleep(RETRY_SECONDS)


def _reason(status: int, answer: bytes) -> str:
    try:
        return f"{msgspec.json.decode(answer)['message']} ({status})"
    except (msgspec.DecodeError, KeyError, TypeError):  # a proxy answers
        return f"it answers {status}"


async def run_worker(url: str, token: str, processes: int) -> None:
    """Work until the process is told to end; RefusedError when the server gives no jobs."""
    end = listen_for_signals()
    async with ClientSession(
        headers={"Authorization": f"Bearer {token}"}, timeout=ClientTimeout(ANSWER_SECONDS)
    ) as session:

        async def post(path: str, body: dict[str, Any]) -> tuple[int, bytes]:
            async with session.post(f"{url.rstrip('/')}/api/jobs/{path}", json=body) as response:
                return response.status, await response.read()

        working = asyncio.create_task(RemoteWorker(post, processes).work())
        await asyncio.wait((working, end), return_when=asyncio.FIRST_COMPLETED)
        working.cancel()
        try:
            await working
        except* RefusedError as group:
            raise group.exceptions[0] from None
        except* asyncio.CancelledError:
            pass
