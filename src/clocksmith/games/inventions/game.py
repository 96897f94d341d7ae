"""INVENTIONS as the contract of core asks for it; no rule."""

from collections.abc import Callable
from typing import Any, Final, final

from clocksmith.core.action import Action
from clocksmith.core.box.box import Box
from clocksmith.core.box.shelf import Shelf
from clocksmith.core.box.titles import own_titles
from clocksmith.core.box.variants import Variants
from clocksmith.core.event import Silence
from clocksmith.core.game import Game, run_tasks
from clocksmith.core.ledger import Ledger
from clocksmith.core.options import Choices
from clocksmith.core.outcome import Outcome
from clocksmith.core.price import Price
from clocksmith.core.seat import Seat
from clocksmith.core.value import Value
from clocksmith.games.inventions.box.form import SHELF
from clocksmith.games.inventions.layout.layout import InventionsLayout, layout_of
from clocksmith.games.inventions.model.catalogue import Catalogue
from clocksmith.games.inventions.model.content import (
    ASPIRATION_NAMES,
    CHANGE_NAMES,
    CITIZEN_NAMES,
    DEED_NAMES,
    FEWEST_SEATS,
    MOST_SEATS,
    ROLE_NAMES,
)
from clocksmith.games.inventions.model.effects import EFFECT_NAMES, FIELD_NAMES, METRIC_NAMES
from clocksmith.games.inventions.model.events import SHELF_NAMES, WHY_NAMES
from clocksmith.games.inventions.model.parts import Parts
from clocksmith.games.inventions.model.state import Inventions
from clocksmith.games.inventions.options import OPTIONS
from clocksmith.games.inventions.rules import end
from clocksmith.games.inventions.rules.dealing import LAYER_NAMES
from clocksmith.games.inventions.rules.milestones import ACCESS_NAMES
from clocksmith.games.inventions.rules.setup import set_up
from clocksmith.games.inventions.view.ledger import InventionsLedger
from clocksmith.games.inventions.view.prices import prices_of
from clocksmith.games.inventions.view.redeal import redeal
from clocksmith.games.inventions.view.standing import standing_of
from clocksmith.games.inventions.view.view import views_of

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


TITLED: Final = {  # fields, by the sheets whose rows they name
    "card": ["idea"],
    "goal": ["goal"],
    "influence_tile": ["influence"],
    "knowledge": ["knowledge"],
    "milestone": ["milestone"],
    "region": ["region"],
    "specialist": ["specialist"],
    "tile": ["economy", "culture", "technology", "wealth", "start"],
}


@final
class InventionsGame(Game[Inventions]):
    """Inventions: two to four seats, thirteen rounds, six eras."""

    def __init__(self, box: Box, rules_version: int) -> None:
        self.name = box.game
        self.rules_version = rules_version
        self.seats = range(FEWEST_SEATS, MOST_SEATS + 1)
        self.parts = Parts(box)
        self.parts.game = self
        self.catalogue = Catalogue(self.parts)
        self.actions = self.catalogue.space
        self.options = OPTIONS
        self.names = _names(self.parts)
        self.counted = {}
        self.seated = ["seat", "owner", "holder"]
        self._box = box
        self._layouts: dict[int, InventionsLayout] = {}

    def box(self) -> Box:
        return self._box

    def shelf(self) -> Shelf:
        return SHELF

    def titles(self) -> dict[str, dict[str, str]]:
        return own_titles(self._box, SHELF, TITLED)

    def played_with(self, rules_version: int, box: Box | None = None) -> Game[Inventions]:
        """Rules 1 and 2 differ in what was printed alone: each number came with a box."""
        if not 1 <= rules_version <= len(SHELF.names):
            known = " or ".join([str(n + 1) for n in range(len(SHELF.names))])
            raise ValueError(f"{self.name} is played by rules {known}, not by {rules_version}")
        found = SHELF.box(SHELF.names[rules_version - 1]) if box is None else box
        return game_with(rules_version, found)

    def printed(self) -> dict[str, Any]:
        found: dict[str, Any] = {"change_names": CHANGE_NAMES}
        return {name: found.get(name) or getattr(self.parts, name) for name in PRINTED}

    def start(self, seats: int, options: Choices | None = None) -> Inventions:
        state = set_up(self.catalogue, seats, options)
        run_tasks(state, Silence())
        return state

    def scores(self, state: Inventions) -> list[int]:
        return end.scores(state)

    def outcome(self, state: Inventions) -> Outcome | None:
        return end.outcome(state)

    def view(self, state: Inventions, seat: Seat) -> Value:
        return self.views(state, [seat])[0]

    def views(self, state: Inventions, seats: list[Seat]) -> list[Value]:
        return views_of(self.layout(len(state.players)), state, seats)

    def redeal(self, state: Inventions, seat: Seat, pick: Callable[[int], int]) -> None:
        redeal(state, seat, pick)

    def standing(self, state: Inventions) -> Value:
        return standing_of(state)

    def ledger(self, seats: int) -> Ledger:
        return InventionsLedger(seats)

    def prices(self, state: Inventions, action: Action) -> tuple[Price, ...]:
        return prices_of(state, action)

    def write(self, state: Inventions) -> str:
        return self.layout(len(state.players)).write(state)

    def layout(self, seats: int) -> InventionsLayout:
        if seats not in self._layouts:
            made = layout_of(self.catalogue, self.rules_version, self._box, seats)
            self._layouts[seats] = made
        return self._layouts[seats]


def _names(parts: Parts) -> dict[str, list[str]]:
    """Return what the numbers are called."""
    return {
        "access": ACCESS_NAMES,
        "aspiration": ASPIRATION_NAMES,
        "card": parts.card_names,
        "cell": parts.place_names,
        "citizen": CITIZEN_NAMES,
        "deed": DEED_NAMES,
        "effect": EFFECT_NAMES,
        "field": [*FIELD_NAMES, "any"],
        "goal": parts.goal_names,
        "influence_tile": parts.influence_names,
        "knowledge": parts.knowledge_names,
        "layer": LAYER_NAMES,
        "metric": METRIC_NAMES,
        "milestone": parts.milestone_names,
        "old_region": parts.region_names,
        "region": parts.region_names,
        "role": ROLE_NAMES,
        "shelf": SHELF_NAMES,
        "space": parts.space_names,
        "specialist": parts.specialist_names,
        "tile": parts.tile_names,
        "why": WHY_NAMES,
    }


_VARIANTS: Final = Variants(SHELF, InventionsGame)


def game_with(rules_version: int, box: Box) -> InventionsGame:
    """Return the game by a version of its rules with a box; the same is made once."""
    return _VARIANTS.game(rules_version, box)


GAME: Final = game_with(len(SHELF.names), SHELF.newest)
