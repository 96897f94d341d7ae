"""What the workers of these tests run: each makes ready and returns the function that answers."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from clocksmith.workers.worker import Program, Worker

Answer = Callable[[Any], Any]


def program(name: str, *arguments: object) -> Program:
    """Return one of the programs below."""
    return Program(f"workers.programs:{name}", arguments)


def obey() -> Answer:
    """Do what the message says."""
    return lambda message: getattr(sys.modules[__name__], message[0])(*message[1:])


def say(word: str) -> str:
    """Answer with a word."""
    return word


def pid() -> int:
    """Tell who answers."""
    return os.getpid()


def chatter() -> str:
    """Print and read where answers and questions go."""
    print("this is no answer", flush=True)
    os.write(1, b"nor is this\n")
    return sys.stdin.read() + "done"


def count(last: int) -> Iterator[int]:
    """Answer several times."""
    yield from range(last)


def exit_with(code: int, words: str) -> None:
    """End at once, with last words."""
    print(words, file=sys.stderr, flush=True)
    os._exit(code)


def exit_once(mark: str) -> str:
    """End at once, but only the first time that anybody is asked."""
    if not Path(mark).exists():
        Path(mark).touch()
        os._exit(3)
    return "done"


def fail() -> None:
    """Raise an error."""
    raise LookupError("no idea")


def be_silent(mark: str = os.devnull) -> str:
    """Answer nothing for an hour, whoever asks for an end; a file says that it has begun."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    Path(mark).touch()
    time.sleep(3600)
    return "at last"


def wait_for(mark: str) -> str:
    """Answer once there is a file."""
    while not Path(mark).exists():
        time.sleep(0.01)
    return "done"


def start_process() -> int:
    """Start a process that would go on for ever, and tell its number."""
    return subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"]).pid


def start_worker() -> int:
    """Start a worker that never answers, and tell its number."""
    worker = Worker(program("obey"))
    worker.ask(["say", "ready"])
    worker.send(["compute"])
    KEPT.append(worker)
    return worker.pid


KEPT: list[Worker] = []


def compute() -> None:
    """Work for ever, in one long call that no other thread can interrupt."""
    while True:
        sum(range(10**12))


def hash_of(word: str) -> int:
    """Tell what a text is hashed to."""
    return hash(word)


def fail_to_start() -> Answer:
    """Not even get ready."""
    raise RuntimeError("the spring broke")


def start_slowly_once(mark: str, go_on: str) -> Answer:
    """Get ready at once, but for the first one, who waits for a file."""
    if not Path(mark).exists():
        Path(mark).touch()
        wait_for(go_on)
    return obey()
