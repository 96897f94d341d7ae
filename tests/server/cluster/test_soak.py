"""What a soak has seen is drawn from zero, and its growth is that of the line through it."""

import pytest

from faults.curve import drawn, marks
from faults.soak import Sample, growth


def sample(minute: float, server_mb: float) -> Sample:
    return Sample(minute, server_mb, bots_mb=0.0, files=10, moves=0, tables=0)


def test_growth_is_counted_by_the_hour() -> None:
    assert growth([sample(30.0 * half, 100.0 + half) for half in range(5)]) == pytest.approx(2.0)
    assert growth([sample(0.0, 100.0)]) == 0.0


def test_marks_are_round_and_reach_what_is_drawn() -> None:
    assert marks(142.6) == [0, 50, 100, 150]
    assert marks(60.0) == [0, 10, 20, 30, 40, 50, 60]


def test_a_curve_begins_at_zero_and_has_all_points() -> None:
    picture = drawn([(0.0, 100.0), (30.0, 120.0), (60.0, 120.0)])
    assert picture.count(",") == 3
    assert ">0</text>" in picture
