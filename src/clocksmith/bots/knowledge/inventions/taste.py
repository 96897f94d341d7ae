"""What things are worth in Inventions, in points: numbers found by play.

What is worth more or less as the end comes nearer has a number for each of
KNOTS, the turns a seat has still to come; between them it changes evenly.
"""

from dataclasses import dataclass
from typing import Final, final

KNOTS: Final = [0.0, 1.0, 2.5, 5.0, 8.0, 11.0]  # turns to come
LAST: Final = 4  # knot that another one follows
Course = tuple[float, float, float, float, float, float]


@final
class Moment:
    """How far a game is for one seat: its turns to come, as a place between two of KNOTS."""

    def __init__(self, left: float) -> None:
        self.left = left
        knot = 0
        while knot < LAST and left >= KNOTS[knot + 1]:
            knot += 1
        self._knot = knot
        self._share = min(1.0, (left - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot]))

    def of(self, course: Course) -> float:
        """Return the worth of something at this moment."""
        knot = self._knot
        before, after = course[4], course[5]
        if knot == 0:  # told one by one, which compiles better than a number that varies
            before, after = course[0], course[1]
        elif knot == 1:
            before, after = course[1], course[2]
        elif knot == 2:
            before, after = course[2], course[3]
        elif knot == 3:
            before, after = course[3], course[4]
        return before + self._share * (after - before)


@dataclass
class Taste:
    """How one player weighs things against each other."""

    goal: Course = (1.0, 0.95, 0.9, 0.9, 0.7, 0.5)  # of the points of a goal as it stands
    goal_row: Course = (0.0, 0.35, 0.45, 0.5, 0.8, 1.0)  # of those that tiles in the row will add
    wealth: Course = (1.0, 1.0, 1.0, 1.0, 0.9, 0.8)  # of the points of wealth tiles as they stand
    wealth_row: Course = (0.0, 0.55, 0.9, 1.1, 1.2, 1.0)  # of those that the row will add
    wealth_hope: Course = (0.0, 0.0, 0.5, 1.5, 2.5, 3.0)  # of a placed wealth tile in addition
    influence: float = 0.25  # of a step, apart from tokens and points at the end
    token: float = 0.65  # of a chain token, for a turn to come
    available: float = 0.5  # of a citizen who is ready
    exhausted: float = 0.3
    academic: float = 0.6
    scholar: float = 0.4
    posted: float = 0.35  # of a citizen on a milestone
    settled: float = 0.4  # of a citizen on the map
    region: Course = (0.0, 0.1, 0.2, 0.8, 1.0, 1.0)  # of a region with a citizen of its own
    crowd: Course = (0.0, 0.2, 0.4, 0.6, 0.3, 0.0)  # of each citizen in the fullest region
    claim: Course = (0.0, 0.3, 0.55, 0.65, 0.55, 0.4)  # of an influence tile that could be laid
    shared: Course = (0.0, 0.35, 0.8, 0.9, 1.1, 1.2)  # of the points of an own invention
    presented: Course = (0.0, 0.1, 0.35, 0.45, 0.7, 0.9)  # of the same, as long as it is an idea
    invention: Course = (0.0, 0.4, 0.7, 1.4, 2.2, 2.5)  # of a card owned
    idea: float = 0.3  # of a card in hand
    era: float = 0.7  # of each era of its own milestone
    row: float = 0.3  # of a tile that waits to be placed
    tile: float = 0.5  # of what a tile is for that waits to be placed


USUAL: Final = Taste()
