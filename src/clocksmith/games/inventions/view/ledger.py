"""What brought every seat its invention points, era by era."""

from typing import Final

from clocksmith.core.event import Event
from clocksmith.core.ledger import Ledger
from clocksmith.games.inventions.model.events import (
    BY_CULTURE_TILE,
    BY_ECONOMY_TILE,
    BY_ERA_SPACE,
    BY_GOAL,
    BY_INFLUENCE_TILE,
    BY_KNOWLEDGE,
    BY_MILESTONE,
    BY_SHARING,
    BY_SPECIALIST_TILE,
    BY_TRACK,
    BY_WEALTH_TILE,
    WHY_NAMES,
    EraEnded,
    IpGained,
    RoundBegan,
)

# The other reasons bring or cost influence alone, whatever the box.
BRING_POINTS: Final = [
    BY_SPECIALIST_TILE,
    BY_MILESTONE,
    BY_ERA_SPACE,
    BY_ECONOMY_TILE,
    BY_CULTURE_TILE,
    BY_INFLUENCE_TILE,
    BY_SHARING,
    BY_KNOWLEDGE,
    BY_TRACK,
    BY_WEALTH_TILE,
    BY_GOAL,
]
ROWS: Final = [WHY_NAMES[why] for why in BRING_POINTS]


class InventionsLedger(Ledger):
    """The points of a game of Inventions; every era is a period."""

    order = ROWS

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._ending = False  # whether the era has ended, and the next has not begun

    def note(self, event: Event) -> None:
        if isinstance(event, EraEnded):
            self._ending = True
        elif isinstance(event, RoundBegan) and self._ending:
            self._ending = False
            self.end_period()
        elif isinstance(event, IpGained):
            self.post(event.seat, WHY_NAMES[event.why], event.ip)
