"""The ledger: the points of every seat by what brought them, read from the events of a game."""

from dataclasses import dataclass
from typing import Final

from clocksmith.core.event import Event
from clocksmith.core.seat import Seat

START: Final = "start"  # what a seat had when the game began
BEFORE: Final = "before"  # what it had when a branch began
OTHER: Final = "other"  # what no event accounts for
SHARED_ROWS: Final = (START, BEFORE, OTHER)  # those that every game may have


@dataclass(frozen=True)
class LedgerRow:
    """What one source brought every seat; negative for costs."""

    name: str  # the message points-NAME says it
    points: tuple[int, ...]


class Period:
    """A part of a game that is summed up by itself, such as an era."""

    def __init__(self, seats: int) -> None:
        self.ended = False  # whether it is closed to further points
        self._seats = seats
        self._points: dict[str, list[int]] = {}

    def post(self, seat: Seat, row: str, points: int) -> None:
        """Enter points of a seat under a row."""
        self._points.setdefault(row, [0] * self._seats)[seat] += points

    def rows(self, order: list[str]) -> list[LedgerRow]:
        """Return the rows that have points, in the order given."""
        return [LedgerRow(row, tuple(self._points[row])) for row in order if row in self._points]

    def names(self) -> list[str]:
        """Return the rows that have points, as they came up."""
        return list(self._points)


class Ledger:
    """What brought every seat its points. It learns everything from events, in their order.

    A game says in :meth:`note` which events bring points, and where a period ends. This
    one notes nothing: all points are other points.
    """

    order: list[str] = []  # noqa: RUF012  the rows of a game, as they are shown

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.periods = [Period(seats)]
        self._opening = Period(seats)  # what came before all periods
        self._rest = Period(seats)

    def note(self, event: Event) -> None:
        """Enter what an event brought."""

    def post(self, seat: Seat, row: str, points: int) -> None:
        """Enter points of a seat under a row, in the present period."""
        self.periods[-1].post(seat, row, points)

    def end_period(self) -> None:
        """Let the present period end, and the next one begin."""
        self.periods[-1].ended = True
        self.periods.append(Period(self.seats))

    def open(self, row: str, points: list[int]) -> None:
        """Enter what the seats had at first."""
        for seat, held in enumerate(points):
            if any(points):
                self._opening.post(Seat(seat), row, held)

    def close(self, points: list[int]) -> None:
        """Enter what the seats have at the end beyond what events account for, under OTHER."""
        self.periods[-1].ended = True
        missing = [held - booked for held, booked in zip(points, self.totals(), strict=True)]
        for seat, held in enumerate(missing):
            if any(missing):
                self._rest.post(Seat(seat), OTHER, held)

    def rows(self) -> list[LedgerRow]:
        """Return the whole game: the first points, the rows of the game, what is left."""
        parts = [self._opening, *self.periods, self._rest]
        summed = Period(self.seats)
        for part in parts:
            for row in part.rows(part.names()):
                for seat, points in enumerate(row.points):
                    summed.post(Seat(seat), row.name, points)
        return summed.rows([START, BEFORE, *self.order, OTHER])

    def totals(self) -> list[int]:
        """Return the sum of all rows for every seat."""
        return summed_up(self.rows(), self.seats)

    def ended(self) -> list[Period]:
        """Return the periods that are over, where the game has more than one."""
        return [period for period in self.periods if period.ended] if len(self.periods) > 1 else []


def summed_up(rows: list[LedgerRow], seats: int) -> list[int]:
    """Return the sum of rows for every seat."""
    return [sum([row.points[seat] for row in rows]) for seat in range(seats)]
