"""What a bot may spend."""

import pytest

from clocksmith.bots.bot import Budget


@pytest.mark.parametrize("spent", [{}, {"seconds": 0.0}, {"seconds": -1.0}, {"visits": 0}])
def test_a_budget_is_more_than_nothing(spent: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="a budget"):
        Budget(**spent)  # type: ignore[arg-type]  # the point of the test


def test_a_budget_may_have_seconds_visits_or_both() -> None:
    assert Budget(2.0) == Budget(seconds=2.0)
    assert Budget(seconds=2.0, visits=3) != Budget(visits=3)
