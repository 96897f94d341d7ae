"""The budget of a turn, shared among all the times that a bot thinks about it."""

from typing import Final

from clocksmith.bots.bot import Budget
from clocksmith.bots.timer import Timer, start_timer

FIRST: Final = 0.8  # of the rest of a turn's budget: what one thought may take


class Allowance:
    """Shares one budget among all thoughts of a turn, the first of which may take the most."""

    def __init__(self, first: float = FIRST) -> None:
        self._first = first
        self._turn: int | None = 0
        self._spent = 0.0  # share of the budget that the turn has cost so far

    def timer(self, budget: Budget, turn: int | None) -> Timer:
        """Return a timer for a thought in the turn with that number, or in one without any."""
        if turn is None or turn != self._turn:
            self._turn = turn
            self._spent = 0.0
        return start_timer(budget).part(self._first * (1.0 - self._spent))

    def note(self, budget: Budget, timer: Timer) -> None:
        """Count what a thought has cost."""
        spent = 0.0
        if budget.seconds is not None:
            spent = timer.seconds() / budget.seconds
        if budget.visits is not None:
            spent = max(spent, timer.visits / budget.visits)
        self._spent = min(1.0, self._spent + spent)
