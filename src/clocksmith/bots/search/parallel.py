"""Several processes that search the same position, each with its own luck."""

import json
from concurrent.futures import Future
from typing import Final

from clocksmith.bots.search.job import SearchJob, Tallies
from clocksmith.workers.worker import CrashError, Program, Worker

PROGRAM: Final = Program("clocksmith.bots.search.job:start")


class Helpers:
    """Workers, started when they are first needed; one that fails is replaced next time."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._workers: list[Worker] = []
        self._asked: list[tuple[Worker, Future[bytes]]] = []

    def ask(self, jobs: list[SearchJob], patience: float) -> None:
        """Give each helper a job; one that is not ready within *patience* seconds gets none."""
        while len(self._workers) < self._size:
            self._workers.append(Worker(PROGRAM))
        self._asked = []
        for worker, job in zip(self._workers[:], jobs, strict=True):
            try:
                if worker.is_ready(patience):
                    worker.send(job.plain())
                    self._asked.append((worker, worker.next()))
            except CrashError:
                self._dismiss(worker)

    def answers(self, patience: float) -> list[Tallies]:
        """Return what helpers found out within *patience* seconds; late ones are dismissed."""
        tallies: list[Tallies] = []
        for worker, answer in self._asked:
            try:
                values = json.loads(answer.result(max(0.0, patience)))
                tallies.append([(visits, totals) for visits, totals in values])
            except (CrashError, TimeoutError):
                self._dismiss(worker)
        return tallies

    def pids(self) -> list[int]:
        """Return the numbers of the processes."""
        return [worker.pid for worker in self._workers]

    def close(self) -> None:
        """End all helpers."""
        for worker in self._workers[:]:
            self._dismiss(worker)

    def _dismiss(self, worker: Worker) -> None:
        self._workers.remove(worker)
        worker.close()
