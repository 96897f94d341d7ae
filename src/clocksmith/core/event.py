"""What happened, in order."""

from typing import Any

from clocksmith.core.compiling import mypyc_attr
from clocksmith.core.seat import Seat
from clocksmith.core.value import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Value):
    """One thing that happened. Named in the past tense, small and flat."""

    def seen_by(self, seat: Seat) -> "Event":
        """Return the event as *seat* may know it; others may know less than all."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """Events in the order they happened."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        """Tell one more event."""
        self.events.append(event)

    def __reduce__(self) -> tuple[Any, ...]:
        return _logged, (type(self), self.events)


class Silence(Log):
    """A log that nobody reads: for search and random play."""

    def add(self, event: Event) -> None:
        pass


def _logged(kind: type[Log], events: list[Event]) -> Log:
    """Return a log that was pickled."""
    log = kind()
    log.events = events
    return log
