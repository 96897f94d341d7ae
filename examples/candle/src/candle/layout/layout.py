"""A position, declared once: its text, copies, views and numbers for learners follow from that."""

from functools import cache

from candle.model.content import COINS, KINDS, LOTS, OPTIONS
from candle.model.state import UNKNOWN, Candle
from clocksmith.core.layout.blocks import Block, Seats
from clocksmith.core.layout.fields import Field
from clocksmith.core.layout.kinds import Count, Named, OfSeat, YesNo
from clocksmith.core.layout.layout import Heading, Layout
from clocksmith.core.layout.lists import Several
from clocksmith.core.layout.sight import owner
from clocksmith.core.layout.steps import Steps, steps_of
from clocksmith.core.seat import NOBODY


class CandleLayout(Layout[Candle]):
    """What a position holds, and what must add up in it."""

    def imbalances(self, state: Candle) -> list[str]:
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
        Field("patron", Named("a patron", KINDS), default=UNKNOWN, visible_to=owner),
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
