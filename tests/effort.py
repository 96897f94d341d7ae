"""How much is tried where no number is enough: the same every time, or more with make test-all."""

import os
from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

ALL: Final = os.environ.get("CLOCKSMITH_TESTS") == "all"  # set by make test-all
SEED: Final = int(os.environ.get("CLOCKSMITH_SEED", "0"))  # another one only with make test-all

T = TypeVar("T")
U = TypeVar("U")


def effort(usual: int, more: int) -> int:
    """Return how many times something is tried: as *usual*, or *more* with ``make test-all``."""
    return more if ALL else usual


RANDOM_GAMES: Final = int(os.environ.get("CLOCKSMITH_GAMES", effort(8, 320)))  # for each property
KILLS: Final = effort(10, 50)  # of each server


def part(cases: Iterable[T], count: int) -> list[T]:
    """Return *count* of the cases, the same every time, from the first to the last.

    With ``make test-all`` these are all cases.
    """
    every = list(cases)
    if ALL or count >= len(every):
        return every
    return [every[place * len(every) // count] for place in range(count)]


def covering(cases: Iterable[T], ways: Sequence[U]) -> list[tuple[T, U]]:
    """Return pairs in which every case and every way is seen, the same pairs every time.

    With ``make test-all`` these are all pairs.
    """
    every = list(cases)
    if ALL:
        return [(case, way) for case in every for way in ways]
    count = max(len(every), len(ways))
    return [(every[place % len(every)], ways[place % len(ways)]) for place in range(count)]
