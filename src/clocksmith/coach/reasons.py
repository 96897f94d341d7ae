"""Why one position is better for a seat than another: the parts of what it may expect."""

from typing import Any, Final

from clocksmith.bots.knowledge.knowledge import Knowledge
from clocksmith.coach.picture import Reason
from clocksmith.core.game import State
from clocksmith.core.seat import Seat

MOST: Final = 4  # reasons that are told
LEAST: Final = 0.05  # points that are worth a word


def reasons(
    knowledge: Knowledge[Any], better: State, worse: State, seat: Seat
) -> tuple[Reason, ...]:
    """Return in what a seat stands differently, the largest differences first."""
    return largest(difference(knowledge, better, worse, seat))


def difference(
    knowledge: Knowledge[Any], better: State, worse: State, seat: Seat
) -> dict[str, float]:
    """Return by how much each part of what a seat may expect is larger."""
    gained = {item.name: item.points for item in knowledge.forecast_parts(better, seat)}
    for item in knowledge.forecast_parts(worse, seat):
        gained[item.name] = gained.get(item.name, 0.0) - item.points
    return gained


def largest(gained: dict[str, float]) -> tuple[Reason, ...]:
    """Return the largest differences, the largest first."""
    ranked = sorted(gained.items(), key=lambda part: (-abs(part[1]), part[0]))
    return tuple([Reason(name, points) for name, points in ranked[:MOST] if abs(points) >= LEAST])
