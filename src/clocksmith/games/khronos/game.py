"""KHRONOS as the contract of core asks for it; no rule."""

from collections.abc import Callable
from typing import Any, Final, final

from clocksmith.core.action import Action
from clocksmith.core.box.box import Box
from clocksmith.core.box.shelf import Shelf
from clocksmith.core.box.variants import Variants
from clocksmith.core.event import Event, Silence
from clocksmith.core.game import Game, run_tasks
from clocksmith.core.layout.layout import Heading
from clocksmith.core.ledger import Ledger
from clocksmith.core.note import Note
from clocksmith.core.options import Choices
from clocksmith.core.outcome import Outcome
from clocksmith.core.price import Price
from clocksmith.core.seat import Seat
from clocksmith.core.value import Value
from clocksmith.games.khronos.box.form import SHELF
from clocksmith.games.khronos.layout.layout import KhronosLayout
from clocksmith.games.khronos.model.actions import ACTIONS, ADVENTURERS
from clocksmith.games.khronos.model.board import FEWEST_SEATS, MOST_SEATS
from clocksmith.games.khronos.model.content import AGE_NAMES, CELL_NAMES, KIND_NAMES, TILE_NAMES
from clocksmith.games.khronos.model.events import WHY_NAMES
from clocksmith.games.khronos.model.parts import Parts
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.games.khronos.options import Options, options_with
from clocksmith.games.khronos.rules import end
from clocksmith.games.khronos.rules.setup import set_up
from clocksmith.games.khronos.view.ledger import KhronosLedger
from clocksmith.games.khronos.view.notes import notes_on
from clocksmith.games.khronos.view.prices import prices_of
from clocksmith.games.khronos.view.redeal import redeal
from clocksmith.games.khronos.view.standing import changed_hands, standing_of
from clocksmith.games.khronos.view.view import views_of

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


BOXES: Final = {1: "house-1", 2: "house-1"}  # which box the versions of the rules came with
NEWEST: Final[int] = max(BOXES)


@final
class KhronosGame(Game[Khronos]):
    """Khronos: two to five seats, one land in three ages."""

    def __init__(self, box: Box, rules_version: int) -> None:
        self.name = "khronos"
        self.rules_version = rules_version
        self.seats = range(FEWEST_SEATS, MOST_SEATS + 1)
        self.parts = Parts(box)
        self.parts.game = self
        self.actions = ACTIONS
        self.options = options_with(tuple(self.parts.maps), rules_version)
        self._box = box
        self._layouts: dict[int, KhronosLayout] = {}
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
        self.seated = ["seat", "owner", "holder", "leaders", "holders"]

    def box(self) -> Box:
        return self._box

    def shelf(self) -> Shelf:
        return SHELF

    def printed(self) -> dict[str, Any]:
        return {name: getattr(self.parts, name) for name in PRINTED}

    def played_with(self, rules_version: int, box: Box | None = None) -> Game[Khronos]:
        return game_with(rules_version, box)

    def start(self, seats: int, options: Choices | None = None) -> Khronos:
        choices = self.options.choose({}) if options is None else options
        state = set_up(self.parts, Options(choices, self.rules_version), seats)
        run_tasks(state, Silence())
        return state

    def scores(self, state: Khronos) -> list[int]:
        return end.scores(state)

    def outcome(self, state: Khronos) -> Outcome | None:
        return end.outcome(state)

    def view(self, state: Khronos, seat: Seat) -> Value:
        return self.views(state, [seat])[0]

    def views(self, state: Khronos, seats: list[Seat]) -> list[Value]:
        return views_of(self.layout(len(state.players)), state, seats)

    def redeal(self, state: Khronos, seat: Seat, pick: Callable[[int], int]) -> None:
        redeal(state, seat, pick)

    def standing(self, state: Khronos) -> Value:
        return standing_of(state)

    def aftermath(self, before: Khronos, after: Khronos) -> list[Event]:
        return changed_hands(before, after)

    def ledger(self, seats: int) -> Ledger:
        return KhronosLedger(seats)

    def prices(self, state: Khronos, action: Action) -> tuple[Price, ...]:
        return prices_of(state, action)

    def notes(self, state: Khronos, action: Action) -> list[Note]:
        return notes_on(state, action)

    def layout(self, seats: int) -> KhronosLayout:
        layout = self._layouts.get(seats)
        if layout is None:
            heading = Heading(self.name, self.rules_version, self.options, self._box)
            layout = KhronosLayout(heading, self.parts, seats)
            self._layouts[seats] = layout
        return layout


_VARIANTS: Final = Variants(SHELF, KhronosGame)


def game_with(rules_version: int, box: Box | None = None) -> KhronosGame:
    """Return the game by these rules and with this box, made once."""
    if rules_version not in BOXES:
        raise ValueError(f"khronos is played by rules 1 to {NEWEST}, not by {rules_version}")
    return _VARIANTS.game(rules_version, box or SHELF.box(BOXES[rules_version]))


GAME: Final = game_with(NEWEST)
