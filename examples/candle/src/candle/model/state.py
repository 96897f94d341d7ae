"""A position of By the Candle."""

from candle.model.content import COINS, worth_of
from clocksmith.core.layout.plain import PlainPart, PlainState
from clocksmith.core.options import Choices
from clocksmith.core.seat import NOBODY

UNKNOWN = -1


class Player(PlainPart):
    """What lies in front of a seat."""

    def __init__(self) -> None:
        self.coins = COINS
        self.patron = UNKNOWN  # until one is dealt
        self.lots: tuple[int, ...] = ()
        self.passed = False

    def points(self) -> int:
        """4.2 What the lots are worth to the patron, and one point for every five coins."""
        return sum([worth_of(lot, self.patron) for lot in self.lots]) + self.coins // 5


class Candle(PlainState):
    """A position of By the Candle."""

    def __init__(self, seats: int, choices: Choices) -> None:
        super().__init__(choices)
        self.shown: tuple[int, ...] = ()  # the lots so far, the one for sale last
        self.price = 0
        self.leader = NOBODY  # who has bid that price
        self.bids = 0  # for this lot
        self.players = [Player() for _ in range(seats)]

    def left(self) -> int:
        """1.3 How many lots are still to come."""
        return int(self.choices.value("lots")) - len(self.shown)
