"""A server process of its own for a measurement: on a free port, with a file that goes with it."""

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

from clocksmith.cli.bench.process import BenchError

PATIENCE: Final = 30.0  # seconds until it must answer
LIMITED: Final = ("USER", "ADDRESS", "OPEN", "CHAT", "SIGN_IN")  # what a measurement must not be


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Served:
    """A running server; used as a context, it and its file end with it."""

    def __init__(self) -> None:
        self.port = free_port()
        self._folder = tempfile.TemporaryDirectory(prefix="clocksmith-bench-")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", "clocksmith", "serve", "--no-open"]
        command += ["--port", str(self.port), "--database", str(self._file())]
        limits = {f"CLOCKSMITH_RATE_{name}": "0" for name in LIMITED}
        self._process = subprocess.Popen(
            command,
            env={**os.environ, **limits},
            stdout=subprocess.DEVNULL,
            stderr=(Path(self._folder.name) / "server.log").open("ab"),
        )
        give_up = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > give_up:
                raise BenchError(f"The server did not start: {self._last_words()}")
            time.sleep(0.05)

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
                self._process.kill()
                self._process.wait()
            self._process = None

    def _file(self) -> Path:
        return Path(self._folder.name) / "tables.sqlite"

    def _answers(self) -> bool:
        try:
            with urlopen(f"http://127.0.0.1:{self.port}/api/games", timeout=2) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def _last_words(self) -> str:
        said = (Path(self._folder.name) / "server.log").read_text("utf-8", "replace").strip()
        return said.splitlines()[-1] if said else "it said nothing"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()
        self._folder.cleanup()
