"""One worker process as its parent sees it: lines of JSON there and back.

It is started at once and waited for when it is first asked. One that has not
answered at its deadline is killed, one that has ended tells its last words,
and none outlives its parent.
"""

import json
import os
import signal
import subprocess
import sys
import threading
import weakref
from collections import OrderedDict, deque
from collections.abc import Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final

from clocksmith.workers.child import READY

CHILD: Final = str(Path(__file__).with_name("child.py"))
START_SECONDS: Final = 30.0  # for a process to come up on a busy machine
LAST_MOMENT: Final = 5.0  # seconds for one that no longer answers to end by itself
TAIL_LINES: Final = 20  # of standard error that are remembered
TIMEOUT: Final = b"Timeout ("  # how the last words begin of one that the watchdog has ended
MET: Final = 50  # that a worker is known to have met: about as many as it remembers itself
# The system ends a worker with the thread that started it: this one lives as long as the process.
_STARTER: Final = ThreadPoolExecutor(1, thread_name_prefix="worker-starter")


class CrashError(Exception):
    """A worker that no longer answers: the code it ended with, if any, and what it said last."""

    def __init__(self, code: int | None, said: str) -> None:
        ended = "answers no more" if code is None else f"ended with code {code}"
        super().__init__(f"its process {ended}: {said}")
        self.code = code
        self.said = said


class HungError(CrashError):
    """A worker that its watchdog has ended, since no work went on."""


@dataclass(frozen=True)
class Program:
    """What a worker runs: a function that makes it ready and returns the one that answers."""

    target: str  # module:name or script.py:name
    arguments: tuple[object, ...] = ()  # as JSON can write them
    niceness: int = 0
    python: str = sys.executable
    path: tuple[str, ...] | None = None  # where modules are found; as here, unless it is told

    def first_line(self) -> bytes:
        """Return the first message to a worker."""
        here = [str(place) or os.getcwd() for place in sys.path]
        first = {
            "target": self.target,
            "arguments": self.arguments,
            "niceness": self.niceness,
            "path": here if self.path is None else self.path,
        }
        return json.dumps(first).encode() + b"\n"


class Inbox:
    """Lines that have come, and those who wait for one; safe between threads."""

    def __init__(self) -> None:
        self._lines: deque[bytes] = deque()
        self._waiting: deque[Future[bytes]] = deque()
        self._end: CrashError | None = None
        self._lock = threading.Lock()

    def next(self) -> "Future[bytes]":
        """Return the next line, now or later; CrashError when none will come."""
        future: Future[bytes] = Future()
        with self._lock:
            if self._lines:
                future.set_result(self._lines.popleft())
            elif self._end is not None:
                future.set_exception(self._end)
            else:
                self._waiting.append(future)
        return future

    def put(self, line: bytes) -> None:
        """Hand a line to the caller that has waited longest."""
        with self._lock:
            while self._waiting:
                future = self._waiting.popleft()
                if future.set_running_or_notify_cancel():
                    future.set_result(line)
                    return
            self._lines.append(line)

    def close(self, end: CrashError) -> None:
        """Tell all who wait, now and later, that nothing more comes."""
        with self._lock:
            self._end = end
            while self._waiting:
                future = self._waiting.popleft()
                if future.set_running_or_notify_cancel():
                    future.set_exception(end)


class Worker:
    """One process; it answers one message after the other."""

    def __init__(self, program: Program) -> None:
        self._met: OrderedDict[Hashable, None] = OrderedDict()  # the last one met at the end
        self._process = process = _STARTER.submit(_start, program).result()
        self._inbox = Inbox()
        self._ready = self._inbox.next()
        listener = threading.Thread(target=_listen, args=(process, self._inbox), daemon=True)
        listener.start()
        self.close = weakref.finalize(self, _end, process, listener)
        self._write(program.first_line())

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def meet(self, near: Hashable) -> None:
        """Record what it is asked about, for callers with several workers."""
        self._met[near] = None
        self._met.move_to_end(near)
        if len(self._met) > MET:
            self._met.popitem(last=False)

    def has_met(self, near: Hashable) -> bool:
        """Return whether it was asked about this before, and may remember it."""
        return near in self._met

    def is_ready(self, seconds: float = START_SECONDS) -> bool:
        """Return whether it is ready within so many *seconds*; CrashError when it never will."""
        try:
            line = self._ready.result(max(0.0, seconds))
        except TimeoutError:
            return False
        if line != READY:
            raise CrashError(None, "it did not start as a worker does")
        return True

    def ask(self, message: object, seconds: float | None = None) -> Any:
        """Return the answer; CrashError when there is none, TimeoutError when it takes longer.

        One that gives no answer is killed: nobody knows what it would say next.
        """
        try:
            if not self.is_ready():
                raise CrashError(None, f"it was not ready within {START_SECONDS:.0f} seconds")
            self.send(message)
            return json.loads(self.next().result(seconds))
        except ValueError as error:
            self.kill()
            raise CrashError(None, f"it answered nonsense: {error}") from None
        except BaseException:
            self.kill()
            raise

    def send(self, message: object) -> None:
        """Let it begin to answer a message, once it is ready."""
        self._write(json.dumps(message).encode() + b"\n")

    def next(self) -> "Future[bytes]":
        """Return the next line that it answers, now or later; CrashError when none will come."""
        return self._inbox.next()

    def kill(self) -> None:
        """End it, and all that it has started, without waiting for that."""
        if self._process.returncode is None:
            _kill(self._process)

    def _write(self, line: bytes) -> None:
        assert self._process.stdin is not None, "it is a pipe"
        with suppress(OSError, ValueError):  # it has ended; its inbox says how
            self._process.stdin.write(line)
            self._process.stdin.flush()


def _start(program: Program) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [program.python, "-P", CHILD, program.target],  # the last for people who list processes
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # Sets of texts are walked in the same order in every process.
        env={**os.environ, "PYTHONHASHSEED": "0", "PYTHONUTF8": "1"},
        start_new_session=True,
    )


def _listen(process: "subprocess.Popen[bytes]", inbox: Inbox) -> None:
    """Hand on what a process answers until it ends, and then its last words."""
    assert process.stdin is not None, "it is a pipe"
    assert process.stdout is not None, "it is a pipe"
    assert process.stderr is not None, "it is a pipe"
    tail: deque[bytes] = deque(maxlen=TAIL_LINES)
    overhearer = threading.Thread(target=_overhear, args=(process.stderr, tail), daemon=True)
    overhearer.start()
    with process.stdout as answers:
        for line in answers:
            inbox.put(line)
    with suppress(subprocess.TimeoutExpired):
        process.wait(LAST_MOMENT)
    _kill(process)  # also what it has started and left behind
    process.wait()
    overhearer.join(LAST_MOMENT)
    said = [line.strip() for line in tail if line.strip()]
    words = said[-1].decode(errors="replace") if said else "it said nothing"
    is_hung = any(line.startswith(TIMEOUT) for line in said)
    inbox.close((HungError if is_hung else CrashError)(process.returncode, words))
    with suppress(OSError):
        process.stdin.close()


def _overhear(errors: IO[bytes], tail: deque[bytes]) -> None:
    """Remember the end of what a process says apart from its answers."""
    with errors:
        tail.extend(errors)


def _kill(process: "subprocess.Popen[bytes]") -> None:
    """Kill a process with all that it has started; its number is its group's."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()


def _end(process: "subprocess.Popen[bytes]", listener: threading.Thread) -> None:
    """Kill a process and wait until it is gone."""
    if process.returncode is None:
        _kill(process)
    if listener is not threading.current_thread():
        listener.join()
