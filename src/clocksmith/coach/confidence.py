"""How far forecasts are to be trusted: exponents by which chances are tempered.

They come from ``clocksmith calibrate``; docs/concepts/coach.md has the figures.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Confidence:
    """The exponents of one game: in its opening, and later by the number of seats.

    1 leaves chances as they are, less makes them less sure. The opening lasts as long as a lead in
    the written forecast may be wrong by as many points as *spread*.
    """

    spread: float
    opening: float
    later: dict[int, float]

    def exponent(self, spread: float, seats: int) -> float:
        """Return the exponent of a position with that spread."""
        return self.opening if spread >= self.spread else self.later.get(seats, 1.0)


CONFIDENCE: Final = {
    "khronos": Confidence(14.0, 0.45, {2: 0.4, 3: 0.5, 4: 0.6, 5: 0.7}),
    "sands": Confidence(18.5, 0.75, {2: 0.95, 3: 1.0, 4: 1.0, 5: 1.0}),
    "inventions": Confidence(13.5, 0.9, {2: 0.35, 3: 0.4, 4: 0.4}),
}


def exponent_of(game: str, spread: float, seats: int) -> float:
    """Return how far a forecast is to be trusted; one of an unknown game as it is."""
    confidence = CONFIDENCE.get(game)
    return 1.0 if confidence is None else confidence.exponent(spread, seats)


def tempered(chances: Sequence[float], exponent: float) -> tuple[float, ...]:
    """Return chances that are nearer to each other, the smaller the exponent."""
    weights = [chance**exponent for chance in chances]
    total = sum(weights)
    return tuple([weight / total for weight in weights])
