"""Tile laying: seats lay tiles of three colours on one board, and score for equal neighbours."""

from collections.abc import Callable
from typing import Final

from clocksmith.core.action import Action, ActionSpace
from clocksmith.core.event import Log
from clocksmith.core.game import Game, then
from clocksmith.core.layout.plain import PlainPart, PlainState
from clocksmith.core.options import Choices, OptionList
from clocksmith.core.outcome import Outcome, ranked
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Chance, Decision, Refusal

SIDE: Final = 4
COLOURS: Final = ("red", "blue", "white")
EACH: Final = 6  # tiles of a colour
EMPTY: Final = -1
DRAWS: Final = [Action(f"draw {colour}") for colour in COLOURS]
LAYS: Final = [Action(f"lay {'abcd'[n % SIDE]}{n // SIDE + 1}") for n in range(SIDE * SIDE)]
OPTIONS: Final = OptionList([])


class Gardener(PlainPart):
    """What a seat has."""

    def __init__(self) -> None:
        self.points = 0


class Gardens(PlainState):
    """A position."""

    def __init__(self, seats: int, choices: Choices) -> None:
        super().__init__(choices)
        self.cells = [EMPTY] * (SIDE * SIDE)
        self.bag = [EACH] * len(COLOURS)
        self.tile = EMPTY
        self.players = [Gardener() for _ in range(seats)]


def neighbours(cell: int) -> list[int]:
    """Return the cells beside a cell."""
    column, row = cell % SIDE, cell // SIDE
    beside = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
    return [x + SIDE * y for x, y in beside if 0 <= x < SIDE and 0 <= y < SIDE]


class DrawTile(Chance[Gardens]):
    """A tile is drawn from the bag for a seat."""

    __match_args__ = ("gardener",)

    def __init__(self, gardener: Seat) -> None:
        super().__init__()
        self.gardener = gardener

    def candidates(self, state: Gardens) -> list[Action]:
        return [DRAWS[colour] for colour in range(len(COLOURS)) if state.bag[colour]]

    def weights(self, state: Gardens) -> list[int]:
        return [count for count in state.bag if count]

    def answer(self, state: Gardens, action: Action, log: Log) -> None:
        state.tile = DRAWS.index(action)
        state.bag[state.tile] -= 1
        then(state, LayTile(self.gardener))


class LayTile(Decision[Gardens]):
    """The tile is laid on an empty cell: a point for each equal neighbour, one less for others."""

    def candidates(self, state: Gardens) -> list[Action]:
        return [LAYS[cell] for cell, tile in enumerate(state.cells) if tile == EMPTY]

    def refusal(self, state: Gardens, action: Action) -> Refusal | None:
        return None if action in self.candidates(state) else NOT_OFFERED

    def answer(self, state: Gardens, action: Action, log: Log) -> None:
        cell = LAYS.index(action)
        state.cells[cell] = state.tile
        for other in neighbours(cell):
            if state.cells[other] != EMPTY:
                state.players[self.seat].points += 1 if state.cells[other] == state.tile else -1
        if EMPTY in state.cells:
            then(state, DrawTile(Seat((self.seat + 1) % len(state.players))))


class GardensGame(Game[Gardens]):
    """Two to four seats, sixteen cells."""

    def __init__(self) -> None:
        self.name, self.rules_version, self.seats = "gardens", 1, range(2, 5)
        self.actions, self.options = ActionSpace([*DRAWS, *LAYS]), OPTIONS
        self.names, self.counted, self.seated = {}, {}, ["seat"]

    def start(self, seats: int, options: Choices | None = None) -> Gardens:
        state = Gardens(seats, options or OPTIONS.choose({}))
        then(state, DrawTile(Seat(0)))
        return state

    def scores(self, state: Gardens) -> list[int]:
        return [player.points for player in state.players]

    def outcome(self, state: Gardens) -> Outcome | None:
        return None if state.stack else ranked(self.scores(state), "garden-full")

    def redeal(self, state: Gardens, seat: Seat, pick: Callable[[int], int]) -> None:
        """Nothing is hidden."""


GAME: Final = GardensGame()
