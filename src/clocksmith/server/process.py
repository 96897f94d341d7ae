"""Processes that work for the server: lines in, lines out, and never longer than the server."""

import ctypes
import os
import queue
import signal
import sys
import threading
from io import RawIOBase
from typing import BinaryIO, Final

PR_SET_PDEATHSIG: Final = 1
Lines = queue.SimpleQueue[bytes]


def connected(niceness: int) -> tuple[Lines, RawIOBase]:
    """Return the lines that come in, and where answers go; what else is printed is no answer.

    The process is so much nicer than the server, and ends when its input ends,
    also in the middle of a thought.
    """
    _tie_to_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; the input then ends
    if hasattr(os, "nice"):
        os.nice(niceness)
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    waiting: Lines = queue.SimpleQueue()
    reader = threading.Thread(
        target=_die_with_parent, args=(sys.stdin.buffer, waiting), daemon=True
    )
    reader.start()
    return waiting, answers


def tell(answers: RawIOBase, line: bytes) -> None:
    """Give an answer; when nobody takes it the parent is gone, and so is this process."""
    try:
        rest = memoryview(line)
        while rest:
            rest = rest[answers.write(rest) or 0 :]
    except BrokenPipeError:
        os._exit(0)


def _die_with_parent(questions: BinaryIO, waiting: Lines) -> None:
    """Hand on questions; when the input ends the parent is gone, and so is this process."""
    for line in questions:
        waiting.put(line)
    os._exit(0)


def _tie_to_parent() -> None:
    """Where the system can do it, die with the parent even inside a long computation."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
