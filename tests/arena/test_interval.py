"""The interval of a share."""

import random

import pytest

from clocksmith.arena.interval import Interval, wilson


@pytest.mark.parametrize(
    ("won", "tries", "low", "high"),
    [(100, 200, 0.4314, 0.5686), (197, 200, 0.9568, 0.9949), (0, 10, 0.0, 0.2775)],
)
def test_it_is_that_of_wilson(won: float, tries: int, low: float, high: float) -> None:
    found = wilson(won, tries)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_nothing_tried_says_nothing() -> None:
    assert wilson(0, 0) == Interval(0.0, 1.0)


def test_it_never_leaves_the_possible_and_always_holds_the_share() -> None:
    for tries in (1, 2, 7, 100):
        for won in range(tries + 1):
            found = wilson(won, tries)
            assert 0 <= found.low <= won / tries <= found.high <= 1


def test_with_seed_4_it_holds_the_true_rate_of_shared_wins_as_often_as_it_says() -> None:
    rng = random.Random(4)
    held = 0
    for _ in range(1000):
        shares = [rng.choice((0.0, 0.5, 1.0, 1.0)) for _ in range(60)]
        held += wilson(sum(shares), 60).holds(0.625)
    assert held >= 945
