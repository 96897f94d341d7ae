"""Who looks at a position, and what those who look at it together see alike."""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from clocksmith.core.seat import NOBODY, Seat, may_see

T = TypeVar("T")


class Alike:
    """What several viewers see alike of one position, which nobody changes meanwhile.

    It is made for the first of them; the others get the very same, so that whoever
    compares what they see finds out without looking at it twice.
    """

    def __init__(self) -> None:
        self._made: dict[tuple[int, Hashable], tuple[object, Any]] = {}

    def once(self, thing: object, what: Hashable, make: Callable[[], T]) -> T:
        """Return *what* was made of a *thing*, or make it now."""
        key = (id(thing), what)
        if key not in self._made:
            self._made[key] = (thing, make())  # the thing is held, so that its id stays its own
        made: T = self._made[key][1]
        return made


class Sight:
    """Who looks at what: a whole position, the seat that looks, the seat that a part belongs to."""

    def __init__(
        self, state: Any, viewer: Seat, owner: Seat = NOBODY, alike: Alike | None = None
    ) -> None:
        self.state = state
        self.viewer = viewer
        self.owner = owner
        self.alike = Alike() if alike is None else alike


Knows = Callable[[Sight], bool]


def everybody(sight: Sight) -> bool:
    """Return that it lies open on the table."""
    return True


def owner(sight: Sight) -> bool:
    """Return whether the one who looks is the one it belongs to."""
    return may_see(sight.viewer, sight.owner)


def nobody(sight: Sight) -> bool:
    """Return that nobody knows it: a pile that lies face down."""
    return False
