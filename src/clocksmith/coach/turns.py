"""The turns a seat could have played: those that begin with its answer, and the others."""

import random
from dataclasses import dataclass
from typing import Final

from clocksmith.bots.planner import Breadth, Line, Planner
from clocksmith.bots.substitute import SILENCE
from clocksmith.coach.ahead import Ahead
from clocksmith.core.action import Action
from clocksmith.core.game import State
from clocksmith.core.seat import Seat

SAME: Final = 1e-9  # values of turns that differ by less are equal


@dataclass(frozen=True)
class Turns:
    """Turns worth a thought, best first, in a position that was dealt anew for the seat."""

    seat: Seat
    turn: int  # its number
    state: State  # in which they begin
    own: list[Line]  # that begin with the answer given, at least one
    others: list[Line]


def turns_of(
    ahead: Ahead, state: State, seat: Seat, answer: Action, breadth: Breadth, luck: random.Random
) -> Turns:
    """Return the turns of *seat*, which is asked in *state* and answered *answer*.

    What the seat cannot know is dealt anew; *state* stays as it is.
    """
    dealt = state.copy()
    ahead.game.redeal(dealt, seat, luck.randrange)
    planner = ahead.planner(luck)
    lines = whole(planner.lines(dealt, seat, breadth))
    finder = _Finder(ahead, ahead.planner(luck), dealt, seat)  # which may look as far
    own: list[Line] = []
    others: list[Line] = []
    for line in lines:
        begun = finder.begun_with(answer, line)
        (others if begun is None else own).append(begun or line)
    if not own or (others and own[0].value < others[0].value - SAME):
        own += finder.after(answer, breadth)
    own.sort(key=lambda line: -line.value)
    return Turns(seat, planner.turn(dealt), dealt, own, others)


def whole(lines: list[Line]) -> list[Line]:
    """Return the turns that are over; all, where none is."""
    return [line for line in lines if line.is_over] or lines


class _Finder:
    """Finds turns that begin with a certain answer."""

    def __init__(self, ahead: Ahead, planner: Planner, state: State, seat: Seat) -> None:
        self._ahead = ahead
        self._game = ahead.game
        self._planner = planner
        self._state = state
        self._seat = seat
        self._turn = planner.turn(state)

    def begun_with(self, answer: Action, line: Line) -> Line | None:
        """Return a turn, its answers in another order if need be, so that *answer* is the first.

        None where it does not have that answer, or leads elsewhere in that order.
        """
        if line.answers[0] is answer:
            return line
        if answer not in line.answers:
            return None
        rest = [one for one in line.answers if one is not answer]
        state = self._state.copy()
        for action in (answer, *rest):
            decision = self._planner.answer_others(state, self._seat, self._turn)
            if decision is None or decision.refusal(state, action) is not None:
                return None
            self._game.apply(state, action, SILENCE)
        self._planner.answer_others(state, self._seat, self._turn)
        value = self._planner.value(state, self._seat)
        if value < line.value - SAME:
            return None
        return Line([answer, *rest], state, value, line.is_over)

    def after(self, answer: Action, breadth: Breadth) -> list[Line]:
        """Return the turns that begin with *answer*, best first."""
        state = self._state.copy()
        self._game.apply(state, answer, SILENCE)
        decision = self._planner.answer_others(state, self._seat, self._turn)
        if decision is None or decision.seat != self._seat:
            value = self._planner.value(state, self._seat)
            return [Line([answer], state, value, True)]
        return [
            Line([answer, *line.answers], line.state, line.value, line.is_over)
            for line in whole(self._planner.lines(state, self._seat, breadth))
        ]
