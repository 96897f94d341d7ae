"""Why one position is better for a seat than another: the parts of what it may expect."""

from collections.abc import Sequence
from typing import Any, Final

from clocksmith.bots.knowledge.knowledge import Knowledge
from clocksmith.coach.picture import Reason
from clocksmith.core.game import State
from clocksmith.core.seat import Seat

LEAST: Final = 0.1  # points that are worth a word
RIVALS: Final = "rivals"  # the part that the others lose, in the mean


def difference(
    knowledge: Knowledge[Any], better: State, worse: State, seat: Seat
) -> dict[str, float]:
    """Return by how much each part of what a seat may expect is larger, and what rivals lose."""
    gained = {item.name: item.points for item in knowledge.forecast_parts(better, seat)}
    for item in knowledge.forecast_parts(worse, seat):
        gained[item.name] = gained.get(item.name, 0.0) - item.points
    gained[RIVALS] = _of_rivals(knowledge, worse, seat) - _of_rivals(knowledge, better, seat)
    return gained


def brings(gained: dict[str, float]) -> tuple[Reason, ...]:
    """Return the parts in which there is a gain or a loss, the greatest gain first.

    None where they do not add up to a gain: then they are no reasons.
    """
    reasons = parts_of(gained)
    return reasons if total(reasons) >= LEAST else ()


def parts_of(gained: dict[str, float]) -> tuple[Reason, ...]:
    """Return the parts that are worth a word, the greatest gain first."""
    ranked = sorted(gained.items(), key=lambda part: (-part[1], part[0]))
    return tuple([Reason(name, points) for name, points in ranked if abs(points) >= LEAST])


def total(reasons: Sequence[Reason]) -> float:
    """Return what reasons add up to."""
    return sum([reason.points for reason in reasons])


def _of_rivals(knowledge: Knowledge[Any], state: State, seat: Seat) -> float:
    others = [points for other, points in enumerate(knowledge.forecast(state)) if other != seat]
    return sum(others) / max(1, len(others))
