"""A process of ``clocksmith work``, and what it says."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final, Self

import clocksmith
from faults.processes import descendants

PATIENCE: Final = 90.0
TOKEN: Final = "a-token-that-is-long-enough-for-tests"
SERVING: Final = {"CLOCKSMITH_THINKING": "workers", "CLOCKSMITH_WORKER_TOKENS": TOKEN}
OPEN: Final = "is open"


class Worked:
    """A running worker; used as a context, it ends with it."""

    def __init__(self, port: int, folder: Path, number: int) -> None:
        self.log = folder / f"worker-{number}.log"
        self._url = f"http://127.0.0.1:{port}"
        self.begin()

    def begin(self) -> None:
        """Start it, or another one in its place."""
        command = [sys.executable, "-P", "-m", "clocksmith", "work", "--processes", "1"]
        settings = {
            "CLOCKSMITH_SERVER_URL": self._url,
            "CLOCKSMITH_WORKER_TOKEN": TOKEN,
            "CLOCKSMITH_LOG_LEVEL": "info",
            "PYTHONPATH": str(Path(clocksmith.__file__).parents[1]),
        }
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command, env={**os.environ, **settings}, stdout=subprocess.DEVNULL, stderr=log
            )

    @property
    def has_ended(self) -> bool:
        """Whether it does not run, for whatever reason."""
        return self._process.poll() is not None

    @property
    def id(self) -> int:
        """Its number, once it is open."""
        give_up = time.monotonic() + PATIENCE
        while OPEN not in self.log.read_text("utf-8"):
            assert self._process.poll() is None, self.log.read_text("utf-8")
            assert time.monotonic() < give_up, self.log.read_text("utf-8")
            time.sleep(0.02)
        return int(self.log.read_text("utf-8").partition(OPEN)[0].split()[-1])

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    def processes(self) -> list[int]:
        """Return the processes that think for it."""
        return descendants(self._process.pid)

    def kill(self) -> None:
        """End it at once, without a chance to give anything back."""
        self._process.kill()
        self._process.wait()

    def stop(self) -> int:
        """Tell it to end, and return how it did."""
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        if self._process.poll() is None:
            self.kill()
