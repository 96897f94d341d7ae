"""What is asked, what is refused, what follows. The numbers are those of the rulebook."""

from candle.model.content import BIDS, BURN, DEALS, DRAWS, OUT, PASS, Bid, Deal, Draw
from candle.model.events import Bade, Hired, Revealed, Shown, Sold
from candle.model.state import Candle
from clocksmith.core.action import Action, Detail
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.step import NOT_OFFERED, Chance, Decision, Refusal, Task

BRIGHT = 6  # 3.4 to 1 that a candle survives the first bid


class DealPatron(Chance[Candle]):
    """2.1 Somebody is hired by a patron that nobody else has."""

    __match_args__ = ("owner",)

    def __init__(self, owner: Seat) -> None:
        super().__init__()
        self.owner = owner

    def candidates(self, state: Candle) -> list[Action]:
        taken = [player.patron for player in state.players]
        return [deal for deal in DEALS if deal.patron not in taken]

    def answer(self, state: Candle, action: Action, log: Log) -> None:
        assert isinstance(action, Deal)
        state.players[self.owner].patron = action.patron
        log.add(Hired(self.owner, action.patron))


class DrawLot(Chance[Candle]):
    """3.1 The next lot is drawn; who may bid first changes from lot to lot."""

    def candidates(self, state: Candle) -> list[Action]:
        return [draw for draw in DRAWS if draw.lot not in state.shown]

    def answer(self, state: Candle, action: Action, log: Log) -> None:
        assert isinstance(action, Draw)
        first = Seat(len(state.shown) % len(state.players))
        state.shown = (*state.shown, action.lot)
        log.add(Shown(action.lot))
        then(state, AskBid(first))


class AskBid(Decision[Candle]):
    """3.2 Somebody bids more than the price, or leaves the auction."""

    def candidates(self, state: Candle) -> list[Action]:
        return [PASS, *BIDS]

    def refusal(self, state: Candle, action: Action) -> Refusal | None:
        coins = state.players[self.seat].coins
        if action is PASS:
            return None
        if not isinstance(action, Bid):
            return NOT_OFFERED
        if action.coins > coins:
            return Refusal("3.2", "too-poor", (Detail("coins", coins),))
        if action.coins <= state.price:
            return Refusal("3.2", "too-low", (Detail("coins", state.price),))
        return None

    def answer(self, state: Candle, action: Action, log: Log) -> None:
        if isinstance(action, Bid):
            state.price, state.leader, state.bids = action.coins, self.seat, state.bids + 1
            log.add(Bade(self.seat, action.coins))
            then(state, Flicker(), NextBidder(self.seat))
        else:
            state.players[self.seat].passed = True
            log.add(Bade(self.seat, 0))
            then(state, NextBidder(self.seat))


class Flicker(Chance[Candle]):
    """3.4 After every bid the candle may go out, the more easily the more bids there were."""

    def candidates(self, state: Candle) -> list[Action]:
        return [BURN, OUT]

    def weights(self, state: Candle) -> list[int]:
        return [BRIGHT, state.bids]

    def answer(self, state: Candle, action: Action, log: Log) -> None:
        if action is OUT:
            state.stack[-1] = Sell()  # nobody else is asked


class NextBidder(Task[Candle]):
    """3.3 The next who has not left is asked; where nobody is, the lot is sold."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: Candle, log: Log) -> None:
        seats = len(state.players)
        order = [Seat((self.seat + n) % seats) for n in range(1, seats + 1)]
        asked = [s for s in order if s != state.leader and not state.players[s].passed]
        then(state, AskBid(asked[0]) if asked else Sell())


class Sell(Task[Candle]):
    """3.5 The highest bidder pays and takes the lot; 4.1 after the last, patrons step forward."""

    def run(self, state: Candle, log: Log) -> None:
        log.add(Sold(state.leader, state.shown[-1], state.price))
        if state.leader != NOBODY:
            buyer = state.players[state.leader]
            buyer.coins -= state.price
            buyer.lots = (*buyer.lots, state.shown[-1])
        state.price, state.leader, state.bids = 0, NOBODY, 0
        for player in state.players:
            player.passed = False
        if state.left():
            then(state, DrawLot())
        else:
            for seat, player in enumerate(state.players):
                log.add(Revealed(Seat(seat), player.patron))
