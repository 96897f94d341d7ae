"""By the Candle keeps the contract of Clocksmith, and its own rules."""

from candle.game import GAME
from candle.model.events import Revealed, Sold

from clocksmith.core.event import Log
from clocksmith.core.seat import Seat
from clocksmith.testing import Driver, conform


class CandleDriver(Driver):
    """Nothing but the end makes a patron known."""

    revealing = (Revealed,)


def test_it_keeps_the_contract() -> None:
    conform(GAME, range(12), CandleDriver(GAME))


def test_the_highest_bidder_pays_and_takes_the_lot() -> None:
    state, log = GAME.start(2), Log()
    for text in ("deal maps", "deal books", "draw maps-3", "bid 4", "burn", "bid 7", "out"):
        GAME.apply(state, GAME.actions.parse(text), log)
    assert log.events[-1] == Sold(Seat(1), GAME.names["lot"].index("maps-3"), 7)
    assert [player.coins for player in state.players] == [20, 13]
    assert GAME.scores(state) == [4, 5]


def test_a_bid_must_be_higher_and_paid_for() -> None:
    state, log = GAME.start(2), Log()
    for text in ("deal maps", "deal books", "draw maps-3", "bid 4", "burn"):
        GAME.apply(state, GAME.actions.parse(text), log)
    low = GAME.refusal(state, GAME.actions.parse("bid 4"))
    assert low is not None
    assert (low.rule, low.key) == ("3.2", "too-low")
