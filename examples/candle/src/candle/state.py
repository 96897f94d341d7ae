"""A position, declared once: its text, copies, views and numbers for learners follow from that."""

from functools import cache

from candle.content import COINS, KINDS, LOTS, OPTIONS, worth_of
from clocksmith.core.layout.blocks import Block, Seats
from clocksmith.core.layout.fields import Field
from clocksmith.core.layout.kinds import Count, Named, OfSeat, YesNo
from clocksmith.core.layout.layout import Heading, Layout
from clocksmith.core.layout.lists import Several
from clocksmith.core.layout.plain import PlainPart, PlainState
from clocksmith.core.layout.sight import owner
from clocksmith.core.layout.steps import Steps, steps_of
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


class CandleLayout(Layout[Candle]):
    """What a position holds, and what must add up in it."""

    def accounts(self, state: Candle) -> list[str]:
        held = [lot for player in state.players for lot in player.lots]
        dealt = [player.patron for player in state.players if player.patron != UNKNOWN]
        once = all(len(set(things)) == len(things) for things in (state.shown, held, dealt))
        is_right = once and set(held) <= set(state.shown)
        return [] if is_right else ["a lot or a patron is there twice, or a lot was never shown"]


@cache
def layout(seats: int) -> CandleLayout:
    """Return all that a position with so many seats holds, and who may know it."""
    lots, coins, seat = Several(Named("a lot", LOTS)), Count("coins", 0, COINS), OfSeat(seats)
    player = [
        Field("coins", coins),
        Field("patron", Named("a patron", KINDS), default=UNKNOWN, known=owner),
        Field("lots", lots),
        Field("passed", YesNo(), default=False),
    ]
    table = [
        Field("shown", lots),
        Field("price", coins),
        Field("leader", seat, default=NOBODY),
        Field("bids", Count("bids", 0, COINS)),
        Seats("players", seats, Block([*player])),
    ]
    steps = Steps(steps_of("candle.rules"), {"seat": seat, "owner": seat})
    return CandleLayout(Heading("candle", 1, OPTIONS), seats, Block([*table]), steps, Candle)
