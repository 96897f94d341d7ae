"""What may be undone, and when it may not.

A seat may return to any point of its own run of answers. The run ends, and
with it every way back, when chance reveals something or another seat decides.
"""

from typing import Generic

from clocksmith.core.seat import CHANCE, NOBODY, Seat
from clocksmith.core.step import S


class ReturnPoint(Generic[S]):
    """A position to return to, and how many answers had been given before it."""

    def __init__(self, state: S, answered: int) -> None:
        self.state = state
        self.answered = answered


class Takeback(Generic[S]):
    """The points the seat that answered last may return to. Knows no game."""

    def __init__(self) -> None:
        self._seat = NOBODY
        self._points: list[ReturnPoint[S]] = []

    def note(self, seat: Seat, state: S, answered: int, joined: bool = False) -> None:
        """Take note that *seat*, or chance, is about to answer in *state*.

        *answered* counts the answers given before this one. A *joined* answer is
        taken back together with the one before it, or not at all.
        """
        if seat == CHANCE or seat != self._seat:
            self._points.clear()
        self._seat = seat
        if seat != CHANCE and not joined:
            self._points.append(ReturnPoint(state.copy(), answered))

    def close(self) -> None:
        """End every way back."""
        self._points.clear()
        self._seat = NOBODY

    def depth(self, seat: Seat, floor: int = 0) -> int:
        """Return how many of its answers *seat* may take back.

        It cannot go back to where fewer than *floor* answers had been given.
        """
        if seat != self._seat:
            return 0
        return len([point for point in self._points if point.answered >= floor])

    def earliest(self, seat: Seat, floor: int = 0) -> ReturnPoint[S] | None:
        """Return where :meth:`restart` would lead; nothing is changed."""
        count = self.depth(seat, floor)
        return self._points[-count] if count else None

    def undo(self, seat: Seat, floor: int = 0) -> ReturnPoint[S] | None:
        """Return the point before the last answer of *seat*, or None where there is no way back."""
        return self._points.pop() if self.depth(seat, floor) else None

    def restart(self, seat: Seat, floor: int = 0) -> ReturnPoint[S] | None:
        """Return the earliest point *seat* may return to, or None where there is no way back."""
        point = self.earliest(seat, floor)
        if point is not None:
            del self._points[self._points.index(point) :]
        return point
