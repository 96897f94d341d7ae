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
from clocksmith.bots.search.helper import READY
from clocksmith.bots.search.task import Tallies, Task

HELPER: Final = (sys.executable, "-P", "-m", "clocksmith.bots.search.helper")


class Helper:
    """One process; it carries out one task after another."""

    def __init__(self) -> None:
        source = str(Path(clocksmith.__file__).parents[1])
        path = os.pathsep.join([source, *filter(None, [os.environ.get("PYTHONPATH")])])
        self._process = subprocess.Popen(
            HELPER,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
            text=True,
        )
        assert self._process.stdin is not None, "a helper is written to"
        assert self._process.stdout is not None, "a helper is read from"
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
    """Helpers, started when they are first needed; one that fails is replaced next time."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._helpers: list[Helper] = []
        self._asked: list[Helper] = []

    def ask(self, tasks: list[Task], patience: float) -> None:
        """Give each helper a task; one that is not ready within *patience* seconds gets none."""
        while len(self._helpers) < self._size:
            self._helpers.append(Helper())
        self._asked = []
        for helper, task in zip(self._helpers[:], tasks, strict=True):
            try:
                if helper.is_ready(patience):
                    helper.ask(task)
                    self._asked.append(helper)
            except OSError:
                self._dismiss(helper)

    def answers(self, patience: float) -> list[Tallies]:
        """Return what the helpers found out within *patience* seconds; who is late is dismissed."""
        found: list[Tallies] = []
        for helper in self._asked:
            try:
                found.append(helper.answer(patience))
            except OSError:
                self._dismiss(helper)
        return found

    def pids(self) -> list[int]:
        """Return the numbers of the processes."""
        return [helper.pid for helper in self._helpers]

    def close(self) -> None:
        """End all helpers."""
        for helper in self._helpers[:]:
            self._dismiss(helper)

    def _dismiss(self, helper: Helper) -> None:
        self._helpers.remove(helper)
        helper.end()
