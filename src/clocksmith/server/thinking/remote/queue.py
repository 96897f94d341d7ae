"""The jobs of a server in procrastinate's queue, which all servers on a database share.

A result that comes in at another server travels back as a job in a queue of the one that asked.
"""

import asyncio
import itertools
import logging
import random
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from math import ceil
from typing import Any, Final

import msgspec
import psycopg
from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import ConnectorException, ProcrastinateException
from procrastinate.jobs import Job as StoredJob

from clocksmith.server.thinking.remote.messages import LATE, QUICK, THOUGHTS, ResultBody
from clocksmith.server.thinking.remote.schema import OPTIONS, prepare_schema, url_of
from clocksmith.workers.worker import CrashError

LOG: Final = logging.getLogger(__name__)
TASK: Final = "clocksmith.job"
CONNECTIONS: Final = 4
BEAT_SECONDS: Final = 1.0  # between signs of life
SILENT_SECONDS: Final = 5.0  # after which a worker or server without one counts as dead
HOLD_SECONDS: Final = 0.3  # that a job waits for the worker that knows its seat
RETRY_SECONDS: Final = 0.25  # until a database that failed is tried again
ATTEMPTS: Final = 3  # at one job: it may be what kills workers
WAITS: Final = {THOUGHTS: 30.0, QUICK: 10.0}  # seconds for workers that are busy, or die
ALONE: Final = 5.0  # seconds for a worker to come where there is none
CROWD: Final = 100  # jobs that may wait where there is no worker
CLOSING_SECONDS: Final = 1.0
LONG_AGO: Final = datetime(2000, 1, 1, tzinfo=UTC)
FAILURES: Final = (psycopg.Error, ProcrastinateException, OSError)  # a later try may succeed
ALIVE: Final = """
WITH seen AS (
    INSERT INTO procrastinate_workers (id) OVERRIDING SYSTEM VALUE VALUES (%(id)s)
    ON CONFLICT (id) DO UPDATE SET last_heartbeat = now()
) INSERT INTO workers VALUES (%(id)s, %(processes)s) ON CONFLICT DO NOTHING
"""
FINISH: Final = "DELETE FROM procrastinate_jobs WHERE id = %(id)s"  # if nobody else has
DROP_ORPHANS: Final = """
DELETE FROM procrastinate_jobs
WHERE (args->>'server')::bigint NOT IN (SELECT id FROM procrastinate_workers)
"""
STATE: Final = """
SELECT coalesce((SELECT json_object_agg(id, processes) FROM workers WHERE processes > 0), '{}')
    AS workers, (SELECT count(DISTINCT args->>'server') FROM procrastinate_jobs) AS servers,
    ARRAY(SELECT (args->>'key')::bigint FROM procrastinate_jobs
        WHERE (args->>'server')::bigint = %(id)s) AS keys
"""


@dataclass(eq=False)
class Pending:
    """A question for workers, and the results that have come."""

    queue: str
    message: dict[str, Any]
    seconds: float
    near: tuple[str, int | str] = ("", 0)
    priority: int = 0
    lock: str | None = None  # jobs with the same lock share one worker and its results
    key: int = 0  # under which results come, maybe before the database has told the id
    id: int = 0
    ended: bool = False  # whether no result will come, or nobody waits for one
    missed: int = 0  # beats in which the database did not have it
    results: "asyncio.Queue[ResultBody]" = field(default_factory=asyncio.Queue)

    def put(self, result: ResultBody) -> None:
        """Take a result in."""
        self.ended = result.last
        self.results.put_nowait(result)

    async def next(self) -> ResultBody:
        """Return the next result; CrashError or TimeoutError where there will be none."""
        result = await self.results.get()
        if result.failure == LATE:
            raise TimeoutError
        if result.failure is not None:
            raise CrashError(None, result.failure)
        return result


