"""Workers inside the test, whose processes are quick or unruly, and a look into the queue."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec
import psycopg

from clocksmith.server.thinking.analyzers import local_analyzers
from clocksmith.server.thinking.remote.queue import JobQueue
from clocksmith.server.thinking.remote.schema import OPTIONS
from clocksmith.server.thinking.remote.worker import Post, RefusedError, RemoteWorker
from eventually import eventually
from faults.worked import TOKEN
from server.house import House
from server.unruly import unruly

REMOTE: dict[str, Any] = {"thinking": "workers", "worker_tokens": TOKEN}
AUTHORIZED = {"authorization": f"Bearer {TOKEN}"}
JOB = "SELECT id, args FROM procrastinate_jobs WHERE args ? 'question'"
DOING = f"{JOB} AND status = 'doing'"


def posting(*houses: House) -> Post:
    """Return how a worker reaches servers behind a proxy, which takes them in turn."""
    browsers = cycle([house.browser() for house in houses])

    async def post(path: str, body: dict[str, Any]) -> tuple[int, bytes]:
        answer = await next(browsers).post(f"/jobs/{path}", body, **AUTHORIZED)
        return answer.status, answer.body

    return post


def detached(post: Post) -> Post:
    """Return a way on which a server finishes what it began, even if a worker waits no longer."""

    async def shielded(path: str, body: dict[str, Any]) -> tuple[int, bytes]:
        return await asyncio.shield(asyncio.ensure_future(post(path, body)))

    return shielded


class RawWorker:
    """A worker of whose requests each is made by hand."""

    def __init__(self, house: House, id: int = 7) -> None:
        self._post = posting(house)
        self.id = id

    async def send(self, path: str, **more: Any) -> Any:
        """Return what the server answers to a request."""
        body = {"worker": self.id, "processes": 1, "jobs": [], **more}
        status, answer = await self._post(path, body)
        if status != 200:
            raise RefusedError(f"{status} {answer.decode()}")
        return msgspec.json.decode(answer)

    async def job(self, queue: str = "thoughts") -> dict[str, Any]:
        """Return a job, once there is one."""
        while not (jobs := (await self.send("acquire", queue=queue))["jobs"]):
            pass
        job: dict[str, Any] = jobs[0]
        return job

    async def refused(self, path: str, **more: Any) -> str:
        """Return what the server says to something that it does not take."""
        try:
            await self.send(path, **more)
        except RefusedError as error:
            return str(error)
        raise AssertionError("it was taken")


def knows(house: House, worker: RemoteWorker) -> bool:
    """Return whether a server has heard of a worker."""
    return worker.id in jobs_of(house).capacity.workers


@asynccontextmanager
async def open_worker(
    *houses: House, does: str = "", mark: Path = Path(), processes: int = 1
) -> AsyncIterator[RemoteWorker]:
    """Keep a worker open, until whose end the servers know it."""
    program = unruly(does, mark)
    start_analyzer = local_analyzers(program) if does else None
    worker = RemoteWorker(detached(posting(*houses)), processes, program, start_analyzer)
    working = asyncio.create_task(worker.work())
    try:
        for house in houses:
            await jobs_of(house).open()
            await eventually(partial(knows, house, worker))
        yield worker
        assert not working.done(), "a worker goes on until it is ended"
    finally:
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)


def jobs_of(house: House) -> JobQueue:
    """Return the queue of a server."""
    jobs = house.services.thinking.jobs
    assert jobs is not None
    return jobs


async def connected(database: str) -> "psycopg.AsyncConnection[Any]":
    """Return a connection to the schema of the queue."""
    return await psycopg.AsyncConnection.connect(database, **OPTIONS)


async def rows(database: str, query: str) -> list[tuple[Any, ...]]:
    """Return what the queue holds."""
    async with await connected(database) as connection:
        return await (await connection.execute(query.encode())).fetchall()


async def until_rows(
    database: str, query: str, holds: Callable[[list[Any]], bool] = bool
) -> list[tuple[Any, ...]]:
    """Return what a query finds, once it holds; usually once it is something."""
    while not holds(found := await rows(database, query)):
        await asyncio.sleep(0.02)
    return found
