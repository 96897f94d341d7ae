"""Worker processes as the measuring side sees them: asked by a line, they answer by a line."""

import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import clocksmith

ROOT = Path(clocksmith.__file__).parents[1]  # the folder that holds the running clocksmith


class BenchError(Exception):
    """Why nothing can be measured, as one sentence."""


class Worker:
    """One worker process; used as a context, it ends with it."""

    def __init__(self, name: str, command: list[str], abilities: tuple[str, ...]) -> None:
        self.name = name
        self.abilities = abilities  # the measurements it knows
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONIOENCODING": "utf-8"},
            encoding="utf-8",
        )

    def ask(self, **request: object) -> Any:
        """Return what the worker answers to a request."""
        there, back = self._process.stdin, self._process.stdout
        assert there is not None, "it is a pipe"
        assert back is not None, "it is a pipe"
        line = ""
        with suppress(BrokenPipeError):
            print(json.dumps(request), file=there, flush=True)
            line = back.readline()
        if not line:
            raise BenchError(self._last_words(request))
        return json.loads(line)

    def close(self) -> None:
        """End the process, whatever it does."""
        if self._process.returncode is None:
            self._process.kill()
            self._process.communicate()

    def _last_words(self, request: dict[str, object]) -> str:
        """One sentence about the end of the process."""
        _, said = self._process.communicate()
        code = self._process.returncode
        lines = said.strip().splitlines() or ["it said nothing"]
        return f"The {self.name} worker ended with code {code} at {request['do']}: {lines[-1]}."

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def rules_worker(variant: str, abilities: tuple[str, ...] = (), root: Path = ROOT) -> Worker:
    """Start a worker with the *plain* or *compiled* rules of the clocksmith that lies in *root*."""
    script = root / "clocksmith" / "cli" / "bench" / "worker.py"
    return Worker(variant, [sys.executable, "-P", str(script), variant], abilities)
