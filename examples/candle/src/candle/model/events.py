"""What happened, in the past tense; each tells a seat no more than it may know."""

from dataclasses import dataclass

from clocksmith.core.event import Event
from clocksmith.core.seat import Seat, may_see


@dataclass(eq=False, repr=False)
class Hired(Event):
    """2.1 A patron hired somebody, who alone knows which."""

    seat: Seat
    patron: int

    def seen_by(self, seat: Seat) -> Event:
        return self if may_see(seat, self.seat) else Hired(self.seat, -1)


@dataclass(eq=False, repr=False)
class Shown(Event):
    """3.1 A lot was shown, and a candle lit."""

    lot: int


@dataclass(eq=False, repr=False)
class Bade(Event):
    """3.2 Somebody bid; 3.3 or bid nothing, and left the auction of this lot."""

    seat: Seat
    coins: int


@dataclass(eq=False, repr=False)
class Sold(Event):
    """3.5 The highest bidder paid and took the lot, or nobody did."""

    seat: Seat
    lot: int
    coins: int


@dataclass(eq=False, repr=False)
class Revealed(Event):
    """4.1 A patron stepped forward at the end."""

    seat: Seat
    patron: int
