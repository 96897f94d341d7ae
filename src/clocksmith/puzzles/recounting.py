"""The account of two turns that are compared: what happens in each, and how they end."""

from collections.abc import Sequence
from typing import Final

from clocksmith.core.event import Event

BORDERS: Final = ("Began", "Ended")  # of a turn, a round, an era: so their events are called


def recounted(events: Sequence[Event], others: Sequence[Event]) -> list[Event]:
    """Return the account of a turn compared with another one.

    What comes after the turn, such as the income of everybody, is told only where it differs.
    """
    end, other_end = _end_of(events), _end_of(others)
    after = [event for event in events[end:] if event not in others[other_end:]]
    return [*events[:end], *[event for event in after if not _is_border(event)]]


def _end_of(events: Sequence[Event]) -> int:
    """Return how many events belong to the turn itself."""
    return next((n for n, event in enumerate(events) if _is_border(event)), len(events))


def _is_border(event: Event) -> bool:
    return type(event).__name__.endswith(BORDERS)
