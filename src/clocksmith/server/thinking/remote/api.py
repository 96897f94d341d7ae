"""Endpoints for workers: they show a token, and are not counted as people are."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from clocksmith.server.errors import INVALID, UNAVAILABLE, WRONG_PASSWORD, RequestError
from clocksmith.server.http import scopes
from clocksmith.server.http.endpoint import Endpoints
from clocksmith.server.http.limits import RECORD_BYTES
from clocksmith.server.http.request_context import RequestContext
from clocksmith.server.messages import Nothing
from clocksmith.server.thinking.remote.messages import JobIds, RemoteJobs, ResultBody, WorkerBody

if TYPE_CHECKING:
    from clocksmith.server.thinking.remote.service import WorkerService

REMOTE: Final = Endpoints()


@REMOTE.add("POST /jobs/acquire", RemoteJobs, WRONG_PASSWORD, takes=WorkerBody, scope=scopes.WORKER)
async def acquire_job(context: RequestContext, body: WorkerBody) -> RemoteJobs:
    """Hand a job to a worker, once there is one; none after a few seconds: ask again."""
    with _service(context) as service:
        return RemoteJobs(await service.acquire(body))


@REMOTE.add("POST /jobs/keep-alive", JobIds, WRONG_PASSWORD, takes=WorkerBody, scope=scopes.WORKER)
async def keep_alive(context: RequestContext, body: WorkerBody) -> JobIds:
    """Take a sign of life, due every second. The worker stops whatever is not in the answer."""
    with _service(context) as service:
        return JobIds(await service.keep_alive(body))


@REMOTE.add("POST /jobs/abort", Nothing, WRONG_PASSWORD, takes=WorkerBody, scope=scopes.WORKER)
async def abort_jobs(context: RequestContext, body: WorkerBody) -> Nothing:
    """Give the jobs of a worker that ends to others."""
    with _service(context) as service:
        await service.leave(body.worker)
    return Nothing()


@REMOTE.add(
    "POST /jobs/{job}",
    Nothing,
    WRONG_PASSWORD,
    INVALID,
    takes=ResultBody,
    largest=RECORD_BYTES,
    scope=scopes.WORKER,
)
async def submit_result(context: RequestContext, job: int, body: ResultBody) -> Nothing:
    """Take in a result; an analysis sends better and better ones."""
    with _service(context) as service:
        await service.submit(job, body)
    return Nothing()


@contextmanager
def _service(context: RequestContext) -> "Iterator[WorkerService]":
    service = context.services.thinking.workers
    if service is None or not context.is_worker:
        context.services.rate_token.take(context.address)
        raise RequestError(WRONG_PASSWORD, "this is not the token of a worker")
    try:
        yield service
    except service.failures:
        raise RequestError(UNAVAILABLE, "the job queue is unavailable now") from None
