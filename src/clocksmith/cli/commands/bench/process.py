"""Contenders in a measurement, each in a worker process of its own."""

import sys
from pathlib import Path
from typing import Any, Final, Self

import clocksmith
from clocksmith.workers.worker import CrashError, Program, Worker

ROOT: Final = Path(clocksmith.__file__).parents[1]  # the folder that holds the running clocksmith
WORKER: Final = "clocksmith.cli.commands.bench.worker:start"


class BenchError(Exception):
    """Why nothing can be measured, as one sentence."""


class Contender:
    """A contender; used as a context, its process ends with it."""

    def __init__(self, name: str, program: Program, abilities: tuple[str, ...]) -> None:
        self.name = name
        self.abilities = abilities  # the measurements it knows
        self._worker = Worker(program)

    def ask(self, **request: object) -> Any:
        """Return what it answers to a request."""
        try:
            return self._worker.ask(request)
        except CrashError as crash:
            ended = f"The {self.name} worker ended with code {crash.code} at {request['do']}"
            raise BenchError(f"{ended}: {crash.said}.") from None

    def close(self) -> None:
        """End the process, whatever it does."""
        self._worker.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def rules_contender(variant: str, abilities: tuple[str, ...] = (), root: Path = ROOT) -> Contender:
    """Start one with the *plain* or *compiled* rules of the clocksmith that lies in *root*."""
    program = Program(WORKER, (variant,), path=(str(root), *sys.path))
    return Contender(variant, program, abilities)
