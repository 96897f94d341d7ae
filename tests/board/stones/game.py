"""Two seats lay their cards on nine squares; corners count double. Nothing is hidden."""

from collections.abc import Callable
from functools import cache
from typing import Final

from clocksmith.core.action import Action, ActionSpace
from clocksmith.core.event import Event, Log
from clocksmith.core.game import Game, then
from clocksmith.core.layout.blocks import Block, Seats
from clocksmith.core.layout.fields import Field
from clocksmith.core.layout.kinds import Count, Named, OfSeat
from clocksmith.core.layout.layout import Heading, Layout
from clocksmith.core.layout.lists import FixedTuple, Several
from clocksmith.core.layout.plain import PlainPart, PlainState
from clocksmith.core.layout.steps import Steps, steps_of
from clocksmith.core.options import Choices, OptionList
from clocksmith.core.outcome import Outcome, ranked
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.step import NOT_OFFERED, Decision, Refusal

CELLS: Final = [f"{column}{row}" for row in "123" for column in "abc"]
CARDS: Final = [f"{kind}-{worth}" for kind in ("sun", "moon") for worth in range(1, 6)]
CORNERS: Final = (0, 2, 6, 8)
EMPTY: Final = -1
OPTIONS: Final = OptionList([])


class Put(Action):
    """1.1 A seat lays a card on a square."""

    __match_args__ = ("card", "cell")

    def __init__(self, card: int, cell: int) -> None:
        super().__init__(f"put {CARDS[card]} {CELLS[cell]}")
        self.card = card
        self.cell = cell


ACTIONS: Final = ActionSpace(
    [Put(card, cell) for card in range(len(CARDS)) for cell in range(len(CELLS))]
)


class Laid(Event):
    """1.1 A seat laid a card on a square."""

    __match_args__ = ("seat", "card", "cell")

    def __init__(self, seat: Seat, card: int, cell: int) -> None:
        self.seat = seat
        self.card = card
        self.cell = cell


class Player(PlainPart):
    """What lies in front of a seat."""

    def __init__(self, seat: int) -> None:
        self.hand = tuple(range(seat * 5, seat * 5 + 5))
        self.points = 0


class Stones(PlainState):
    """A position."""

    def __init__(self, seats: int, choices: Choices) -> None:
        super().__init__(choices)
        self.cells = (EMPTY,) * len(CELLS)
        self.owners = (int(NOBODY),) * len(CELLS)
        self.players = [Player(seat) for seat in range(seats)]


class LayCard(Decision[Stones]):
    """1.1 Lay a card on a free square."""

    def candidates(self, state: Stones) -> list[Action]:
        return [
            ACTIONS.actions[card * len(CELLS) + cell]
            for card in state.players[self.seat].hand
            for cell in range(len(CELLS))
        ]

    def refusal(self, state: Stones, action: Action) -> Refusal | None:
        if not isinstance(action, Put) or action.card not in state.players[self.seat].hand:
            return NOT_OFFERED
        return None if state.cells[action.cell] == EMPTY else Refusal("1.2", "taken")

    def answer(self, state: Stones, action: Action, log: Log) -> None:
        assert isinstance(action, Put)
        at, player = action.cell, state.players[self.seat]
        state.cells = (*state.cells[:at], action.card, *state.cells[at + 1 :])
        state.owners = (*state.owners[:at], self.seat, *state.owners[at + 1 :])
        player.hand = tuple([card for card in player.hand if card != action.card])
        player.points += (action.card % 5 + 1) * (2 if at in CORNERS else 1)
        log.add(Laid(self.seat, action.card, at))
        if EMPTY in state.cells:
            then(state, LayCard(Seat(1 - self.seat)))


class StonesGame(Game[Stones]):
    """Two seats, nine squares."""

    def __init__(self) -> None:
        self.name = "stones"
        self.rules_version = 1
        self.seats = range(2, 3)
        self.actions = ACTIONS
        self.options = OPTIONS
        self.names = {"card": CARDS, "cell": CELLS}
        self.counted = {}
        self.seated = ["seat"]

    def start(self, seats: int, options: Choices | None = None) -> Stones:
        state = Stones(seats, options or OPTIONS.choose({}))
        then(state, LayCard(Seat(0)))
        return state

    def scores(self, state: Stones) -> list[int]:
        return [player.points for player in state.players]

    def outcome(self, state: Stones) -> Outcome | None:
        return None if state.stack else ranked(self.scores(state), "full")

    def redeal(self, state: Stones, seat: Seat, pick: Callable[[int], int]) -> None:
        """Nothing is hidden."""

    def layout(self, seats: int) -> Layout[Stones]:
        return layout(seats)


@cache
def layout(seats: int) -> Layout[Stones]:
    """Return what a position holds."""
    card, seat = Named("a card", CARDS, none="."), OfSeat(seats)
    player = Block([Field("hand", Several(card)), Field("points", Count("points", 0, 99))])
    table = Block(
        [
            Field("cells", FixedTuple("squares", card, CELLS)),
            Field("owners", FixedTuple("owners", OfSeat(seats, none="."), CELLS)),
            Seats("players", seats, player),
        ]
    )
    steps = Steps(steps_of("stones.game"), {"seat": seat})
    return Layout(Heading("stones", 1, OPTIONS), seats, table, steps, Stones)


GAME: Final = StonesGame()
