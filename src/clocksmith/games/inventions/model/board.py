"""What lies and stands on the board: the regions, the milestones and the era track."""

from typing import Final, final

from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.value import Value
from clocksmith.games.inventions.model.content import NONE


@final
class Display(Value):
    """4.3 What lies and stands in the display of a region; societies or NOBODY."""

    __match_args__ = ("card", "presenter", "count", "flipped", "inventor", "innovator")

    def __init__(
        self,
        card: int,
        presenter: Seat,
        count: int,
        flipped: bool,
        inventor: Seat,
        innovator: Seat,
    ) -> None:
        self.card = card  # or NONE
        self.presenter = presenter
        self.count = count  # their citizens on the specialist tile
        self.flipped = flipped  # whether it is an invention
        self.inventor = inventor
        self.innovator = innovator


BARE: Final = Display(NONE, NOBODY, 0, False, NOBODY, NOBODY)


@final
class Laid(Value):
    """4.3 An influence tile in a region."""

    __match_args__ = ("seat", "tile", "face_up")

    def __init__(self, seat: Seat, tile: int, face_up: bool) -> None:
        self.seat = seat
        self.tile = tile
        self.face_up = face_up


@final
class Land:
    """6.1 What lies and stands in the regions; sets are the bits of an int."""

    def __init__(
        self,
        people: list[int],
        displays: list[Display],
        specialists: list[int],
        knowledge: list[int],
        wealth: list[int],
        spent_knowledge: int,
        scholars: int,
        laid: list[tuple[Laid, ...]],
    ) -> None:
        self.people = people  # citizens on the map: region * SOCIETIES + society
        self.displays = displays  # by region
        self.specialists = specialists  # the specialist tile of each region, or NONE
        self.knowledge = knowledge  # the knowledge tile of each region, or NONE
        self.wealth = wealth  # the wealth tile of each region, or NONE
        self.spent_knowledge = spent_knowledge  # regions whose knowledge tile shows its points
        self.scholars = scholars  # regions with a scholar
        self.laid = laid  # influence tiles by region, from left to right

    def copy(self) -> "Land":
        """Return a twin that can be changed without changing this one."""
        return Land(
            self.people[:],
            self.displays[:],
            self.specialists[:],
            self.knowledge[:],
            self.wealth[:],
            self.spent_knowledge,
            self.scholars,
            self.laid[:],
        )

    def key(self) -> tuple[object, ...]:
        """Return all of it as one hashable value."""
        return (
            tuple(self.people),
            tuple(self.displays),
            tuple(self.specialists),
            tuple(self.knowledge),
            tuple(self.wealth),
            self.spent_knowledge,
            self.scholars,
            tuple(self.laid),
        )


@final
class Shelves:
    """6.4, 6.5 Milestones and the era track."""

    def __init__(
        self,
        private: list[int],
        common: list[int],
        discarded: list[int],
        eureka: list[int],
        stacks: int,
        posts: list[tuple[int, ...]],
        eras: list[int],
    ) -> None:
        self.private = private  # by display: societies, and UNCLAIMED; or NONE
        self.common = common  # common knowledge, lowest first
        self.discarded = discarded  # in the order they were discarded
        self.eureka = eureka  # from left to right, or NONE
        self.stacks = stacks  # milestones that lie face down, as bits
        self.posts = posts  # citizens on each milestone, by society
        self.eras = eras  # the space of the era track by society, or NONE in the start row

    def copy(self) -> "Shelves":
        """Return a twin that can be changed without changing this one."""
        return Shelves(
            self.private[:],
            self.common[:],
            self.discarded[:],
            self.eureka[:],
            self.stacks,
            self.posts[:],
            self.eras[:],
        )

    def key(self) -> tuple[object, ...]:
        """Return all of it as one hashable value."""
        return (
            tuple(self.private),
            tuple(self.common),
            tuple(self.discarded),
            tuple(self.eureka),
            self.stacks,
            tuple(self.posts),
            tuple(self.eras),
        )
