"""What the seats are asked, and since when."""

from functools import cached_property
from typing import Any

from clocksmith.core.game import State
from clocksmith.core.legal import Legal
from clocksmith.core.seat import Seat
from clocksmith.core.step import Decision
from clocksmith.table.course import Course
from clocksmith.table.sealed import Found, SealedGroup


class Question:
    """A decision put to a seat, and the number of the table when it arose for that seat."""

    def __init__(
        self, asked: Decision[Any], number: int, state: State, sealed: tuple[str, ...]
    ) -> None:
        self.asked = asked
        self.number = number
        self.state = state  # a position in which it is asked: not to be changed
        self.sealed = sealed  # own answers that are held
        self.since = number  # the entry with which the turn of its seat began

    @cached_property
    def legal(self) -> Legal:
        """The legal answers, computed when first wanted."""
        return self.asked.legal(self.state)


class Questions:
    """The questions that wait: one, or one for each seat of a group that has not answered."""

    def __init__(self) -> None:
        self.waiting: dict[Seat, Question] = {}
        self._group: SealedGroup | None = None

    def renew(self, course: Course, number: int, by: Seat) -> None:
        """Find the questions after entry *number*, which seat *by* made.

        A question of a group that others are asked too stays the same question.
        """
        old = self.waiting if self._group is not None and self._group is course.group else {}
        turns = {seat: question.since for seat, question in self.waiting.items()}
        self._group = course.group
        self.waiting = {}
        for seat, offers in _found(course).items():
            held = course.group.held[seat] if course.group is not None else []
            sealed = tuple([one.action.text for one in held])
            since = old[seat].number if seat in old and seat != by else number
            self.waiting[seat] = Question(offers.asked, since, offers.state, sealed)
            self.waiting[seat].since = turns.get(seat, number)


def _found(course: Course) -> dict[Seat, Found]:
    decision = course.asked()
    if decision is None or course.ended:
        return {}
    if course.group is None:
        return {decision.seat: Found(decision, course.state)}
    seats: dict[Seat, Found] = {}
    for seat in sorted(course.group.seats):
        one = course.group.found(course.game, course.state, seat)
        if one is not None:
            seats[seat] = one
    return seats
