"""When to stop thinking."""

import time
from collections.abc import Callable

import pytest

from clocksmith.bots.bot import Budget
from clocksmith.bots.timer import start_timer


@pytest.fixture
def sleep(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Let time stand still, but for what is slept."""
    now = time.perf_counter()

    def sleep(seconds: float) -> None:
        nonlocal now
        now += seconds

    monkeypatch.setattr(time, "perf_counter", lambda: now)
    return sleep


def test_visits_run_out_and_the_clock_does_not_matter() -> None:
    timer = start_timer(Budget(visits=2))
    assert not timer.is_out()
    timer.visits += 2
    assert timer.is_out()


def test_seconds_run_out_a_little_early(sleep: Callable[[float], None]) -> None:
    timer = start_timer(Budget(seconds=10.0))
    assert not timer.is_out()
    sleep(9.1)
    assert not timer.is_out()
    sleep(0.2)
    assert timer.is_out()
    assert timer.seconds() == pytest.approx(9.3)


def test_a_part_of_a_watch_runs_out_before_the_whole() -> None:
    timer = start_timer(Budget(visits=10))
    timer.visits = 4
    half = timer.part(0.5)
    half.visits += 3
    assert half.is_out()
    timer.visits = half.visits
    assert not timer.is_out()


def test_what_is_not_finished_soon_after_the_time_is_given_up(
    sleep: Callable[[float], None],
) -> None:
    timer = start_timer(Budget(seconds=10.0))
    assert timer.grace() == pytest.approx(10.8)
    sleep(10.7)
    assert timer.is_out()
    assert not timer.is_late()
    sleep(0.2)
    assert timer.is_late()
    assert timer.grace() == 0.0


def test_visits_alone_are_never_late() -> None:
    timer = start_timer(Budget(visits=1))
    timer.visits += 2
    assert not timer.is_late()
    assert timer.grace() is None
