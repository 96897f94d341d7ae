"""A separate server process for a measurement: on a free port, with a temporary file."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, Self
from urllib.error import URLError
from urllib.request import urlopen

import clocksmith
from clocksmith.cli.commands.bench.process import BenchError

PATIENCE: Final = 90.0  # seconds until it must answer, on a busy machine
LIMITED: Final = (
    "USER",
    "ADDRESS",
    "REFUSED",
    "OPEN",
    "SIT",
    "CHAT",
    "SIGN_IN",
)  # what a measurement must not be
TOGETHER: Final = ("CONNECTIONS_ADDRESS", "SOCKETS_ADDRESS", "SEATS_ADDRESS")  # all come from here


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _sources() -> str:
    """Return the module path: the server is of the same clocksmith as the benchmark."""
    own = str(Path(clocksmith.__file__).parents[1])
    return os.pathsep.join([own, *filter(None, [os.environ.get("PYTHONPATH")])])


class Served:
    """A running server; used as a context, it and a file of its own end with it."""

    def __init__(self, database: str = "", **settings: str) -> None:
        """Prepare one: on a *database*, or on a file of its own.

        *settings* are variables of its environment beside the usual ones.
        """
        self.port = free_port()
        self.core: int | None = None  # that it keeps to, instead of any
        self._database = database
        self._folder = tempfile.TemporaryDirectory(prefix="clocksmith-bench-")
        self._process: subprocess.Popen[bytes] | None = None
        self._settings = {f"CLOCKSMITH_RATE_{name}": "0" for name in LIMITED}
        self._settings |= {f"CLOCKSMITH_{name}": "15000" for name in TOGETHER} | settings

    @property
    def file(self) -> Path:
        """The database."""
        return Path(self._folder.name) / "tables.sqlite"

    @property
    def log(self) -> Path:
        """What the server says."""
        return Path(self._folder.name) / "server.log"

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None, "it was begun"
        return self._process.pid

    @property
    def has_ended(self) -> bool:
        """Whether it does not run, for whatever reason."""
        return self._process is None or self._process.poll() is not None

    def cpu_seconds(self) -> float:
        """Return how long processors have worked for it; 0 where the system does not tell."""
        try:
            stat = Path(f"/proc/{self.pid}/stat").read_text("ascii")
        except OSError:
            return 0.0
        user, system = stat.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def start(self) -> None:
        """Start it and wait until it answers."""
        self.begin()
        self.wait()

    def begin(self) -> None:
        """Start it."""
        command = [sys.executable, "-P", "-m", "clocksmith", "serve", "--no-open"]
        command += ["--port", str(self.port), "--database", self._database or str(self.file)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command,
                env={**os.environ, "PYTHONPATH": _sources(), **self._settings},
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
        if self.core is not None:
            os.sched_setaffinity(self.pid, {self.core})  # what it starts goes the same way

    def wait(self) -> None:
        """Wait until it answers."""
        give_up = time.monotonic() + PATIENCE
        while not self._answers():
            if self.has_ended or time.monotonic() > give_up:
                raise BenchError(f"The server did not start: {self._last_words()}")
            time.sleep(0.02)

    def restart(self) -> None:
        """Stop it and start it again on the same file, so that it remembers only what is kept."""
        self.stop()
        self.start()

    def stop(self) -> None:
        """Stop it, kindly at first."""
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()
            self._process = None

    def kill(self) -> None:
        """End it at once, without a chance to put anything in order."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def _answers(self) -> bool:
        try:
            with urlopen(f"http://127.0.0.1:{self.port}/api/games", timeout=2) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def _last_words(self) -> str:
        said = self.log.read_text("utf-8", "replace").strip()
        return said.splitlines()[-1] if said else "it said nothing"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()
        self._folder.cleanup()
