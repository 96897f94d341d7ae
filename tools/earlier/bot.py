"""Lets a bot of an earlier commit take part in a match of today.

    git worktree add ../then COMMIT
    (cd ../then && scripts/setup run tools && scripts/compile)
    export CLOCKSMITH_EARLIER=../then/.venv/bin/python PYTHONPATH=tools
    clocksmith arena khronos --bots learned,earlier.bot:search --seats 2 --seconds-per-turn 0.2

It thinks in a process of its own, by the Python of then. Positions and answers go there and back
as text, which takes no part of its time.
"""

import os
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, Final

from clocksmith.bots.bot import Budget
from clocksmith.core.action import Action
from clocksmith.core.game import Game
from clocksmith.core.seat import Seat
from clocksmith.workers.worker import CrashError, Program, Worker

PYTHON: Final = "CLOCKSMITH_EARLIER"  # names the Python that finds the package of then
SEAT: Final = Path(__file__).with_name("seat.py")
NUMBERS: Final = count()


class EarlierBot:
    """A bot of then, at one seat of one game."""

    def __init__(self, bot: str, seed: int) -> None:
        self.name = f"earlier {bot}"
        self._bot = bot
        self._seed = seed
        self._number = next(NUMBERS)  # two bots may have the same seed
        self._python = python_of_then()

    def choose(self, game: Game[Any], state: Any, seat: Seat, budget: Budget) -> Action:
        asked = {
            "number": self._number,
            "seed": self._seed,
            "game": game.name,
            "position": game.write(state),
            "seat": seat,
            "seconds": budget.seconds,
            "visits": budget.visits,
        }
        try:
            answer: str = _worker(self._python, self._bot).ask(asked)
        except CrashError:
            _worker.cache_clear()  # the next game gets another one
            raise
        return game.actions.parse(answer)


def python_of_then() -> str:
    """Return the Python that finds the package of then; ValueError when none is named."""
    named = os.environ.get(PYTHON, "")
    if not os.access(named, os.X_OK):
        raise ValueError(f"{PYTHON} should name the Python of an earlier checkout, not {named!r}")
    return os.path.abspath(named)


@cache
def _worker(python: str, bot: str) -> Worker:
    """Return the process in which bots of that name think."""
    return Worker(Program(f"{SEAT}:start", (bot,), python=python, path=()))


def greedy(seed: int) -> EarlierBot:
    """Return the *greedy* of then."""
    return EarlierBot("greedy", seed)


def search(seed: int) -> EarlierBot:
    """Return the *search* of then."""
    return EarlierBot("search", seed)
