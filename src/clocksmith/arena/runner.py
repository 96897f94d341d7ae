"""A runner in worker processes on this machine."""

from collections.abc import Generator
from concurrent.futures import Future, as_completed
from dataclasses import asdict, dataclass
from typing import Any, Final, Protocol

from clocksmith.arena.job import GameResult, Job, Setting
from clocksmith.workers.pool import Pool
from clocksmith.workers.worker import CrashError, HungError, Program

ATTEMPTS: Final = 3  # how often a game is played again before it is given up
PATIENCE: Final = 300.0  # seconds that an answer may take before a bot is taken for hung
WORKER: Final = "clocksmith.arena.worker:start"


@dataclass(frozen=True)
class FailedGame:
    """A game that could not be played to its end, and why."""

    job: Job
    why: str


Games = Generator[GameResult | FailedGame, None, None]  # closing it ends what is still going on


class Runner(Protocol):
    """Plays games, in any order, and returns each when it is done."""

    def play(self, setting: Setting, jobs: list[Job]) -> Games:
        """Play all *jobs*."""
        ...


class Processes:
    """A number of worker processes on this machine.

    One that dies or hangs is replaced, and its game is played again from its
    seed by the new one.
    """

    def __init__(self, count: int, patience: float = PATIENCE) -> None:
        self._count = count
        self._patience = patience

    def play(self, setting: Setting, jobs: list[Job]) -> Games:
        """Play all *jobs*, several at a time."""
        program = Program(WORKER, (asdict(setting), self._patience))
        with Pool(program, min(self._count, len(jobs)), ATTEMPTS) as pool:
            going = {pool.submit(asdict(job)): job for job in jobs}
            for done in as_completed(going):
                yield self._outcome(done, going[done])

    def _outcome(self, done: "Future[Any]", job: Job) -> GameResult | FailedGame:
        try:
            return outcome_of(done.result(), job)
        except HungError:
            return FailedGame(job, f"a bot gave no answer in {self._patience:g} s (--patience)")
        except CrashError as error:
            return FailedGame(job, str(error))


def outcome_of(answer: dict[str, Any], job: Job) -> GameResult | FailedGame:
    """Return the outcome of a job, as its worker reports it."""
    if "fault" in answer:
        return FailedGame(job, answer["fault"])
    return GameResult.from_plain(answer["result"])
