"""The questions of the seats, and since when they wait."""

from functools import cached_property
from typing import Any

from clocksmith.core.game import State
from clocksmith.core.legal import Legal
from clocksmith.core.seat import Seat
from clocksmith.core.step import Decision
from clocksmith.table.course import Course
from clocksmith.table.sealed import OpenDecision, SealedGroup


class Question:
    """A decision put to a seat, and the number of the table when it arose for that seat."""

    def __init__(
        self, decision: Decision[Any], number: int, state: State, sealed: tuple[str, ...]
    ) -> None:
        self.decision = decision
        self.number = number
        self.state = state  # a position in which it is asked: not to be changed
        self.sealed = sealed  # own answers that are held
        self.since = number  # the entry with which the turn of its seat began

    @cached_property
    def legal(self) -> Legal:
        """The legal answers, computed when first wanted."""
        return self.decision.legal(self.state)


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
        for seat, one in _open_decisions(course).items():
            held = course.group.held[seat] if course.group is not None else []
            sealed = tuple([answer.action.text for answer in held])
            since = old[seat].number if seat in old and seat != by else number
            self.waiting[seat] = Question(one.decision, since, one.state, sealed)
            self.waiting[seat].since = turns.get(seat, number)


def _open_decisions(course: Course) -> dict[Seat, OpenDecision]:
    decision = course.decision()
    if decision is None or course.ended:
        return {}
    if course.group is None:
        return {decision.seat: OpenDecision(decision, course.state)}
    seats: dict[Seat, OpenDecision] = {}
    for seat in sorted(course.group.seats):
        one = course.group.open_decision(course.game, course.state, seat)
        if one is not None:
            seats[seat] = one
    return seats
