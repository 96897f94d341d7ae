"""Request and response bodies of matchmaking."""

from typing import Literal

from msgspec import Struct

from clocksmith.server.messages import Body, SeatNumber, Typed

Pace = Literal["", "live", "days", "none"]


class SeekBody(Body):
    """What somebody wants to play; an empty string and 0 stand for anything.

    *live* is played at one sitting, *days* by correspondence, *none* without a clock.
    """

    game: Typed = ""
    seats: SeatNumber = 0
    pace: Pace = ""
    rated: bool = False


class SeekInfo(Struct):
    """A seek of somebody in matchmaking."""

    name: str
    game: str
    seats: int
    pace: str
    rated: bool
    made_at: float


class Seeks(Struct):
    """Your own seek, the table it led to, and the seeks of others, oldest first."""

    seek: SeekInfo | None
    table: str | None
    others: list[SeekInfo]
