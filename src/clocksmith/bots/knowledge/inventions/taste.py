"""What things are worth in Inventions, in points: numbers found by play."""

from dataclasses import dataclass
from typing import Final


@dataclass
class Taste:
    """How one player weighs things against each other."""

    goal: float = 0.9  # of the points of a goal as it stands
    goal_hope: float = 0.05  # of what is missing to its most, for each turn to come
    wealth: float = 1.0  # of the points of a placed wealth tile as it stands
    wealth_hope: float = 0.04  # by which they grow, for each turn to come
    influence: float = 0.35  # of a step, besides tokens and points at the end
    token: float = 0.8  # of a chain token, for a turn to come
    available: float = 0.45  # of a citizen who is ready
    exhausted: float = 0.25
    academic: float = 0.6
    scholar: float = 0.4
    posted: float = 0.35  # of a citizen on a milestone
    settled: float = 0.5  # of a citizen on the map
    claim: float = 0.55  # of the points of an influence tile that could be laid
    shared: float = 0.8  # of what an invention will bring when it is shared
    presented: float = 0.45  # of the same, as long as it is an idea
    invention: float = 1.6  # of a card owned
    idea: float = 0.3  # of a card in hand
    era: float = 0.8  # of each era of the own milestone
    row: float = 0.9  # of a tile that waits to be placed
    economy: float = 0.25  # of a placed tile, for each turn to come
    culture: float = 0.12
    technology: float = 0.9  # of a tile that can still be used


USUAL: Final = Taste()
