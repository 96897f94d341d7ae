"""What things are worth in The Sands of Time, in points: numbers found by play."""

from typing import Final, final


@final
class Taste:
    """How one player weighs things against each other."""

    __slots__ = (
        "trust",
        "swell",
        "surplus",
        "laid",
        "open",
        "pen",
        "later",
        "stock",
        "income",
        "unrest",
        "foothold",
        "empty",
        "soldier",
        "marker",
        "unlocked",
        "hope",
        "power",
        "opened",
        "emphasis",
        "advance",
    )

    def __init__(
        self,
        trust: float = 0.24,
        swell: float = 0.24,
        surplus: float = 0.25,
        laid: float = 0.30,
        open: float = 0.6,
        pen: float = 0.55,
        later: float = 0.75,
        stock: float = 0.45,
        income: float = 0.22,
        unrest: float = 0.12,
        foothold: float = 1.2,
        empty: float = -1.6,
        soldier: float = 0.12,
        marker: float = 0.6,
        unlocked: float = 1.0,
        hope: float = 0.9,
        power: float = 0.6,
        opened: float = 0.6,
        emphasis: float = 2.0,
        advance: float = 1.8,
    ) -> None:
        self.trust = trust  # heritage that a category gains in a round
        self.swell = swell  # how far a scoring space comes in a round, in cards
        self.surplus = surplus  # of what heritage or count has too much
        self.laid = laid  # how far one comes in a round for a card that lies already
        self.open = open  # of the points of a card that is not laid yet
        self.pen = pen  # cards for which a round gives time
        self.later = later  # of points in a later dynasty
        self.stock = stock  # of a resource that can still be spent in this generation
        self.income = income  # of a resource in each generation to come
        self.unrest = unrest  # of a step down, in each round to come
        self.foothold = foothold  # of a region that could be annexed
        self.empty = empty  # of a region that others could annex
        self.soldier = soldier
        self.marker = marker  # on an emphasis card that can still be completed
        self.unlocked = unlocked  # of a category unlocked for good
        self.hope = hope  # of what a card in hand could do
        self.power = power  # of what advances and structures are said to bring
        self.opened = opened  # of a category unlocked for a generation
        self.emphasis = emphasis  # of an emphasis card in hand when a generation begins
        self.advance = advance  # of an advance card in hand that can be used


USUAL: Final = Taste()
