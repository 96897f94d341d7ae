"""What a seat could do as the position is: actions, chains with what bars them, sharing.

These are parts of the view; prospect_search.py, which is compiled, computes them.
"""

from dataclasses import dataclass
from typing import Final, final

from clocksmith.core.seat import Seat
from clocksmith.core.step import Refusal
from clocksmith.core.value import Value

# What a chain token is laid on or beside, by the field of the action that says so.
CARD: Final = "card"
INFLUENCE_TILE: Final = "influence_tile"
KNOWLEDGE_TILE: Final = "knowledge"
TECHNOLOGY_TILE: Final = "tile"
ONE_TOKEN: Final = 1


@final
@dataclass(eq=False, repr=False)
class DeedProspect(Value):
    """4.3 Whether one of the ten actions could be done now; *refusal* says why not."""

    deed: int
    refusal: Refusal | None


@final
@dataclass(eq=False, repr=False)
class ChainProspect(Value):
    """4.3.C A source of a chain: what opens it, what it brings, its price and what bars it."""

    source: str
    number: int  # which of them
    region: int  # where it lies, or NONE
    after: int  # the action that offers it
    deed: int  # the action it brings; NONE for a knowledge tile that shows points
    tokens: int
    influence: int  # what it costs beside the token
    opening: Refusal | None = None  # why the action before it cannot be done now
    refusal: Refusal | None = None  # why it could not be chained, or None


@final
@dataclass(eq=False, repr=False)
class Due(Value):
    """4.3.IV What sharing an invention would give to a seat that takes part in it."""

    seat: Seat
    role: int
    ip: int
    keeps: bool  # whether they take the card
    joins: int  # citizens from the supply to the region
    released: int  # citizens from the card to the region


@final
@dataclass(eq=False, repr=False)
class Sharing(Value):
    """4.3.IV What sharing an invention would bring; the reward is that of the seat that shares."""

    region: int
    dues: tuple[Due, ...]
    refusal: Refusal | None  # why the seat cannot share it
    wealth: Refusal | None  # why the seat could not take a wealth tile for it
    joker: bool  # whether the seat has an aspiration tile left to gain
    ip: int  # points of culture tiles for the seat that shares


@final
@dataclass(eq=False, repr=False)
class Prospects(Value):
    """What *seat* could do in this position; of others it tells what everybody can see."""

    seat: Seat
    deeds: tuple[DeedProspect, ...]
    chains: tuple[ChainProspect, ...]
    sharings: tuple[Sharing, ...]
