"""Many games that are stepped by several processes."""

import mmap
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Final, Self

import numpy as np

from clocksmith.research.batch import Batch, memory_needed
from clocksmith.research.episodes import Actions
from clocksmith.research.learning import LearningGame
from clocksmith.workers.worker import Program, Worker

WORKER: Final = "clocksmith.research.worker:start"
PATIENCE: Final = 60.0  # seconds for a step of all games of one process


class Fleet:
    """The same games as :class:`Episodes` of the same seed, stepped by so many workers.

    All of them write into one file in memory, so that nothing is copied. Used as a
    context, they end with it; one that fails is a CrashError, with its last words.
    """

    def __init__(self, of: LearningGame, games: int, processes: int = 2, seed: int = 0) -> None:
        self.of = of
        self._folder = tempfile.TemporaryDirectory(prefix="clocksmith-", ignore_cleanup_errors=True)
        shared = Path(self._folder.name, "batch")
        shared.write_bytes(bytes(memory_needed(of, games)))
        with shared.open("r+b") as file:
            self._memory = mmap.mmap(file.fileno(), 0)
        self.batch = Batch(of, games, self._memory)
        edges = np.linspace(0, games, min(processes, games) + 1).astype(int).tolist()
        self._workers = [
            Worker(Program(WORKER, (of.plain(), str(shared), games, [first, last], seed)))
            for first, last in pairwise(edges)
        ]
        try:
            for worker in self._workers:
                worker.ask("begin", PATIENCE)
        except BaseException:
            self.close()
            raise

    def step(self, actions: Actions) -> Batch:
        """Play one legal action in every game, by number, and return what there is to see."""
        self.batch.actions[:] = actions
        for worker in self._workers:
            worker.send("step")
        for worker in self._workers:
            worker.next().result(PATIENCE)
        return self.batch

    def close(self) -> None:
        """End the workers and give the memory back."""
        for worker in self._workers:
            worker.close()
        self._folder.cleanup()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
