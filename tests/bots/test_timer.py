"""When to stop thinking."""

import time

from clocksmith.bots.bot import Budget
from clocksmith.bots.timer import start_timer


def test_visits_run_out_and_the_clock_does_not_matter() -> None:
    timer = start_timer(Budget(visits=2))
    assert not timer.is_out()
    timer.visits += 2
    assert timer.is_out()


def test_seconds_run_out_a_little_early() -> None:
    timer = start_timer(Budget(seconds=0.05))
    assert not timer.is_out()
    while not timer.is_out():
        assert time.perf_counter()
    assert 0.03 < timer.seconds() < 0.06


def test_a_part_of_a_watch_runs_out_before_the_whole() -> None:
    timer = start_timer(Budget(visits=10))
    timer.visits = 4
    half = timer.part(0.5)
    half.visits += 3
    assert half.is_out()
    timer.visits = half.visits
    assert not timer.is_out()


def test_what_is_not_finished_soon_after_the_time_is_given_up() -> None:
    timer = start_timer(Budget(seconds=0.05))
    while not timer.is_late():
        assert timer.grace() is not None
    assert timer.is_out()
    assert timer.grace() == 0.0
    assert timer.seconds() > 0.05


def test_visits_alone_are_never_late() -> None:
    timer = start_timer(Budget(visits=1))
    timer.visits += 2
    assert not timer.is_late()
    assert timer.grace() is None
