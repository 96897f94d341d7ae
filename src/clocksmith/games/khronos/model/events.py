"""What can happen in Khronos: one class for each kind of event."""

from typing import Final, NewType, final

from clocksmith.core.event import Event
from clocksmith.core.seat import Seat, may_see
from clocksmith.games.khronos.model.content import Age, Cell, Kind, TileId

HIDDEN: Final = -1  # a card this seat may not see

Why = NewType("Why", int)
WHY_NAMES: Final = [
    "exchange",
    "journey",
    "demolition",
    "bonus",
    "paradox",
    "upgrade",
    "downsizing",
    "shadow",
    "dominion",
    "hierarchy",
    "tile",
    "cube",
]
FOR_EXCHANGE: Final = Why(0)
FOR_JOURNEY: Final = Why(1)
BY_DEMOLITION: Final = Why(2)
AS_BONUS: Final = Why(3)
BY_PARADOX: Final = Why(4)
BY_UPGRADE: Final = Why(5)
BY_DOWNSIZING: Final = Why(6)
AS_SHADOW: Final = Why(7)
BREAKS_DOMINION: Final = Why(8)
BREAKS_HIERARCHY: Final = Why(9)
NO_TILE: Final = Why(10)
NO_CUBE: Final = Why(11)


@final
class RoundBegan(Event):
    """A round began."""

    __match_args__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round


@final
class StartDrawn(Event):
    """A seat was drawn to begin the round."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


@final
class TurnBegan(Event):
    """A turn began."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


