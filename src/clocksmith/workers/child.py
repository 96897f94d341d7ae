"""The inside of a worker: run as a script, it reads lines of JSON and answers with such lines.

The first line tells where modules are found and which function to call: that
one gets everything ready and returns the function that answers. What raises an
error ends the process, and the error is its last words. It ends with its
parent, however that one ends. Nothing of clocksmith is imported here, so that
a worker may choose its rules, or know no clocksmith at all.
"""

import ctypes
import json
import os
import runpy
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from importlib import import_module
from queue import SimpleQueue
from typing import Any

READY = b"ready\n"
PR_SET_PDEATHSIG = 1
Answer = Callable[[Any], Any]  # gives a message, or an iterator of several


class Channel:
    """The way to the parent: what a worker itself reads or prints does not get in its way."""

    def __init__(self) -> None:
        self._answers = os.fdopen(os.dup(1), "wb", buffering=0)
        os.dup2(2, 1)
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        questions = os.dup(0)
        with open(os.devnull, "rb") as nothing:
            os.dup2(nothing.fileno(), 0)
        threading.Thread(target=self._read, args=(questions,), daemon=True).start()

    def receive(self) -> Any:
        """Return the next message, once there is one."""
        return json.loads(self._lines.get())

    def send(self, line: bytes) -> None:
        """Give an answer; when nobody takes it the parent is gone, and so is this process."""
        rest = memoryview(line)
        try:
            while rest:
                rest = rest[self._answers.write(rest) or 0 :]
        except BrokenPipeError:
            os._exit(0)

    def _read(self, questions: int) -> None:
        """Hand on lines; when they end the parent is gone, and so is this process."""
        with os.fdopen(questions, "rb") as lines:
            for line in lines:
                self._lines.put(line)
        os._exit(0)


def serve(channel: Channel) -> None:
    """Get ready as the first message says, and answer all that follow."""
    request = channel.receive()
    if hasattr(os, "nice"):
        os.nice(request["niceness"])
    use_path(request["path"])
    answer: Answer = function_at(request["target"])(*request["arguments"])
    channel.send(READY)
    while True:
        given = answer(channel.receive())
        for message in given if isinstance(given, Iterator) else [given]:
            channel.send(json.dumps(message).encode() + b"\n")


def use_path(path: list[str]) -> None:
    """Find modules where the parent finds them.

    Places that only this process knows come first: they have been added since
    the parent was started, as rules are that were compiled meanwhile.
    """
    sys.path[:] = [*[place for place in sys.path if place not in path], *path]


def function_at(target: str) -> Callable[..., Answer]:
    """Return the function at ``module:name`` or ``script.py:name``."""
    place, _, name = target.rpartition(":")
    found = runpy.run_path(place)[name] if place.endswith(".py") else None
    function: Callable[..., Answer] = found or getattr(import_module(place), name)
    return function


def tie_to_parent() -> None:
    """Where the system can do it, die with the parent even inside a long computation."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def main() -> None:
    """Serve until the parent is gone or an error is raised, whatever other threads do."""
    tie_to_parent()
    try:
        serve(Channel())
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(1)


if __name__ == "__main__":
    main()
