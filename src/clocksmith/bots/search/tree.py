"""The tree of a search: whole turns and what came of them."""

import math
from typing import Final, final

from clocksmith.bots.planner import Line
from clocksmith.core.seat import Seat

TRUST: Final = 4.0  # how many visits the forecast at the end of a turn is worth
CURIOSITY: Final = 0.08  # how much a turn seldom tried is preferred, in chances to win


@final
class Node:
    """What is known about a position after one more turn: visits, and who won how often.

    Positions that differ only in what was drawn or is hidden share a node.
    """

    __slots__ = ("visits", "totals", "children")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.totals = [0.0] * seats  # summed chances to win, by seat
        self.children: dict[tuple[int, ...], Node] = {}

    def child(self, line: Line) -> "Node":
        """Return the node that *line* leads to."""
        answers = tuple([action.index for action in line.answers])
        found = self.children.get(answers)
        if found is None:
            found = Node(len(self.totals))
            self.children[answers] = found
        return found

    def add(self, values: list[float]) -> None:
        """Note one more visit and what came of it."""
        self.visits += 1
        for seat in range(len(values)):
            self.totals[seat] += values[seat]

    def worth(self, seat: Seat, expected: float) -> float:
        """Return the mean result of *seat*, drawn towards what was *expected* before visits."""
        return (self.totals[seat] + TRUST * expected) / (self.visits + TRUST)

    def wish(self, seat: Seat, expected: float, visits: int) -> float:
        """Return how much *seat* wants to try this again, after *visits* of the parent."""
        return self.worth(seat, expected) + CURIOSITY * math.sqrt(
            math.log(visits + 1.0) / (self.visits + 1.0)
        )
