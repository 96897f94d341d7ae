"""Who is asked: a seat at the table, or chance."""

from typing import Final, NewType

Seat = NewType("Seat", int)

CHANCE: Final = Seat(-1)  # the dice and the shuffled deck
NOBODY: Final = Seat(-1)  # in the place of an owner: no seat
SPECTATOR: Final = Seat(-2)  # sees what everybody may know, is never asked
OPEN: Final = Seat(-3)  # sees everything: for looking back when a game is over


def may_see(viewer: Seat, seat: Seat) -> bool:
    """Return whether *viewer* may see what is known to *seat* alone."""
    return viewer in (seat, OPEN)
