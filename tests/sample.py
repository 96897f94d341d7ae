"""How much of what could be tried is tried: a sample that the seed of the day chooses, or all."""

import os
import random
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Final, TypeVar

import pytest

ALL: Final = os.environ.get("CLOCKSMITH_TESTS") == "all"  # set by make test-all
SEED: Final = os.environ.get("CLOCKSMITH_SEED", "0")  # chooses the sample: scripts/test, by the day

T = TypeVar("T")
U = TypeVar("U")


def sample(cases: Iterable[T], count: int, about: str = "") -> list[T]:
    """Return *count* of the cases, in their order; all of them with ``make test-all``.

    Samples that are *about* different things are different ones.
    """
    every = list(cases)
    if ALL:
        return every
    seed = f"{SEED} {count} of {len(every)}{about}"
    chosen = random.Random(seed).sample(range(len(every)), count)
    return [every[place] for place in sorted(chosen)]


def examples(few: int, every: int) -> int:
    """Return how many examples Hypothesis tries: *few*, or *every* one with ``make test-all``."""
    return every if ALL else few


def by_turns(cases: Iterable[T], ways: Sequence[U]) -> list[tuple[T, U]]:
    """Return every case in one of the ways, by turns; in all of them with ``make test-all``."""
    every = list(cases)
    if ALL:
        return [(case, way) for case in every for way in ways]
    first = random.Random(f"{SEED} {len(every)} by turns").randrange(len(ways))
    return [(case, ways[(first + place) % len(ways)]) for place, case in enumerate(every)]


def deal(cases: Iterable[T], hands: Iterable[U]) -> dict[U, list[T]]:
    """Deal the cases out, every one to one of the hands; to all of them with ``make test-all``."""
    every, holders = list(cases), list(hands)
    if ALL:
        return dict.fromkeys(holders, every)
    first = random.Random(f"{SEED} {len(every)} dealt").randrange(len(holders))
    order = holders[first:] + holders[:first]
    return {holder: every[place :: len(order)] for place, holder in enumerate(order)}


def hand_of(case: str, hands: int) -> int:
    """Return which of so many *hands* the seed of the day deals a case to, from its name alone."""
    return place_of(f"{SEED} {case}", hands)


def place_of(name: str, places: int) -> int:
    """Return which of so many *places* a name has, on any day and any machine."""
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest()) % places


def on_its_day(case: str, cases: Sequence[str]) -> pytest.MarkDecorator:
    """Return a mark by which one of the *cases*, each a long test, runs every day.

    The others wait for theirs; ``make test-all`` runs them all.
    """
    is_today = case in sample(cases, 1, about="its day")
    return pytest.mark.skipif(not is_today, reason="it has another day, or make test-all")
