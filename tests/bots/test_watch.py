"""When to stop thinking."""

import time

from clocksmith.bots.bot import Budget
from clocksmith.bots.watch import started


def test_visits_run_out_and_the_clock_does_not_matter() -> None:
    watch = started(Budget(visits=2))
    assert not watch.is_out()
    watch.visits += 2
    assert watch.is_out()


def test_seconds_run_out_a_little_early() -> None:
    watch = started(Budget(seconds=0.05))
    assert not watch.is_out()
    while not watch.is_out():
        assert time.perf_counter()
    assert 0.03 < watch.seconds() < 0.06


def test_a_part_of_a_watch_runs_out_before_the_whole() -> None:
    watch = started(Budget(visits=10))
    watch.visits = 4
    half = watch.part(0.5)
    half.visits += 3
    assert half.is_out()
    watch.visits = half.visits
    assert not watch.is_out()


def test_what_is_not_finished_soon_after_the_time_is_given_up() -> None:
    watch = started(Budget(seconds=0.05))
    while not watch.is_late():
        assert watch.grace() is not None
    assert watch.is_out()
    assert watch.grace() == 0.0
    assert watch.seconds() > 0.05


def test_visits_alone_are_never_late() -> None:
    watch = started(Budget(visits=1))
    watch.visits += 2
    assert not watch.is_late()
    assert watch.grace() is None
