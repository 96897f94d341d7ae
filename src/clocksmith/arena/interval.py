"""How sure a share is: the Wilson score interval."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

SURE: Final = 1.959964  # standard deviations on either side that hold 95 %


@dataclass(frozen=True)
class Interval:
    """A range that holds the true value in 95 of 100 cases."""

    low: float
    high: float

    def holds(self, value: float) -> bool:
        """Return whether *value* may be the true one."""
        return self.low <= value <= self.high


def wilson(won: float, tries: int) -> Interval:
    """Return the interval of a share from *won* in so many *tries*.

    A shared win is a part of one. Its spread is smaller than that of wins
    and losses with the same mean, so the interval is, if anything, too wide. That also
    holds for seat orders that play the same seed: where the deal favours a
    seat, what one order wins by it the other loses.
    """
    if tries == 0:
        return Interval(0.0, 1.0)
    share = won / tries
    square = SURE * SURE / tries
    middle = (share + square / 2) / (1 + square)
    reach = SURE * sqrt(share * (1 - share) / tries + square / (4 * tries)) / (1 + square)
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))
