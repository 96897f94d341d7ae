"""INVENTIONS as the contract of core asks for it; no rule."""

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
from clocksmith.games.inventions import content
from clocksmith.games.inventions.actions import ACTIONS
from clocksmith.games.inventions.content import (
    ASPIRATION_NAMES,
    CARD_NAMES,
    CITIZEN_NAMES,
    DEED_NAMES,
    FEWEST_SEATS,
    GOAL_NAMES,
    INFLUENCE_NAMES,
    KNOWLEDGE_NAMES,
    MILESTONE_NAMES,
    MOST_SEATS,
    PLACE_NAMES,
    REGION_NAMES,
    ROLE_NAMES,
    SPACE_NAMES,
    SPECIALIST_NAMES,
    TILE_NAMES,
)
from clocksmith.games.inventions.effects import EFFECT_NAMES, FIELD_NAMES, METRIC_NAMES
from clocksmith.games.inventions.events import SHELF_NAMES, WHY_NAMES
from clocksmith.games.inventions.layout import HEADING, InventionsLayout, layout
from clocksmith.games.inventions.options import OPTIONS
from clocksmith.games.inventions.prices import prices_of
from clocksmith.games.inventions.redeal import redeal
from clocksmith.games.inventions.rules import end
from clocksmith.games.inventions.rules.dealing import LAYER_NAMES
from clocksmith.games.inventions.rules.milestones import ACCESS_NAMES
from clocksmith.games.inventions.rules.setup import set_up
from clocksmith.games.inventions.standing import standing_of
from clocksmith.games.inventions.state import Inventions
from clocksmith.games.inventions.view import view_of

# The printed parts that a board shows.
PRINTED: Final = [
    "regions",
    "forum_of",
    "era_rounds",
    "band",
    "era_spaces",
    "milestones",
    "ideas",
    "specialists",
    "knowledge",
    "influence",
    "tiles",
    "change_names",
    "goals",
    "chain_tokens",
    "economy_tokens",
    "aspirations",
    "common_spaces",
    "idea_spaces",
    "eureka_spaces",
    "row",
    "row_cost",
    "goals_scored",
]


@final
class InventionsGame(Game[Inventions]):
    """Inventions: two to four seats, thirteen rounds, six eras."""

    def __init__(self) -> None:
        self.name = HEADING.game
        self.rules_version = HEADING.version
        self.seats = range(FEWEST_SEATS, MOST_SEATS + 1)
        self.actions = ACTIONS
        self.options = OPTIONS
        self.names = {
            "access": ACCESS_NAMES,
            "aspiration": ASPIRATION_NAMES,
            "card": CARD_NAMES,
            "cell": PLACE_NAMES,
            "citizen": CITIZEN_NAMES,
            "deed": DEED_NAMES,
            "effect": EFFECT_NAMES,
            "field": [*FIELD_NAMES, "any"],
            "goal": GOAL_NAMES,
            "influence_tile": INFLUENCE_NAMES,
            "knowledge": KNOWLEDGE_NAMES,
            "layer": LAYER_NAMES,
            "metric": METRIC_NAMES,
            "milestone": MILESTONE_NAMES,
            "old_region": REGION_NAMES,
            "region": REGION_NAMES,
            "role": ROLE_NAMES,
            "shelf": SHELF_NAMES,
            "space": SPACE_NAMES,
            "specialist": SPECIALIST_NAMES,
            "tile": TILE_NAMES,
            "why": WHY_NAMES,
        }
        self.counted = {}
        self.seated = ["seat", "owner", "holder"]

    def printed(self) -> dict[str, Any]:
        return {name: getattr(content, name.upper()) for name in PRINTED}

    def start(self, seats: int, options: Choices | None = None) -> Inventions:
        state = set_up(seats, options)
        settle(state, Silence())
        return state

    def scores(self, state: Inventions) -> list[int]:
        return end.scores(state)

    def outcome(self, state: Inventions) -> Outcome | None:
        return end.outcome(state)

    def view(self, state: Inventions, seat: Seat) -> Value:
        return view_of(state, seat)

    def redeal(self, state: Inventions, seat: Seat, pick: Callable[[int], int]) -> None:
        redeal(state, seat, pick)

    def standing(self, state: Inventions) -> Value:
        return standing_of(state)

    def prices(self, state: Inventions, action: Action) -> tuple[Price, ...]:
        return prices_of(state, action)

    def write(self, state: Inventions) -> str:
        return layout(len(state.players)).write(state)

    def layout(self, seats: int) -> InventionsLayout:
        return layout(seats)


GAME: Final = InventionsGame()
