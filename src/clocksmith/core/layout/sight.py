"""Who looks at a position, and what those who look at it together see alike."""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from clocksmith.core.seat import NOBODY, Seat, may_see

T = TypeVar("T")


class Alike:
    """What several viewers see alike of one position, which does not change meanwhile.

    It is made for the first of them, and the others get the same object. A comparison of what two
    of them see is then a comparison of identities.
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
    """Return whether the viewer is the owner."""
    return may_see(sight.viewer, sight.owner)


def nobody(sight: Sight) -> bool:
    """Return False: nobody sees a pile that lies face down."""
    return False