@dataclass(frozen=True)
class Capacity:
    """The workers that are there, each with its processes, and the servers that share them."""

    workers: dict[int, int] = field(default_factory=dict)
    servers: int = 1

    def share(self, queue: str) -> int:
        """Return how many jobs one server may have out at once."""
        if not self.workers:
            return CROWD
        processes = sum(self.workers.values()) if queue == THOUGHTS else len(self.workers)
        return ceil(processes / max(1, self.servers))

    def limit(self, queue: str, seconds: float) -> float:
        """Return how long an answer is waited for that takes so many *seconds*."""
        return seconds + (WAITS[queue] if self.workers else ALONE)


class JobQueue:
    """The jobs of one server, and what it knows of workers."""

    def __init__(self, database: str) -> None:
        prepare_schema(database)
        self.app = App(
            connector=PsycopgConnector(
                conninfo=url_of(database),
                kwargs=OPTIONS,
                configure=lambda connection: connection.set_autocommit(True),
                min_size=1,
                max_size=CONNECTIONS,
                timeout=5.0,
                reconnect_timeout=2.0,
            )
        )
        self.jobs: Any = self.app.job_manager
        self.capacity = Capacity()
        self.on_capacity: list[Callable[[Capacity], None]] = []
        self.on_job: Callable[[str], None] = lambda _: None  # called when a queue has a job
        self._server = random.SystemRandom().randrange(1, 2**62)
        self._results = f"results@{self._server}"
        self._pending: dict[int, Pending] = {}
        self._keys = itertools.count(1)
        self._tasks: set[asyncio.Task[None]] = set()
        self._opening: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        """Return how many jobs of this server are not answered yet."""
        return len(self._pending)

    async def open(self) -> None:
        """Connect, unless that was done."""
        if self._opening is None:
            self._opening = asyncio.create_task(self._patiently(self._open))
        await asyncio.shield(self._opening)

    async def close(self) -> None:
        """Withdraw all jobs and disconnect."""
        if self._opening is None:
            return
        tasks, self._opening = {self._opening, *self._tasks}, None
        while tasks:
            for task in tasks:
                task.cancel()
            # psycopg waits by wait_for, which in Python 3.11 may miss being cancelled.
            _, tasks = await asyncio.wait(tasks, timeout=RETRY_SECONDS)
        with suppress(*FAILURES):
            async with asyncio.timeout(CLOSING_SECONDS):
                await self.jobs.unregister_worker(self._server)
                await self.execute(DROP_ORPHANS)
        await self.app.close_async()

    # ---- jobs of this server ----

    def start(self, pending: Pending, worker: int | None = None) -> None:
        """Hand a question out, first to the *worker* that knows its seat."""
        pending.key = next(self._keys)
        self._pending[pending.key] = pending
        self._begin(self._start(pending, worker))

    def stop(self, pending: Pending) -> None:
        """Stop waiting for a job: a worker that has it stops."""
        del self._pending[pending.key]
        if not pending.ended and pending.id:
            self._begin(self._patiently(lambda: self._finish(pending.id)))
        pending.ended = True

    async def _start(self, pending: Pending, worker: int | None) -> None:
        if worker in self.capacity.workers:
            await self._patiently(lambda: self._defer(pending, f"{pending.queue}@{worker}"))
            await asyncio.sleep(HOLD_SECONDS)
            cancel = partial(self.jobs.cancel_job_by_id_async, pending.id, delete_job=True)
            if not await self._patiently(cancel):
                return  # it was begun
            pending.id = 0
        await self._patiently(lambda: self._defer(pending, pending.queue))

    async def _defer(self, pending: Pending, queue: str) -> None:
        if pending.ended:
            return
        task = self.app.configure_task(
            TASK, queue=queue, priority=pending.priority, lock=pending.lock
        )
        pending.id = await task.defer_async(
            server=self._server,
            key=pending.key,
            question=pending.message,
            seconds=pending.seconds,
            near=list[Any](pending.near),
        )
        if pending.ended:  # meanwhile
            await self._finish(pending.id)
        self.on_job(queue)

    # ---- results ----

    async def deliver(self, job: StoredJob, result: ResultBody) -> None:
        """Deliver a result to the server that asked, and to those that share it."""
        for one in [job] if job.lock is None else await self.jobs.list_jobs_async(lock=job.lock):
            server, key = one.task_kwargs["server"], one.task_kwargs["key"]
            if server == self._server:
                self._receive(key, result)
            else:
                plain = {"server": server, "key": key, "result": msgspec.to_builtins(result)}
                task = self.app.configure_task(TASK, queue=f"results@{server}")
                await task.defer_async(**plain)
            if result.last:
                await self._finish(one.id)

    def _receive(self, key: Any, result: ResultBody) -> None:
        if key in self._pending:
            self._pending[key].put(result)

    async def _finish(self, id: int | None) -> None:
        await self.execute(FINISH, id=id)

    async def _notice(self, id: int | None = None) -> None:
        """Look at a job that waits, or at all of them."""
        for job in await self.jobs.list_jobs_async(id=id, status="todo"):
            if job.queue == self._results:
                result = msgspec.convert(job.task_kwargs["result"], ResultBody)
                self._receive(job.task_kwargs["key"], result)
                await self._finish(job.id)
            else:
                self.on_job(job.queue)

    # ---- what the dead leave ----

    async def retry(self, job: StoredJob) -> None:
        """Let another worker have a job, unless it was begun too often."""
        if job.attempts + 1 >= ATTEMPTS:
            await self.deliver(job, ResultBody(self._server, failure="its workers died"))
            return
        queue = job.queue.partition("@")[0]
        with suppress(ConnectorException):  # another server was quicker
            await self.jobs.retry_job(job, retry_at=LONG_AGO, queue=queue)
        self.on_job(queue)

    async def take_over(self) -> None:
        """Give the jobs of dead workers to others, and drop those of dead servers."""
        await self.jobs.prune_stalled_workers(SILENT_SECONDS)
        await self.execute(DROP_ORPHANS)
        for job in await self.jobs.get_stalled_jobs(seconds_since_heartbeat=SILENT_SECONDS):
            LOG.warning("job %s was left by its worker: another one gets it", job.id)
            await self.retry(job)

    async def _beat(self) -> None:
        """Send a heartbeat, and look at what was missed."""
        await self.execute(ALIVE, id=self._server, processes=0)
        await self.take_over()
        await self._notice()
        state = await self.app.connector.execute_query_one_async(STATE, id=self._server)
        for key, pending in self._pending.items():
            # A job without an id is still on its way there, as long as the database is away.
            is_there = key in state["keys"] or not pending.id
            pending.missed = 0 if is_there else pending.missed + 1
            if pending.missed > 1 and not pending.ended:
                pending.put(ResultBody(self._server, failure="its job is lost"))
        workers = {int(id): processes for id, processes in state["workers"].items()}
        self.capacity = Capacity(workers, max(1, state["servers"]))
        for resize in self.on_capacity:
            resize(self.capacity)

    # ---- the connection ----

    async def execute(self, query: str, **values: Any) -> None:
        """Run a statement."""
        await self.app.connector.execute_query_async(query, **values)

    async def _open(self) -> None:
        await self.app.open_async()
        await self._beat()
        self._begin(self._keep(self._listen, RETRY_SECONDS))
        self._begin(self._keep(self._beat, BEAT_SECONDS))

    async def _listen(self) -> None:
        async def hear(channel: str, notification: dict[str, Any]) -> None:
            await self._notice(notification["job_id"])

        await self.jobs.listen_for_jobs(on_notification=hear)

    async def _keep(self, do: Callable[[], Awaitable[Any]], pause: float) -> None:
        while True:
            await self._patiently(do)
            await asyncio.sleep(pause)

    async def _patiently(self, do: Callable[[], Awaitable[Any]]) -> Any:
        """Do something with the database, again and again while it is away."""
        while True:
            try:
                return await do()
            except FAILURES as error:
                LOG.warning("the queue of jobs cannot be used: %s", error.__cause__ or error)
                await asyncio.sleep(RETRY_SECONDS)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background, until the queue is closed."""
        if self._opening is None:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
