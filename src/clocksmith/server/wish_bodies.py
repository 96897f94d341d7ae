"""What clients send and get who look for a table."""

from typing import Literal

from msgspec import Struct

from clocksmith.server.bodies import Body, SeatNumber, Typed

Pace = Literal["", "live", "days", "none"]


class WishBody(Body):
    """What somebody wants to play; nothing, and 0, stand for anything.

    *live* is played at one sitting, *days* by mail, *none* without a clock.
    """

    game: Typed = ""
    seats: SeatNumber = 0
    pace: Pace = ""
    rated: bool = False


class WishInfo(Struct):
    """What somebody wants to play who looks for a table."""

    name: str
    game: str
    seats: int
    pace: str
    rated: bool
    made_at: float


class Finding(Struct):
    """One's own wish, the table where one sits by it, and what others wish, the oldest first."""

    wish: WishInfo | None
    table: str | None
    others: list[WishInfo]
