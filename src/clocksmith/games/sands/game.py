"""THE SANDS OF TIME as the contract of core asks for it; no rule."""

from collections.abc import Callable
from typing import Any, Final, final

from clocksmith.core.action import Action
from clocksmith.core.box.box import Box
from clocksmith.core.box.shelf import Shelf
from clocksmith.core.box.variants import Variants
from clocksmith.core.event import Silence
from clocksmith.core.game import Game, run_tasks
from clocksmith.core.layout.layout import Heading
from clocksmith.core.ledger import Ledger
from clocksmith.core.options import Choices
from clocksmith.core.outcome import Outcome
from clocksmith.core.price import Price
from clocksmith.core.seat import Seat
from clocksmith.core.step import Refusal
from clocksmith.core.value import Value
from clocksmith.games.sands.box.form import FORM, drawing_of
from clocksmith.games.sands.layout.layout import SandsLayout, layout_of
from clocksmith.games.sands.model.actions import PAYMENT_NAMES, TRIBUTE_NAMES, SandsActions, Use
from clocksmith.games.sands.model.content import (
    BONUS_NAMES,
    BUILDING_NAMES,
    CATEGORY_NAMES,
    FEWEST_SEATS,
    LEVELS,
    MOST_SEATS,
    PIECE_NAMES,
    RESOURCE_NAMES,
    ROW_CATEGORY,
    ROW_NAMES,
    SPACE_NAMES,
    TERRAIN_NAMES,
)
from clocksmith.games.sands.model.events import WHY_NAMES
from clocksmith.games.sands.model.parts import Parts
from clocksmith.games.sands.model.state import Sands
from clocksmith.games.sands.options import OPTIONS
from clocksmith.games.sands.rules import end
from clocksmith.games.sands.rules.idle import idle_reasons
from clocksmith.games.sands.rules.setup import set_up
from clocksmith.games.sands.view.ledger import SandsLedger
from clocksmith.games.sands.view.prices import prices_of
from clocksmith.games.sands.view.redeal import redeal
from clocksmith.games.sands.view.standing import standing_of
from clocksmith.games.sands.view.view import views_of

RULES: Final = 3
# The boxes that the versions of the rules came with, by their numbers. The rules themselves are
# the same in all three: what changed was printed.
BOX_OF: Final = {1: "house-1", 2: "house-2", 3: "house-3"}
SHELF: Final = Shelf("clocksmith.games.sands", FORM, ["house-1", "house-2", "house-3"])
# The printed parts that a board shows, and what the rules say to them.
PRINTED: Final = [
    "regions",
    "terrain_names",
    "building_names",
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
SPOKEN: Final[dict[str, Any]] = {
    "terrain_names": TERRAIN_NAMES,
    "building_names": BUILDING_NAMES,
    "row_category": ROW_CATEGORY,
    "levels": LEVELS,
}


@final
class SandsGame(Game[Sands]):
    """The Sands of Time: two to five seats, three dynasties."""

    def __init__(self, box: Box) -> None:
        parts = Parts(box)
        parts.game = self
        self.parts = parts
        self.name = FORM.game
        self.rules_version = RULES
        self.seats = range(FEWEST_SEATS, MOST_SEATS + 1)
        self.options = OPTIONS
        self._box = box
        self._actions = SandsActions(parts)
        self._layouts: dict[int, SandsLayout] = {}
        self.actions = self._actions.space
        self.names = {
            "region": parts.region_names,
            "old_region": parts.region_names,
            "other_region": parts.region_names,
            "resource": RESOURCE_NAMES,
            "payment": PAYMENT_NAMES,
            "tribute": TRIBUTE_NAMES,
            "piece": PIECE_NAMES,
            "category": CATEGORY_NAMES,
            "structure": parts.structure_names,
            "advance": parts.advance_names,
            "row": ROW_NAMES,
            "card": parts.card_names,
            "other_card": parts.card_names,
            "cards": parts.card_names,
            "chronicle": parts.chronicle_names,
            "space": SPACE_NAMES,
            "bonus": BONUS_NAMES,
            "why": WHY_NAMES,
        }
        self.counted = {}
        self.seated = ["seat", "rival", "owner", "holder", "attacker", "defender", "mover"]

    def box(self) -> Box | None:
        return self._box

    def shelf(self) -> Shelf | None:
        return SHELF

    def printed(self) -> dict[str, Any]:
        parts = {
            name: SPOKEN[name] if name in SPOKEN else getattr(self.parts, name) for name in PRINTED
        }
        return {**parts, "map": drawing_of(self._box)}

    def played_with(self, rules_version: int, box: Box | None = None) -> "SandsGame":
        if rules_version not in BOX_OF:
            known = ", ".join([str(number) for number in BOX_OF])
            raise ValueError(f"{self.name} is played by rules {known}, not by {rules_version}")
        return game_with(SHELF.box(BOX_OF[rules_version]) if box is None else box)

    def start(self, seats: int, options: Choices | None = None) -> Sands:
        state = set_up(self._actions, seats, options)
        run_tasks(state, Silence())
        return state

    def scores(self, state: Sands) -> list[int]:
        return end.scores(state)

    def outcome(self, state: Sands) -> Outcome | None:
        return end.outcome(state)

    def view(self, state: Sands, seat: Seat) -> Value:
        return self.views(state, [seat])[0]

    def views(self, state: Sands, seats: list[Seat]) -> list[Value]:
        return views_of(self.layout(len(state.players)), state, seats)

    def redeal(self, state: Sands, seat: Seat, pick: Callable[[int], int]) -> None:
        redeal(state, seat, pick)

    def standing(self, state: Sands) -> Value:
        return standing_of(state)

    def ledger(self, seats: int) -> Ledger:
        return SandsLedger(seats, self.parts)

    def idle_reasons(self, state: Sands, seat: Seat, action: Action) -> list[Refusal]:
        return idle_reasons(state, seat, action.card) if isinstance(action, Use) else []

    def prices(self, state: Sands, action: Action) -> tuple[Price, ...]:
        return prices_of(state, action)

    def layout(self, seats: int) -> SandsLayout:
        if seats not in self._layouts:
            heading = Heading(self.name, RULES, OPTIONS, self._box)
            self._layouts[seats] = layout_of(heading, self._actions, seats)
        return self._layouts[seats]


_VARIANTS: Final = Variants(SHELF, lambda box, _: SandsGame(box))  # the box decides the rules


def game_with(box: Box) -> SandsGame:
    """Return the game with a box: one and the same for the same box."""
    return _VARIANTS.game(0, box)


GAME: Final = game_with(SHELF.newest)
