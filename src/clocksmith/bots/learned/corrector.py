"""The interface of whatever corrects forecasts."""

from typing import Protocol


class Corrector(Protocol):
    """Something that has learned how far forecasts are wrong."""

    names: list[str]  # of the numbers that it is told of a seat

    def corrections(self, rows: list[float], seats: int) -> list[list[float]]:
        """Return for each position the points that each seat's forecast lacks, then the spread.

        *rows* are the numbers of all seats of all positions, one after the other.
        """
        ...
