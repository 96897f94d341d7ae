"""When to stop thinking."""

import time
from typing import Final, final

from clocksmith.bots.bot import Budget

SAFETY: Final = 0.92  # of the seconds: what is begun must still be finished


@final
class Watch:
    """Counts what is spent of a budget: seconds since it was started, and visits."""

    __slots__ = ("_deadline", "_visits", "visits")

    def __init__(self, budget: Budget) -> None:
        seconds = budget.seconds
        self._deadline = -1.0 if seconds is None else time.perf_counter() + SAFETY * seconds
        self._visits = -1 if budget.visits is None else budget.visits
        self.visits = 0

    def is_out(self) -> bool:
        """Return whether the budget is spent."""
        if 0 <= self._visits <= self.visits:
            return True
        return self._deadline >= 0.0 and time.perf_counter() >= self._deadline
