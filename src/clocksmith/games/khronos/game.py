"""KHRONOS as the contract of core asks for it; no rule."""

from collections.abc import Callable
from typing import Any, Final, final

from clocksmith.core.action import Action
from clocksmith.core.event import Silence
from clocksmith.core.game import Game, settle
from clocksmith.core.options import Choices
from clocksmith.core.outcome import Outcome
from clocksmith.core.price import Price
from clocksmith.core.seat import Seat
from clocksmith.core.value import Value
from clocksmith.games.khronos import content
from clocksmith.games.khronos.actions import ACTIONS, ADVENTURERS
from clocksmith.games.khronos.board import MOST_SEATS
from clocksmith.games.khronos.content import AGE_NAMES, CELL_NAMES, KIND_NAMES, TILE_NAMES
from clocksmith.games.khronos.events import WHY_NAMES
from clocksmith.games.khronos.layout import HEADING, KhronosLayout, layout
from clocksmith.games.khronos.options import OPTIONS
from clocksmith.games.khronos.prices import prices_of
from clocksmith.games.khronos.redeal import redeal
from clocksmith.games.khronos.rules import end
from clocksmith.games.khronos.rules.setup import FEWEST_SEATS, set_up
from clocksmith.games.khronos.standing import standing_of
from clocksmith.games.khronos.state import Khronos
from clocksmith.games.khronos.view import view_of

# The printed parts that a board shows.
PRINTED: Final = [
    "tiles",
    "maps",
    "decks",
    "surcharges",
    "income_rounds",
    "rounds",
    "hand",
    "room",
    "start_ecus",
    "start_cubes",
    "exchange_price",
    "journey_price",
    "demolition_price",
    "bonus",
    "housing",
]


@final
class KhronosGame(Game[Khronos]):
    """Khronos: two to five seats, seven rounds, one land in three ages."""

    def __init__(self) -> None:
        self.name = HEADING.game
        self.rules_version = HEADING.version
        self.seats = range(FEWEST_SEATS, MOST_SEATS + 1)
        self.actions = ACTIONS
        self.options = OPTIONS
        self.names = {
            "age": AGE_NAMES,
            "old_age": AGE_NAMES,
            "kind": KIND_NAMES,
            "tile": TILE_NAMES,
            "old_tile": TILE_NAMES,
            "cell": CELL_NAMES,
            "old_cell": CELL_NAMES,
            "tied": CELL_NAMES,
            "adventurer": list(ADVENTURERS),
            "why": WHY_NAMES,
        }
        self.counted = {"cards": KIND_NAMES}
        self.seated = ["seat", "owner", "holder", "leaders"]

    def printed(self) -> dict[str, Any]:
        return {name: getattr(content, name.upper()) for name in PRINTED}

    def start(self, seats: int, options: Choices | None = None) -> Khronos:
        state = set_up(seats, options)
        settle(state, Silence())
        return state

    def scores(self, state: Khronos) -> list[int]:
        return end.scores(state)

    def outcome(self, state: Khronos) -> Outcome | None:
        return end.outcome(state)

    def view(self, state: Khronos, seat: Seat) -> Value:
        return view_of(state, seat)

    def redeal(self, state: Khronos, seat: Seat, pick: Callable[[int], int]) -> None:
        redeal(state, seat, pick)

    def standing(self, state: Khronos) -> Value:
        return standing_of(state)

    def prices(self, state: Khronos, action: Action) -> tuple[Price, ...]:
        return prices_of(state, action)

    def write(self, state: Khronos) -> str:
        return layout(len(state.players)).write(state)

    def layout(self, seats: int) -> KhronosLayout:
        return layout(seats)


GAME: Final = KhronosGame()
