"""Those who play the games: worker processes on this machine."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Generator
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import asdict, dataclass
from queue import SimpleQueue
from tempfile import TemporaryFile
from threading import Lock
from typing import Any, Final, Protocol

from clocksmith.arena.job import GameResult, Job, Setting

ATTEMPTS: Final = 3  # how often a game is played again before it is given up
PATIENCE: Final = 300.0  # seconds that an answer may take before a bot is taken for hung
LAST_MOMENT: Final = 5.0  # seconds that a process gets to end by itself


@dataclass(frozen=True)
class Fallen:
    """A game that could not be played to its end, and why."""

    job: Job
    why: str


Games = Generator[GameResult | Fallen, None, None]  # closing it ends what is still going on


class Crew(Protocol):
    """Somebody who plays games, in any order, and hands each back when it is done."""

    def play(self, setting: Setting, jobs: list[Job]) -> Games:
        """Play all *jobs*."""
        ...


class Processes:
    """So many worker processes on this machine.

    One that dies or hangs is replaced, and its game is played again from its
    seed by the new one.
    """

    def __init__(self, count: int, patience: float = PATIENCE) -> None:
        self._count = count
        self._patience = patience

    def play(self, setting: Setting, jobs: list[Job]) -> Games:
        """Play all *jobs*, several at a time."""
        benches: SimpleQueue[Bench] = SimpleQueue()
        made = [Bench(setting, self._patience) for _ in range(min(self._count, len(jobs)))]
        for bench in made:
            benches.put(bench)

        def run(job: Job) -> GameResult | Fallen:
            bench = benches.get()
            try:
                return bench.play(job)
            finally:
                benches.put(bench)

        threads = ThreadPoolExecutor(max_workers=max(1, len(made)))
        try:
            going: list[Future[GameResult | Fallen]] = [threads.submit(run, job) for job in jobs]
            for done in as_completed(going):
                yield done.result()
        finally:
            for bench in made:
                bench.stop()
            threads.shutdown(cancel_futures=True)
            for bench in made:
                bench.clear()


class Bench:
    """The place of one worker: when its worker is gone, another sits down."""

    def __init__(self, setting: Setting, patience: float) -> None:
        self._setting = setting
        self._patience = patience
        self._worker: Worker | None = None
        self._open = True
        self._lock = Lock()  # a worker is not started while the bench is being stopped

    def play(self, job: Job) -> GameResult | Fallen:
        """Return what came of a job, after several attempts if workers fall."""
        why = "it was stopped"
        for _ in range(ATTEMPTS):
            worker = self._seated()
            if worker is None:
                break
            answer = worker.ask(job)
            if answer is not None and "result" in answer:
                return GameResult.from_plain(answer["result"])
            if answer is not None:
                return Fallen(job, answer["fault"])
            why = worker.last_words()
            self.clear()
        return Fallen(job, why)

    def _seated(self) -> "Worker | None":
        with self._lock:
            if self._worker is None and self._open:
                self._worker = Worker(self._setting, self._patience)
            return self._worker if self._open else None

    def stop(self) -> None:
        """End the worker, whatever it does, and let none follow."""
        with self._lock:
            self._open = False
            if self._worker is not None:
                self._worker.kill()

    def clear(self) -> None:
        """Clear away the worker that sat here."""
        if self._worker is not None:
            self._worker.kill()
            self._worker.clear()
            self._worker = None


class Worker:
    """One process that plays games, with all that it starts."""

    def __init__(self, setting: Setting, patience: float) -> None:
        self._said = TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
        paths = os.pathsep.join([path or os.getcwd() for path in sys.path])
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "clocksmith.arena.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._said,
            # Sets of texts are walked in the same order in every process.
            env={**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": "0", "PYTHONUTF8": "1"},
            encoding="utf-8",
            start_new_session=True,
        )
        self._send({"setting": asdict(setting), "patience": patience})

    def ask(self, job: Job) -> dict[str, Any] | None:
        """Return the answer to a job, or None when the process is gone."""
        self._send(asdict(job))
        assert self._process.stdout is not None, "it is a pipe"
        line = self._process.stdout.readline()
        if not line.endswith("\n"):
            return None
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _send(self, plain: dict[str, Any]) -> None:
        assert self._process.stdin is not None, "it is a pipe"
        with suppress(BrokenPipeError):
            self._process.stdin.write(json.dumps(plain) + "\n")
            self._process.stdin.flush()

    def last_words(self) -> str:
        """Return, in one line, how a process that answers no more came to its end."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=LAST_MOMENT)
        self._said.seek(0)
        lines = [line.strip() for line in self._said if line.strip()]
        said = lines[-1] if lines else "it said nothing"
        return f"its process ended with code {self._process.poll()}: {said}"

    def kill(self) -> None:
        """End the process and whatever it has started."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def clear(self) -> None:
        """Close what connected us with a process that has ended."""
        for pipe in (self._process.stdin, self._process.stdout, self._said):
            with suppress(OSError):
                if pipe is not None:
                    pipe.close()
