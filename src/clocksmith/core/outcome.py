"""How a game ended."""

from clocksmith.core.seat import Seat
from clocksmith.core.value import Value


class Outcome(Value):
    """Who came where, with how many points, and why the game ended.

    *places* gives each seat its place: 1 is a win, shared if several seats
    have it, and the place after two firsts is 3.
    """

    __match_args__ = ("places", "scores", "reason")

    def __init__(self, places: tuple[int, ...], scores: tuple[int, ...], reason: str) -> None:
        self.places = places
        self.scores = scores
        self.reason = reason  # a key into the word lists

    def winners(self) -> list[Seat]:
        """Return the seats that won, several if they share it."""
        return [Seat(seat) for seat in range(len(self.places)) if self.places[seat] == 1]

    def shares(self) -> list[float]:
        """Return what each seat won: the whole, a part when several share it, or nothing."""
        return shares_of(self.places)


def shares_of(places: tuple[int, ...]) -> list[float]:
    """Return what each seat won by its place: first places share the whole, 1."""
    first = places.count(1)
    return [1.0 / first if place == 1 else 0.0 for place in places]


def ranked(scores: list[int], reason: str) -> Outcome:
    """Return the outcome when more points are better and equal points share a place."""
    places = [1 + len([1 for other in scores if other > score]) for score in scores]
    return Outcome(tuple(places), tuple(scores), reason)
