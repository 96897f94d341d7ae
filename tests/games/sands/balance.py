"""What must add up in every game of The Sands of Time, told by its events."""

from clocksmith.core.event import Event
from clocksmith.games.sands.layout.balance import imbalances
from clocksmith.games.sands.model.events import (
    Forfeited,
    Gained,
    HeritageRaised,
    Paid,
    Plundered,
    PointsLost,
    ResourcesKept,
    Scored,
    TookIncome,
    UnrestLowered,
    UnrestRaised,
)
from clocksmith.games.sands.model.state import Sands


class BalanceCheck:
    """Watches one game, and says of every position that nothing was lost or made."""

    def __init__(self, state: Sands) -> None:
        self._stock = [player.stock[:] for player in state.players]
        self._unrest = [player.unrest for player in state.players]
        self._heritage = [player.heritage[:] for player in state.players]
        self._points = [player.points for player in state.players]

    def check(self, state: Sands, events: list[Event]) -> None:
        """Assert that everything adds up after an action that caused *events*."""
        for event in events:
            self._note(event)
        assert [player.stock for player in state.players] == self._stock
        assert [player.unrest for player in state.players] == self._unrest
        assert [player.heritage for player in state.players] == self._heritage
        assert [player.points for player in state.players] == self._points
        assert imbalances(state) == []

    def _note(self, event: Event) -> None:
        if isinstance(event, (Gained, TookIncome, Plundered)):
            self._stock[event.seat][event.resource] += event.amount
        elif isinstance(event, (Paid, Forfeited)):
            self._stock[event.seat][event.resource] -= event.amount
        elif isinstance(event, ResourcesKept):
            self._stock[event.seat] = [event.crops, event.gold]
        elif isinstance(event, (UnrestRaised, UnrestLowered)):
            self._note_unrest(event)
        elif isinstance(event, HeritageRaised):
            self._heritage[event.seat][event.category] += event.steps
            assert self._heritage[event.seat][event.category] == event.heritage
        elif isinstance(event, Scored):
            self._points[event.seat] += event.points
        elif isinstance(event, PointsLost):
            self._points[event.seat] -= event.points

    def _note_unrest(self, event: UnrestRaised | UnrestLowered) -> None:
        sign = 1 if isinstance(event, UnrestRaised) else -1
        self._unrest[event.seat] += sign * event.steps
        assert self._unrest[event.seat] == event.unrest
