"""What servers do for workers: hand out jobs, accept results, notice dead workers."""

import asyncio
from typing import Any, Final

import msgspec

from clocksmith.server.errors import INVALID, NOT_FOUND, RequestError
from clocksmith.server.thinking.bot_pool import is_answer
from clocksmith.server.thinking.remote.messages import ANALYSES, RemoteJob, ResultBody, WorkerBody
from clocksmith.server.thinking.remote.queue import ALIVE, FAILURES, JobQueue
from clocksmith.table.wire import AnalysisInfo

POLL_SECONDS: Final = 3.0  # that a worker waits for a job


class WorkerService:
    """The workers that come to one server."""

    failures: Final = FAILURES

    def __init__(self, queue: JobQueue) -> None:
        self._queue = queue
        self._jobs = queue.jobs
        self._polls: dict[asyncio.Event, list[str]] = {}  # with the queues it waits for
        queue.on_job = self._wake

    async def keep_alive(self, worker: WorkerBody) -> list[int]:
        """Record a heartbeat, and return the jobs that a worker should be working on."""
        await self._queue.open()
        await self._queue.execute(ALIVE, id=worker.worker, processes=worker.processes)
        return [job.id for job in await self._assigned(worker.worker)]

    async def acquire(self, worker: WorkerBody) -> list[RemoteJob]:
        """Return a job, once there is one; those that never reached the worker go back."""
        await self.keep_alive(worker)
        for lost in await self._assigned(worker.worker):
            if lost.id not in worker.jobs and lost.queue.startswith(worker.queue):
                await self._queue.retry(lost)
        queues = [worker.queue, f"{worker.queue}@{worker.worker}"]
        end = asyncio.get_running_loop().time() + POLL_SECONDS
        news = asyncio.Event()
        self._polls[news] = queues
        try:
            while (job := await self._jobs.fetch_job(queues, worker.worker)) is None:
                async with asyncio.timeout_at(end):
                    await news.wait()
                news.clear()
        except TimeoutError:
            return []
        finally:
            del self._polls[news]
        plain = {**job.task_kwargs, "id": job.id, "queue": worker.queue}
        return [msgspec.convert(plain, RemoteJob)]

    async def submit(self, id: int, result: ResultBody) -> None:
        """Accept the result of a job; RequestError if it is invalid, or the job has ended."""
        jobs = [job for job in await self._assigned(result.worker) if job.id == id]
        if not jobs:
            raise RequestError(NOT_FOUND, "this job has ended, or another worker has it")
        if result.failure is None and not _is_valid(jobs[0].queue, result.answer):
            await self._queue.retry(jobs[0])
            raise RequestError(INVALID, "this is not a valid answer: another worker gets the job")
        await self._queue.deliver(jobs[0], result)

    async def leave(self, worker: int) -> None:
        """Give back what a worker has not finished."""
        await self._jobs.unregister_worker(worker)
        await self._queue.take_over()

    async def _assigned(self, worker: int) -> list[Any]:
        return list(await self._jobs.list_jobs_async(worker_id=worker, status="doing"))

    def _wake(self, queue: str) -> None:
        for news, queues in self._polls.items():
            if queue in queues and not news.is_set():
                news.set()
                return


def _is_valid(queue: str, answer: Any) -> bool:
    if not queue.startswith(ANALYSES):
        return is_answer(answer)
    try:
        return bool(msgspec.convert(answer, AnalysisInfo))
    except msgspec.ValidationError:
        return False
