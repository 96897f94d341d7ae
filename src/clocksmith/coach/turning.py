"""Turning points of a game, each named by the decision or the draw that made it.

A decision that cost something counts for what it cost, judged by what its seat could know: the
curve knows what was hidden, and falls where nobody could have done better.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from clocksmith.coach.curve import Stretch
from clocksmith.coach.picture import Move, Turning
from clocksmith.coach.story import Moment
from clocksmith.core.seat import CHANCE, Seat

TURNING: Final = 3  # turning points that are told
SWING: Final = 0.02  # chance to win; less turns nothing


def turning_points(stretches: Sequence[Stretch], moves: Mapping[int, Move]) -> tuple[Turning, ...]:
    """Return the greatest turning points, the greatest first; *moves* are by number of moment."""
    found = [point for stretch in stretches for point in _of(stretch, moves)]
    great = [point for point in found if abs(point.after - point.before) >= SWING]
    great.sort(key=lambda point: (-abs(point.after - point.before), point.step))
    return tuple(great[:TURNING])


def _of(stretch: Stretch, moves: Mapping[int, Move]) -> list[Turning]:
    """Return how a turn or a draw changed a chance, if it did."""
    choices = [moment for moment in stretch.moments if moment.is_choice]
    if not choices:
        return [_draw(stretch)] if stretch.moments[0].seat == CHANCE else []
    seat = choices[0].seat
    before, after = (point.chances[seat] for point in (stretch.points[0], stretch.points[-1]))
    judged = [moves[moment.number] for moment in choices if moment.number in moves]
    worst = max(judged, key=lambda move: move.gain if move.best else 0.0, default=None)
    if worst is not None and worst.best is not None:
        whole, best = worst.whole, min(1.0, after + worst.gain)
        return [Turning(worst.step, whole, worst.seat, worst.played, worst.seat, best, after)]
    if after <= before:
        return []
    moment = _decisive(stretch, seat)
    return [Turning(moment.step, moment.whole, seat, moment.action, seat, before, after)]


def _draw(stretch: Stretch) -> Turning:
    before, after = stretch.points[0].chances, stretch.points[-1].chances
    changes = [abs(new - old) for old, new in zip(before, after, strict=True)]
    subject = Seat(changes.index(max(changes)))
    first = stretch.moments[0]
    return Turning(first.step, first.whole, CHANCE, None, subject, before[subject], after[subject])


def _decisive(stretch: Stretch, seat: Seat) -> Moment:
    """Return the decision of a seat after which its chance rose most."""
    rises = [
        (later.chances[seat] - now.chances[seat], -place)
        for place, (now, later) in enumerate(zip(stretch.points, stretch.points[1:], strict=False))
        if stretch.moments[place].is_choice and stretch.moments[place].seat == seat
    ]
    return stretch.moments[-max(rises)[1]]
