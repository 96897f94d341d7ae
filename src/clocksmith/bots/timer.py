"""When to stop thinking."""

import time
from typing import Final, final

from clocksmith.bots.bot import Budget

SAFETY: Final = 0.92  # of the seconds: what is begun must still be finished
LIMIT: Final = 1.08  # of the seconds: what is not finished then is given up
NEVER: Final = -1.0


@final
class Timer:
    """Says when a budget is spent: at a time, or after so many visits of positions."""

    def __init__(self, begun: float, deadline: float, limit: float, most: int, visits: int) -> None:
        self._begun = begun
        self._deadline = deadline  # or NEVER
        self._limit = limit  # or NEVER
        self._most = most  # visits, or below 0 when they do not matter
        self.visits = visits

    def is_out(self) -> bool:
        """Return whether the budget is spent."""
        if 0 <= self._most <= self.visits:
            return True
        return self._deadline >= 0.0 and time.perf_counter() >= self._deadline

    def is_late(self) -> bool:
        """Return whether thinking must stop at once; never where time does not matter."""
        return self._limit >= 0.0 and time.perf_counter() >= self._limit

    def part(self, share: float) -> "Timer":
        """Return a timer that runs out when *share* of what is left is spent."""
        now = time.perf_counter()
        deadline = NEVER if self._deadline < 0.0 else now + share * (self._deadline - now)
        most = self._most
        if most >= 0:
            most = self.visits + int(share * (most - self.visits))
        return Timer(now, deadline, self._limit, most, self.visits)

    def divided(self, shares: int) -> "Timer":
        """Return a timer for one of *shares* that work at the same time."""
        most = self._most
        if most >= 0:
            most = self.visits + (most - self.visits) // shares
        return Timer(time.perf_counter(), self._deadline, self._limit, most, self.visits)

    def seconds(self) -> float:
        """Return how long it has been running."""
        return time.perf_counter() - self._begun

    def seconds_left(self) -> float | None:
        """Return how long it still runs, at least an instant; None when time does not matter."""
        return None if self._deadline < 0.0 else max(0.001, self._deadline - time.perf_counter())

    def grace(self) -> float | None:
        """Return the seconds until thinking must stop; None when time does not matter."""
        return None if self._limit < 0.0 else max(0.0, self._limit - time.perf_counter())

    def visits_left(self) -> int | None:
        """Return how many visits are left, at least one; None when they do not matter."""
        return None if self._most < 0 else max(1, self._most - self.visits)


def start_timer(budget: Budget) -> Timer:
    """Return a timer that has just been started."""
    now = time.perf_counter()
    deadline = limit = NEVER
    if budget.seconds is not None:
        deadline = now + SAFETY * budget.seconds
        limit = now + LIMIT * budget.seconds
    return Timer(now, deadline, limit, -1 if budget.visits is None else budget.visits, 0)
