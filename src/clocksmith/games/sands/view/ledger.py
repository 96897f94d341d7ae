"""What brought every seat its points: chronicles by category, wonders, the end, unrest."""

from typing import Final

from clocksmith.core.event import Event
from clocksmith.core.ledger import Ledger
from clocksmith.games.sands.model.content import CATEGORY_NAMES
from clocksmith.games.sands.model.events import (
    BY_CHRONICLE,
    WHY_NAMES,
    ChronicleScored,
    DynastyEnded,
    GenerationBegan,
    PointsLost,
    Scored,
)
from clocksmith.games.sands.model.parts import Parts

ROWS: Final = [
    *[f"chronicle-{category}" for category in CATEGORY_NAMES],
    "wonders",
    "regions",
    "calm",
    "symbols",
    "unrest",
]


class SandsLedger(Ledger):
    """The points of a game of The Sands of Time; every dynasty is a period."""

    order = ROWS

    def __init__(self, seats: int, parts: Parts) -> None:
        super().__init__(seats)
        self._parts = parts
        self._scored = False  # whether the dynasty is being scored

    def note(self, event: Event) -> None:
        if isinstance(event, DynastyEnded):
            self._scored = True
        elif isinstance(event, GenerationBegan) and self._scored:
            self._scored = False
            self.end_period()
        elif isinstance(event, ChronicleScored):
            category = CATEGORY_NAMES[self._parts.spaces[event.space].category]
            self.post(event.seat, f"chronicle-{category}", event.points)
        elif isinstance(event, Scored) and event.why != BY_CHRONICLE:
            self.post(event.seat, WHY_NAMES[event.why], event.points)
        elif isinstance(event, PointsLost):
            self.post(event.seat, WHY_NAMES[event.why], -event.points)
