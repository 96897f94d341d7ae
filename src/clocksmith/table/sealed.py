"""Choices that several seats make at once, each sealed until the rules ask for it.

The rules ask one seat after another; ``decision.group`` says whose answers do not depend on each
other. So all of them are asked at once here. An answer given before its time is held, and others
learn only that it was given.
"""

from dataclasses import dataclass
from typing import Any

from clocksmith.core.action import Action
from clocksmith.core.event import Silence
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat
from clocksmith.core.step import Chance, Decision


@dataclass(frozen=True, slots=True)
class Held:
    """An answer that waits until the rules ask for it."""

    action: Action
    late: bool  # given by the table because time was up: not to be taken back


class SealedGroup:
    """Seats that are asked at once, from the result after which they were first asked."""

    def __init__(self, decision: Decision[Any], seats: tuple[Seat, ...], opened: int) -> None:
        self.seats = seats
        self.opened = opened  # how many results there were
        self.held: dict[Seat, list[Held]] = {seat: [] for seat in seats}
        self._kind = type(decision)

    def has(self, decision: Decision[Any] | None) -> bool:
        """Return whether a question is one of this group."""
        return decision is not None and type(decision) is self._kind and decision.seat in self.seats

    def others_hold(self, seat: Seat) -> bool:
        """Return whether a seat other than *seat* has given an answer that is held."""
        return any(held for other, held in self.held.items() if other != seat)

    def open_decision(self, game: Game[Any], state: State, seat: Seat) -> "OpenDecision | None":
        """Return what *seat* is asked when its held answers are counted, and where; None if done.

        What the others answer is assumed, so nothing of it can be learned here.
        """
        own = [held.action for held in self.held[seat]]
        twin = state.copy()
        decision = game.decision(twin)
        while decision is not None and self.has(decision):
            if decision.seat == seat and not own:
                return OpenDecision(decision, twin)
            answer = own.pop(0) if decision.seat == seat else decision.legal(twin).nth(0)
            game.apply(twin, answer, Silence())
            decision = game.decision(twin)
        return None


@dataclass(frozen=True, slots=True)
class OpenDecision:
    """A question of a group, and a position in which it is asked."""

    decision: Decision[Any]
    state: State


def group_of(decision: Decision[Any] | None, state: State, opened: int) -> SealedGroup | None:
    """Return the group that a question opens, or None when it is put to one seat alone."""
    if decision is None or isinstance(decision, Chance):
        return None
    seats = decision.group(state)
    return SealedGroup(decision, seats, opened) if len(seats) > 1 else None
