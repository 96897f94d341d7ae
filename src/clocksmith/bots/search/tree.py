"""The tree of a search: whole turns and their results."""

import math
from typing import final

from clocksmith.bots.planner import Line
from clocksmith.bots.search.parameters import SearchParameters
from clocksmith.core.seat import Seat


@final
class Node:
    """What is known about a position after one more turn: visits, and who won how often.

    Positions that differ only in what was drawn or is hidden share a node.
    """

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.totals = [0.0] * seats  # summed chances to win, by seat
        self.children: dict[tuple[int, ...], Node] = {}

    def child(self, line: Line) -> "Node":
        """Return the node that *line* leads to."""
        answers = tuple([action.index for action in line.answers])
        node = self.children.get(answers)
        if node is None:
            node = Node(len(self.totals))
            self.children[answers] = node
        return node

    def add(self, values: list[float], visits: int) -> None:
        """Note more visits and the sum of their results."""
        self.visits += visits
        for seat in range(len(values)):
            self.totals[seat] += values[seat]

    def worth(self, seat: Seat, expected: float, prior_visits: float) -> float:
        """Return the mean result of *seat*, drawn towards what was *expected* before visits.

        *prior_visits* is how many visits the expectation counts for.
        """
        return (self.totals[seat] + prior_visits * expected) / (self.visits + prior_visits)

    def uncertainty(self, visits: int) -> float:
        """Return how little is known after *visits* of the parent, of which this had a share."""
        return math.sqrt(math.log(visits + 1.0) / (self.visits + 1.0))

    def width(self, widening: float) -> int:
        """Return how many turns are tried from here: *widening* for each root of the visits."""
        return 1 + int(widening * math.sqrt(self.visits))


def select(
    node: Node, lines: list[Line], seat: Seat, bias: float, parameters: SearchParameters
) -> Line:
    """Return the turn with the highest upper confidence bound for *seat*, from *node* on.

    *bias* is how far results differ from forecasts, in the mean.
    """
    best = lines[0]
    if len(lines) == 1:
        return best
    highest = -1.0
    for line in lines:
        child = node.child(line)
        ucb = child.worth(seat, line.value + bias, parameters.prior_visits)
        ucb += parameters.exploration * child.uncertainty(node.visits)
        if ucb > highest:
            highest = ucb
            best = line
    return best
