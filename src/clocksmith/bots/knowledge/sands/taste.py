"""What things are worth in The Sands of Time, in points: numbers found by play."""

from dataclasses import dataclass
from typing import Final


@dataclass
class Taste:
    """How one player weighs things against each other."""

    trust: float = 0.24  # heritage that a category gains in a round
    swell: float = 0.24  # how far a scoring space comes in a round, in cards
    surplus: float = 0.25  # of what heritage or count has too much
    laid: float = 0.30  # how far one comes in a round for a card that lies already
    open: float = 0.6  # of the points of a card that is not laid yet
    pen: float = 0.55  # cards for which a round gives time
    later: float = 0.75  # of points in a later dynasty
    stock: float = 0.45  # of a resource that can still be spent in this generation
    income: float = 0.22  # of a resource in each generation to come
    unrest: float = 0.12  # of a step down, in each round to come
    foothold: float = 1.2  # of a region that could be annexed
    empty: float = -1.6  # of a region that others could annex
    soldier: float = 0.12
    marker: float = 0.6  # on an emphasis card that can still be completed
    unlocked: float = 1.0  # of a category unlocked for good
    hope: float = 0.9  # of what a card in hand could do
    power: float = 0.6  # of what advances and structures are said to bring
    opened: float = 0.6  # of a category unlocked for a generation
    emphasis: float = 2.0  # of an emphasis card in hand when a generation begins
    # What cards in hand are worth that can be used:
    chronicle: float = 0.4  # of the points of the best card that could be laid
    muster: float = 0.7
    conquest: float = 2.0
    raid: float = 0.3  # for each soldier
    building: float = 1.0
    govern: float = 0.9  # for each step
    advance: float = 1.8
    caravan: float = 2.4
    migrate: float = 0.9
    tribute: float = 0.35  # for each resource


USUAL: Final = Taste()
