"""Bidding: sealed bids for prizes that are turned up, with the cards of a hand."""

from collections.abc import Callable
from typing import Final

from clocksmith.core.action import Action, ActionSpace
from clocksmith.core.event import Log
from clocksmith.core.game import Game, then
from clocksmith.core.layout.plain import PlainPart, PlainState
from clocksmith.core.options import Choices, OptionList
from clocksmith.core.outcome import Outcome, ranked
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Chance, Decision, Refusal, Task

CARDS: Final = 7
BIDS: Final = [Action(f"bid {card}") for card in range(1, CARDS + 1)]
PRIZES: Final = [Action(f"show {prize}") for prize in range(1, CARDS + 1)]
OPTIONS: Final = OptionList([])


class Bidder(PlainPart):
    """What a seat has: its hand as numbers of cards, and the card it has laid down."""

    def __init__(self) -> None:
        self.hand = list(range(CARDS))
        self.laid = -1
        self.won = 0


class Auction(PlainState):
    """A position."""

    def __init__(self, seats: int, choices: Choices) -> None:
        super().__init__(choices)
        self.prizes = list(range(CARDS))
        self.shown = -1
        self.players = [Bidder() for _ in range(seats)]


class ShowPrize(Chance[Auction]):
    """The next prize is turned up."""

    def candidates(self, state: Auction) -> list[Action]:
        return [PRIZES[prize] for prize in state.prizes]

    def answer(self, state: Auction, action: Action, log: Log) -> None:
        state.shown = PRIZES.index(action)
        state.prizes.remove(state.shown)
        then(state, *[LayBid(Seat(seat)) for seat in range(len(state.players))], Compare())


class LayBid(Decision[Auction]):
    """Each seat lays a card face down."""

    def candidates(self, state: Auction) -> list[Action]:
        return [BIDS[card] for card in state.players[self.seat].hand]

    def refusal(self, state: Auction, action: Action) -> Refusal | None:
        return None if action in self.candidates(state) else NOT_OFFERED

    def answer(self, state: Auction, action: Action, log: Log) -> None:
        player = state.players[self.seat]
        player.laid = BIDS.index(action)
        player.hand.remove(player.laid)


class Compare(Task[Auction]):
    """The highest card wins the prize; nobody wins it when two are equal."""

    def run(self, state: Auction, log: Log) -> None:
        laid = [player.laid for player in state.players]
        if laid.count(max(laid)) == 1:
            state.players[laid.index(max(laid))].won += state.shown + 1
        for player in state.players:
            player.laid = -1
        if state.prizes:
            then(state, ShowPrize())


class AuctionGame(Game[Auction]):
    """Two or three seats, seven prizes."""

    def __init__(self) -> None:
        self.name, self.rules_version, self.seats = "bidding", 1, range(2, 4)
        self.actions, self.options = ActionSpace([*BIDS, *PRIZES]), OPTIONS
        self.names, self.counted, self.seated = {}, {}, ["seat"]

    def start(self, seats: int, options: Choices | None = None) -> Auction:
        state = Auction(seats, options or OPTIONS.choose({}))
        then(state, ShowPrize())
        return state

    def scores(self, state: Auction) -> list[int]:
        return [player.won for player in state.players]

    def outcome(self, state: Auction) -> Outcome | None:
        return None if state.stack else ranked(self.scores(state), "all-sold")

    def redeal(self, state: Auction, seat: Seat, pick: Callable[[int], int]) -> None:
        for other, player in enumerate(state.players):
            if other != seat and player.laid >= 0:
                known = [*player.hand, player.laid]
                player.laid = known.pop(pick(len(known)))
                player.hand = sorted(known)


GAME: Final = AuctionGame()
