"""Several processes that search the same position, each with its own luck."""

import json
import os
import queue
import subprocess
import sys
import threading
import weakref
from pathlib import Path
from typing import IO, Final

import clocksmith
from clocksmith.bots.search.mate import READY
from clocksmith.bots.search.task import Tallies, Task

MATE: Final = (sys.executable, "-P", "-m", "clocksmith.bots.search.mate")


class Mate:
    """One process; it carries out one task after another."""

    def __init__(self) -> None:
        source = str(Path(clocksmith.__file__).parents[1])
        path = os.pathsep.join([source, *filter(None, [os.environ.get("PYTHONPATH")])])
        self._process = subprocess.Popen(
            MATE,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
            text=True,
        )
        assert self._process.stdin is not None, "a mate is written to"
        assert self._process.stdout is not None, "a mate is read from"
        self.pid = self._process.pid
        self._into = self._process.stdin
        self._answers: queue.SimpleQueue[str] = queue.SimpleQueue()
        reader = threading.Thread(
            target=_hand_on, args=(self._process.stdout, self._answers), daemon=True
        )
        reader.start()
        self._ready = False
        self.end = weakref.finalize(self, _end, self._process, reader)

    def is_ready(self, patience: float) -> bool:
        """Return whether it has started; OSError when it has ended instead."""
        if not self._ready:
            try:
                self._ready = self._line(patience) == READY
            except TimeoutError:
                return False
        return self._ready

    def ask(self, task: Task) -> None:
        """Let it begin a task."""
        self._into.write(task.text() + "\n")
        self._into.flush()

    def answer(self, patience: float) -> Tallies:
        """Return what it found out; OSError when it does not answer in time or at all."""
        return [(visits, totals) for visits, totals in json.loads(self._line(patience))]

    def _line(self, patience: float) -> str:
        try:
            line = self._answers.get(timeout=max(0.0, patience))
        except queue.Empty:
            raise TimeoutError from None
        if not line:
            raise BrokenPipeError
        return line.rstrip()


def _hand_on(answers: IO[str], waiting: "queue.SimpleQueue[str]") -> None:
    """Hand on lines as they come, and an empty one when the process has ended."""
    for line in answers:
        waiting.put(line)
    waiting.put("")


def _end(process: subprocess.Popen[str], reader: threading.Thread) -> None:
    """End a process and wait until it and its reader are gone."""
    process.kill()
    process.wait()
    reader.join()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()


class Crew:
    """Mates, started when they are first needed; one that fails is replaced next time."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._mates: list[Mate] = []
        self._asked: list[Mate] = []

    def ask(self, tasks: list[Task], patience: float) -> None:
        """Give each mate a task; one that is not ready within *patience* seconds gets none."""
        while len(self._mates) < self._size:
            self._mates.append(Mate())
        self._asked = []
        for mate, task in zip(self._mates[:], tasks, strict=True):
            try:
                if mate.is_ready(patience):
                    mate.ask(task)
                    self._asked.append(mate)
            except OSError:
                self._dismiss(mate)

    def answers(self, patience: float) -> list[Tallies]:
        """Return what the mates found out within *patience* seconds; who is late is dismissed."""
        found: list[Tallies] = []
        for mate in self._asked:
            try:
                found.append(mate.answer(patience))
            except OSError:
                self._dismiss(mate)
        return found

    def pids(self) -> list[int]:
        """Return the numbers of the processes."""
        return [mate.pid for mate in self._mates]

    def close(self) -> None:
        """End all mates."""
        for mate in self._mates[:]:
            self._dismiss(mate)

    def _dismiss(self, mate: Mate) -> None:
        self._mates.remove(mate)
        mate.end()
