"""By the Candle as Clocksmith asks for it; no rule."""

from collections.abc import Callable
from typing import Final

from candle.layout.layout import CandleLayout, layout
from candle.model.content import ACTIONS, KINDS, LOTS, OPTIONS, Bid
from candle.model.state import UNKNOWN, Candle
from candle.rules.auction import DealPatron, DrawLot
from candle.view.ledger import CandleLedger
from clocksmith.core.action import Action
from clocksmith.core.game import Game, then
from clocksmith.core.options import Choices
from clocksmith.core.outcome import Outcome, ranked
from clocksmith.core.price import Part, Price, summed
from clocksmith.core.seat import Seat


class CandleGame(Game[Candle]):
    """Two to four seats, six or nine lots, one candle for each."""

    def __init__(self) -> None:
        self.name = "candle"
        self.rules_version = 1
        self.seats = range(2, len(KINDS) + 1)
        self.actions = ACTIONS
        self.options = OPTIONS
        self.names = {"lot": LOTS, "patron": KINDS}
        self.counted = {}
        self.seated = ["seat", "owner", "leader"]

    def start(self, seats: int, options: Choices | None = None) -> Candle:
        state = Candle(seats, options or OPTIONS.choose({}))
        then(state, *[DealPatron(Seat(seat)) for seat in range(seats)], DrawLot())
        return state

    def scores(self, state: Candle) -> list[int]:
        return [player.points() for player in state.players]

    def outcome(self, state: Candle) -> Outcome | None:
        return None if state.stack else ranked(self.scores(state), "all-sold")

    def redeal(self, state: Candle, seat: Seat, pick: Callable[[int], int]) -> None:
        own = state.players[seat].patron if seat >= 0 else UNKNOWN
        pool = [patron for patron in range(len(KINDS)) if patron != own]
        for other, player in enumerate(state.players):
            if other != seat and player.patron != UNKNOWN:
                player.patron = pool.pop(pick(len(pool)))

    def ledger(self, seats: int) -> CandleLedger:
        return CandleLedger(seats)

    def prices(self, state: Candle, action: Action) -> tuple[Price, ...]:
        return (summed("coins", [Part("bid", action.coins)]),) if isinstance(action, Bid) else ()

    def layout(self, seats: int) -> CandleLayout:
        return layout(seats)


GAME: Final = CandleGame()
