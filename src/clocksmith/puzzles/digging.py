"""Many games mined at once, by processes, until there are enough puzzles."""

from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from typing import Any, Final

from clocksmith.puzzles.mining import Mined
from clocksmith.puzzles.progress import Mine, ProgressFile, mined_of
from clocksmith.workers.pool import Pool
from clocksmith.workers.worker import CrashError, Program

WORKER: Final = "clocksmith.puzzles.worker:start"
ATTEMPTS: Final = 2  # how often a game is mined again after its process has died
PATIENCE: Final = 1800.0  # seconds without a moment looked at, after which a process has hung
NICENESS: Final = 10  # it takes hours, and people want to use their machine meanwhile


@dataclass(frozen=True)
class Quota:
    """How much is mined: puzzles, from that many games at most."""

    puzzles: int
    games: int


def dig(
    mine: Mine,
    quota: Quota,
    processes: int,
    progress: ProgressFile,
    tell: Callable[[Mined], None],
) -> None:
    """Mine game after game until the first games together have enough puzzles.

    Which games those are does not depend on how many processes there are.
    RuntimeError when a game cannot be looked at.
    """
    program = Program(WORKER, (mine.plain(), PATIENCE), NICENESS)
    waiting = iter([number for number in range(quota.games) if number not in progress.mined])
    going: dict[Future[Any], int] = {}
    with Pool(program, processes, ATTEMPTS) as pool:
        while len(progress.puzzles()) < quota.puzzles:
            while len(going) < processes and (number := next(waiting, None)) is not None:
                going[pool.submit(number)] = number
            if not going:
                return
            for done in wait(going, return_when=FIRST_COMPLETED).done:
                mined = _mined(mine, done, going.pop(done))
                progress.add(mined)
                tell(mined)


def _mined(mine: Mine, done: "Future[Any]", number: int) -> Mined:
    try:
        return mined_of(mine.game, done.result())
    except CrashError as error:
        raise RuntimeError(f"game {number} could not be looked at: {error}") from None