@final
class Drew(Event):
    """A seat drew a card, which only that seat may see."""

    __match_args__ = ("seat", "kind")

    def __init__(self, seat: Seat, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def seen_by(self, seat: Seat) -> Event:
        return self if may_see(seat, self.seat) else Drew(self.seat, HIDDEN)


@final
class Reshuffled(Event):
    """The discards became the new pile."""

    __match_args__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count


@final
class Discarded(Event):
    """A seat laid cards on the discards, face up."""

    __match_args__ = ("seat", "cards")

    def __init__(self, seat: Seat, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards


@final
class Swapped(Event):
    """A seat took face-up cards of one kind and laid others in their place."""

    __match_args__ = ("seat", "kind", "count", "cards")

    def __init__(self, seat: Seat, kind: Kind, count: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.kind = kind
        self.count = count
        self.cards = cards


@final
class KeptCards(Event):
    """A seat kept cards for its next turn."""

    __match_args__ = ("seat", "count")

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat = seat
        self.count = count


@final
class Paid(Event):
    """A seat paid ecus."""

    __match_args__ = ("seat", "ecus", "why")

    def __init__(self, seat: Seat, ecus: int, why: Why) -> None:
        self.seat = seat
        self.ecus = ecus
        self.why = why


@final
class Earned(Event):
    """A seat earned ecus at once."""

    __match_args__ = ("seat", "ecus", "why")

    def __init__(self, seat: Seat, ecus: int, why: Why) -> None:
        self.seat = seat
        self.ecus = ecus
        self.why = why


@final
class TookIncome(Event):
    """A seat took the income of one domain, named by its first cell."""

    __match_args__ = ("seat", "age", "cell", "ecus")

    def __init__(self, seat: Seat, age: Age, cell: Cell, ecus: int) -> None:
        self.seat = seat
        self.age = age
        self.cell = cell
        self.ecus = ecus


@final
class Travelled(Event):
    """An adventurer went to another age."""

    __match_args__ = ("seat", "adventurer", "old_age", "age")

    def __init__(self, seat: Seat, adventurer: int, old_age: Age, age: Age) -> None:
        self.seat = seat
        self.adventurer = adventurer
        self.old_age = old_age
        self.age = age


@final
class Played(Event):
    """A seat laid cards for an action, face up."""

    __match_args__ = ("seat", "cards")

    def __init__(self, seat: Seat, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards


@final
class Charged(Event):
    """An adventurer carried cards of an action."""

    __match_args__ = ("seat", "adventurer", "count")

    def __init__(self, seat: Seat, adventurer: int, count: int) -> None:
        self.seat = seat
        self.adventurer = adventurer
        self.count = count


@final
class Built(Event):
    """A building was put up by an action."""

    __match_args__ = ("seat", "age", "tile", "cell")

    def __init__(self, seat: Seat, age: Age, tile: TileId, cell: Cell) -> None:
        self.seat = seat
        self.age = age
        self.tile = tile
        self.cell = cell


@final
class Upgraded(Event):
    """A building was replaced by a higher one by an action."""

    __match_args__ = ("seat", "age", "old_tile", "old_cell", "tile", "cell")

    def __init__(
        self, seat: Seat, age: Age, old_tile: TileId, old_cell: Cell, tile: TileId, cell: Cell
    ) -> None:
        self.seat = seat
        self.age = age
        self.old_tile = old_tile
        self.old_cell = old_cell
        self.tile = tile
        self.cell = cell


@final
class Copied(Event):
    """A building rippled into a later age."""

    __match_args__ = ("age", "tile", "cell", "owner")

    def __init__(self, age: Age, tile: TileId, cell: Cell, owner: Seat) -> None:
        self.age = age
        self.tile = tile
        self.cell = cell
        self.owner = owner


@final
class CopyStood(Event):
    """A ripple found its copy already there."""

    __match_args__ = ("age", "tile", "cell")

    def __init__(self, age: Age, tile: TileId, cell: Cell) -> None:
        self.age = age
        self.tile = tile
        self.cell = cell


@final
class CopyRefused(Event):
    """A ripple was refused in Faith, and went no further."""

    __match_args__ = ("age", "tile", "cell", "why")

    def __init__(self, age: Age, tile: TileId, cell: Cell, why: Why) -> None:
        self.age = age
        self.tile = tile
        self.cell = cell
        self.why = why


@final
class CopyMissed(Event):
    """A ripple ended for want of a tile or a cube."""

    __match_args__ = ("age", "tile", "cell", "why")

    def __init__(self, age: Age, tile: TileId, cell: Cell, why: Why) -> None:
        self.age = age
        self.tile = tile
        self.cell = cell
        self.why = why


@final
class Removed(Event):
    """A building went off the board."""

    __match_args__ = ("age", "tile", "cell", "owner", "why")

    def __init__(self, age: Age, tile: TileId, cell: Cell, owner: Seat, why: Why) -> None:
        self.age = age
        self.tile = tile
        self.cell = cell
        self.owner = owner
        self.why = why


@final
class Reappeared(Event):
    """A printed hamlet came to light again."""

    __match_args__ = ("age", "cell")

    def __init__(self, age: Age, cell: Cell) -> None:
        self.age = age
        self.cell = cell


@final
class CubesReturned(Event):
    """Cubes went back to the stock of their owner."""

    __match_args__ = ("seat", "age", "cell", "count")

    def __init__(self, seat: Seat, age: Age, cell: Cell, count: int) -> None:
        self.seat = seat
        self.age = age
        self.cell = cell
        self.count = count


@final
class CubesMoved(Event):
    """Inhabitants in Reason moved into the enlarged building."""

    __match_args__ = ("old_cell", "cell", "count")

    def __init__(self, old_cell: Cell, cell: Cell, count: int) -> None:
        self.old_cell = old_cell
        self.cell = cell
        self.count = count


@final
class CubeStayed(Event):
    """The strongest inhabitant of a lost town or city stayed with one cube."""

    __match_args__ = ("seat", "cell")

    def __init__(self, seat: Seat, cell: Cell) -> None:
        self.seat = seat
        self.cell = cell


@final
class Outweighed(Event):
    """A side of a junction was weaker, so its tied building must shrink."""

    __match_args__ = ("age", "tile", "cell", "owner", "strength", "strongest")

    def __init__(
        self, age: Age, tile: TileId, cell: Cell, owner: Seat, strength: int, strongest: int
    ) -> None:
        self.age = age
        self.tile = tile
        self.cell = cell
        self.owner = owner
        self.strength = strength
        self.strongest = strongest


@final
class Clashed(Event):
    """Tied buildings stood in one domain with nothing to tell them apart; a seat decides."""

    __match_args__ = ("seat", "age", "tile", "count")

    def __init__(self, seat: Seat, age: Age, tile: TileId, count: int) -> None:
        self.seat = seat
        self.age = age
        self.tile = tile
        self.count = count


@final
class Downsized(Event):
    """A building was replaced by a lower one within its cells."""

    __match_args__ = ("age", "old_tile", "old_cell", "tile", "cell", "owner")

    def __init__(
        self, age: Age, old_tile: TileId, old_cell: Cell, tile: TileId, cell: Cell, owner: Seat
    ) -> None:
        self.age = age
        self.old_tile = old_tile
        self.old_cell = old_cell
        self.tile = tile
        self.cell = cell
        self.owner = owner


@final
class DomainLost(Event):
    """A seat no longer holds a domain that pays, named by its first cell: others do.

    No rule tells it: it follows from what did happen, perhaps in another age.
    """

    __match_args__ = ("seat", "age", "cell", "holders")

    def __init__(self, seat: Seat, age: Age, cell: Cell, holders: tuple[Seat, ...]) -> None:
        self.seat = seat
        self.age = age
        self.cell = cell
        self.holders = holders


@final
class DomainShared(Event):
    """A seat came to hold a domain that pays beside others who keep it; no rule tells it either."""

    __match_args__ = ("seat", "age", "cell", "holders")

    def __init__(self, seat: Seat, age: Age, cell: Cell, holders: tuple[Seat, ...]) -> None:
        self.seat = seat
        self.age = age
        self.cell = cell
        self.holders = holders


@final
class Populated(Event):
    """A seat put a cube on a civil building in Reason."""

    __match_args__ = ("seat", "tile", "cell")

    def __init__(self, seat: Seat, tile: TileId, cell: Cell) -> None:
        self.seat = seat
        self.tile = tile
        self.cell = cell


@final
class RestorationBegun(Event):
    """A seat left a cube on a ruin that needs one more card."""

    __match_args__ = ("seat", "tile", "cell")

    def __init__(self, seat: Seat, tile: TileId, cell: Cell) -> None:
        self.seat = seat
        self.tile = tile
        self.cell = cell


@final
class Restored(Event):
    """A ruin was turned to its whole side."""

    __match_args__ = ("seat", "tile", "cell")

    def __init__(self, seat: Seat, tile: TileId, cell: Cell) -> None:
        self.seat = seat
        self.tile = tile
        self.cell = cell
