"""Several workers that run the same program: for threads and for asyncio.

They are started when they are first needed, or prepared for. One that crashes is replaced, and
its question is asked again; one that misses its deadline is killed and its
question given up. Starting one delays only the caller that waits for it.
"""

import asyncio
import threading
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Self

from clocksmith.workers.worker import CrashError, Program, Worker

Check = Callable[[Any], bool]  # whether an answer makes sense; if not, the worker has crashed
OnCrash = Callable[[CrashError], None]


def _accept(answer: Any) -> bool:
    return True


def _ignore(crash: CrashError) -> None:
    pass


class Assignment:
    """One question on its way: its worker, and whether the answer is still needed."""

    def __init__(self, message: object, seconds: float | None, near: Hashable) -> None:
        self.message = message
        self.seconds = seconds
        self.near = near
        self._worker: Worker | None = None
        self._abandoned = False
        self._lock = threading.Lock()

    def ask(self, worker: Worker) -> Any:
        """Return the answer of a worker."""
        with self._lock:
            self._worker = worker
            if self._abandoned:
                worker.kill()
        try:
            return worker.ask(self.message, self.seconds)
        finally:
            with self._lock:
                self._worker = None

    def abandon(self) -> None:
        """Stop all work on it."""
        with self._lock:
            self._abandoned = True
            if self._worker is not None:
                self._worker.kill()

    @property
    def is_abandoned(self) -> bool:
        """Whether the answer is no longer needed."""
        return self._abandoned


class Pool:
    """A number of workers; used as a context, they end with it."""

    def __init__(
        self,
        program: Program,
        size: int,
        attempts: int = 1,
        check: Check = _accept,
        on_crash: OnCrash = _ignore,
    ) -> None:
        self._program = program
        self._attempts = attempts
        self._check = check
        self._on_crash = on_crash
        self._threads = ThreadPoolExecutor(max(1, size), thread_name_prefix="worker-pool")
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._open = True
        self._lock = threading.Lock()

    def prepare(self) -> None:
        """Start a worker before it is needed."""
        self._threads.submit(self._prepare)

    def submit(self, message: object, seconds: float | None = None) -> "Future[Any]":
        """Return the answer to come: CrashError after that many attempts, or TimeoutError."""
        return self._threads.submit(self._answer, Assignment(message, seconds, None))

    async def answer(self, message: object, seconds: float, near: Hashable = None) -> Any:
        """Return the answer, if possible of the worker that was asked *near* this before.

        CrashError after that many attempts, or TimeoutError. When the caller is cancelled, the
        worker is free again.
        """
        assignment = Assignment(message, seconds, near)
        try:
            return await asyncio.wrap_future(self._threads.submit(self._answer, assignment))
        except asyncio.CancelledError:
            assignment.abandon()
            raise

    def pids(self) -> list[int]:
        """Return the numbers of the processes at work."""
        with self._lock:
            return [worker.pid for worker in self._all]

    def close(self) -> None:
        """End all workers, whatever they do, and cancel all questions."""
        with self._lock:
            self._open = False
            workers = list(self._all)
        for worker in workers:
            worker.kill()
        self._threads.shutdown(cancel_futures=True)
        for worker in workers:
            self._dismiss(worker)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _answer(self, assignment: Assignment) -> Any:
        crash = CrashError(None, "it was stopped")
        for _ in range(self._attempts):
            worker = None if assignment.is_abandoned else self._take(assignment.near)
            if worker is None:
                break
            try:
                answer = assignment.ask(worker)
                if not self._check(answer):
                    raise CrashError(None, f"it answered nonsense: {str(answer)[:200]}")
            except CrashError as error:
                self._dismiss(worker)
                crash = error
                if self._open and not assignment.is_abandoned:
                    self._on_crash(error)
            except BaseException:
                self._dismiss(worker)
                raise
            else:
                with self._lock:
                    self._idle.append(worker)
                return answer
        raise crash

    def _prepare(self) -> None:
        worker = self._take(None)
        if worker is not None:
            with self._lock:
                self._idle.append(worker)

    def _take(self, near: Hashable) -> Worker | None:
        """Return an idle worker, if possible one that has met the same, or a new one."""
        with self._lock:
            if not self._open:
                return None
            familiar = [worker for worker in self._idle if worker.has_met(near)]
            if self._idle:
                worker = familiar[0] if familiar else self._idle[-1]
                self._idle.remove(worker)
            else:
                worker = Worker(self._program)
                self._all.add(worker)
        if near is not None:
            worker.meet(near)
        return worker

    def _dismiss(self, worker: Worker) -> None:
        with self._lock:
            self._all.discard(worker)
        worker.close()
