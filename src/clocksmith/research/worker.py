"""The process that steps games of a fleet."""

import mmap
from collections.abc import Callable
from typing import Any

from clocksmith.research.batch import Batch
from clocksmith.research.episodes import Episodes
from clocksmith.research.learning import LearningGame


def start(
    of: dict[str, Any], shared: str, games: int, rows: list[int], seed: int
) -> Callable[[str], bool]:
    """Return the function that steps the games of some *rows*, written into a *shared* file."""
    same = LearningGame.from_plain(of)
    with open(shared, "r+b") as file:
        memory = mmap.mmap(file.fileno(), 0)
    first, last = rows
    episodes = Episodes(same, last - first, seed, first, Batch(same, games, memory))

    def answer(request: str) -> bool:
        if request == "step":
            episodes.step_planned()
        return True

    return answer
