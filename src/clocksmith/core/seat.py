"""Who is asked: a seat at the table, or chance."""

from typing import Final, NewType

Seat = NewType("Seat", int)

CHANCE: Final = Seat(-1)  # the dice and the shuffled deck
NOBODY: Final = Seat(-1)  # in the place of an owner: no seat
SPECTATOR: Final = Seat(-2)  # sees what everybody may know, is never asked
