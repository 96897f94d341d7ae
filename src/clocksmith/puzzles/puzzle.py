"""A puzzle: a position, whose turn it is, the turns that are right, and how much they gain."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from clocksmith.arena.rating import Rating
from clocksmith.core.action import Action
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat

ID_DIGITS: Final = 10  # of the hash by which a puzzle is known
CLEARLY: Final = 2.0  # halves of its interval that a gain must be worth: nobody calls 4 ± 3 clear

Answers = tuple[Action, ...]  # those of one seat, until its turn is over or chance decides


@dataclass(frozen=True)
class Gain:
    """By how much a turn is better than another, in chances to win.

    *unsure* is half of the interval in which the gain lies 95 times in 100.
    """

    chances: float
    unsure: float

    @property
    def is_clear(self) -> bool:
        """Whether it is more than its interval, from one end to the other."""
        return self.chances >= CLEARLY * self.unsure


@dataclass(frozen=True)
class Puzzle:
    """A position in which one turn is clearly best.

    Of the turns that are *right*, the first is the solution; the others are worth the same.
    *second* is the best of all others, and *gain* what the solution gains over it.
    """

    game: Game[Any]
    position: str
    seat: Seat
    right: tuple[Answers, ...]
    second: Answers
    gain: Gain
    themes: tuple[str, ...]
    rating: Rating

    @property
    def id(self) -> str:
        """Its id, which depends on the position alone."""
        return id_of(self.position, self.seat)

    @property
    def solution(self) -> Answers:
        """The best turn."""
        return self.right[0]

    def start(self) -> State:
        """Return the position; ValueError, in words, if it is not one, or asks another seat."""
        state: State = self.game.read(self.position)
        decision = self.game.decision(state)
        if decision is None or decision.seat != self.seat:
            raise ValueError(f"seat {self.seat} is not asked in this position")
        return state


def id_of(position: str, seat: Seat) -> str:
    """Return the id of a puzzle with this position."""
    return sha256(f"{seat}\n{position}".encode()).hexdigest()[:ID_DIGITS]


def same_answers(one: Answers, other: Answers) -> bool:
    """Return whether two turns have the same answers, in any order."""
    return sorted([a.index for a in one]) == sorted([a.index for a in other])
