"""THE SANDS OF TIME as the contract of core asks for it; no rule."""

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
from clocksmith.games.sands import content
from clocksmith.games.sands.actions import ACTIONS, PAYMENT_NAMES, TRIBUTE_NAMES
from clocksmith.games.sands.content import (
    ADVANCE_NAMES,
    BONUS_NAMES,
    CARD_NAMES,
    CATEGORY_NAMES,
    CHRONICLE_NAMES,
    FEWEST_SEATS,
    MOST_SEATS,
    PIECE_NAMES,
    REGION_NAMES,
    RESOURCE_NAMES,
    ROW_NAMES,
    SPACE_NAMES,
    STRUCTURE_NAMES,
)
from clocksmith.games.sands.events import WHY_NAMES
from clocksmith.games.sands.layout import HEADING, SandsLayout, layout
from clocksmith.games.sands.options import OPTIONS
from clocksmith.games.sands.prices import prices_of
from clocksmith.games.sands.redeal import redeal
from clocksmith.games.sands.rules import end
from clocksmith.games.sands.rules.setup import set_up
from clocksmith.games.sands.standing import standing_of
from clocksmith.games.sands.state import Sands
from clocksmith.games.sands.view import view_of

# The printed parts that a board shows.
PRINTED: Final = [
    "regions",
    "terrain_names",
    "borders",
    "spaces",
    "chronicles",
    "structures",
    "advances",
    "cards",
    "action_cards",
    "first_of_row",
    "row_category",
    "track_start",
    "track_end",
    "next_colour",
    "growth_spaces",
    "rolls",
    "rounds",
    "levels",
    "least_unrest",
    "most_unrest",
    "most_heritage",
    "die_factor",
    "highest_die",
]


@final
class SandsGame(Game[Sands]):
    """The Sands of Time: two to five seats, three dynasties."""

    def __init__(self) -> None:
        self.name = HEADING.game
        self.rules_version = HEADING.version
        self.seats = range(FEWEST_SEATS, MOST_SEATS + 1)
        self.actions = ACTIONS
        self.options = OPTIONS
        self.names = {
            "region": REGION_NAMES,
            "old_region": REGION_NAMES,
            "other_region": REGION_NAMES,
            "resource": RESOURCE_NAMES,
            "payment": PAYMENT_NAMES,
            "tribute": TRIBUTE_NAMES,
            "piece": PIECE_NAMES,
            "category": CATEGORY_NAMES,
            "structure": STRUCTURE_NAMES,
            "advance": ADVANCE_NAMES,
            "row": ROW_NAMES,
            "card": CARD_NAMES,
            "other_card": CARD_NAMES,
            "cards": CARD_NAMES,
            "chronicle": CHRONICLE_NAMES,
            "space": SPACE_NAMES,
            "bonus": BONUS_NAMES,
            "why": WHY_NAMES,
        }
        self.counted = {}
        self.seated = ["seat", "rival", "owner", "holder", "attacker", "defender", "mover"]

    def printed(self) -> dict[str, Any]:
        return {name: getattr(content, name.upper()) for name in PRINTED}

    def start(self, seats: int, options: Choices | None = None) -> Sands:
        state = set_up(seats, options)
        settle(state, Silence())
        return state

    def scores(self, state: Sands) -> list[int]:
        return end.scores(state)

    def outcome(self, state: Sands) -> Outcome | None:
        return end.outcome(state)

    def view(self, state: Sands, seat: Seat) -> Value:
        return view_of(state, seat)

    def redeal(self, state: Sands, seat: Seat, pick: Callable[[int], int]) -> None:
        redeal(state, seat, pick)

    def standing(self, state: Sands) -> Value:
        return standing_of(state)

    def prices(self, state: Sands, action: Action) -> tuple[Price, ...]:
        return prices_of(state, action)

    def write(self, state: Sands) -> str:
        return layout(len(state.players)).write(state)

    def layout(self, seats: int) -> SandsLayout:
        return layout(seats)


GAME: Final = SandsGame()
