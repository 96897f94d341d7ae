"""The effect of one entry."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from clocksmith.core.event import Event
from clocksmith.core.seat import Seat
from clocksmith.core.value import plain

DEAL: Final = "deal"


@dataclass
class Result:
    """The actions that were applied, answers of chance and sealed answers included, and events.

    Result 0 is the deal. A sealed answer that is held brings about nothing yet, so it has
    none. On the wire these are the ``steps`` of a table, each as its viewer may know it.
    """

    number: int  # of the entry; 0 for the deal
    kind: str  # act, late, then, only or deal
    seat: Seat  # of the entry; CHANCE for the deal
    text: str | None  # the answer that brought it about; None for the deal
    at: float
    events: list[Event] = field(default_factory=list)
    actions: int = 0  # how many actions the game had after it

    @cached_property
    def plain_events(self) -> list[object]:
        """The events in full, ready for JSON."""
        return [plain(event) for event in self.events]
